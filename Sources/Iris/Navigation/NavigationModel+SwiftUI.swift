// The glue for SwiftUI: bindings, and steps that land when their animation has ended.
//
// Unverified on Linux, where SwiftUI does not exist and this file is empty: it is compiled on
// Apple's systems alone, and no test of this package runs it.

#if canImport(SwiftUI)
public import SwiftUI

extension NavigationModel {
  /// The path of a `NavigationStack`.
  ///
  /// ```swift
  /// NavigationStack(path: model.path(in: .tab(.home))) { HomeView() }
  /// ```
  ///
  /// - Parameter place: The stack the view shows.
  /// - Returns: A binding; what the user takes off the stack reaches the coordinator.
  public func path(in place: StackPlace<Flow.Tab> = .base) -> Binding<[Flow.Screen]> {
    Binding {
      self[place]
    } set: { screens in
      self[place] = screens
    }
  }

  /// The item of a `sheet` or a `fullScreenCover`.
  ///
  /// ```swift
  /// .sheet(item: model.layer(0, as: .sheet)) { layer in LayerView(layer) }
  /// .fullScreenCover(item: model.layer(0, as: .fullScreenCover)) { layer in LayerView(layer) }
  /// ```
  ///
  /// The view of a layer presents the one above it in the same way.
  ///
  /// - Parameters:
  ///   - index: How many layers are below it.
  ///   - kind: How the view presents it; a layer of another kind is not its.
  /// - Returns: A binding, nil where no such layer is up; the user may set it to nil.
  public func layer(_ index: Int, as kind: LayerKind) -> Binding<Flow.State.Layer?> {
    Binding {
      self[layer: index].flatMap { $0.kind == kind ? $0 : nil }
    } set: { layer in
      // A view of another kind that lets go of nothing must not take this layer away.
      if self[layer: index]?.kind == kind { self[layer: index] = layer }
    }
  }

  /// The selection of a `TabView` in an app with tabs.
  ///
  /// - Parameter fallback: What is selected in a state without tabs.
  /// - Returns: A binding; selecting the tab that is selected pops it to its root.
  public func selection(or fallback: Flow.Tab) -> Binding<Flow.Tab> {
    Binding {
      self.selectedTab ?? fallback
    } set: { tab in
      self.selectedTab = tab
    }
  }

  /// Lets each step land when its animation has ended, so that the next one is not lost in it.
  ///
  /// - Parameter animation: How changes are animated.
  public func landAfterAnimation(_ animation: Animation = .default) {
    showing = { _, change in
      await withCheckedContinuation { landed in
        withAnimation(animation, completionCriteria: .logicallyComplete) {
          change()
        } completion: {
          landed.resume()
        }
      }
    }
  }
}
#endif
