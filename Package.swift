// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Iris",
  platforms: [.iOS(.v17), .macOS(.v14), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  products: [
    .library(name: "Iris", targets: ["Iris"]),
    .library(name: "IrisTesting", targets: ["IrisTesting"]),
    .library(name: "IrisTool", targets: ["IrisTool"]),
  ],
  targets: [
    .target(name: "Iris"),
    .target(name: "IrisTesting", dependencies: ["Iris"]),
    .target(name: "IrisTool", dependencies: ["Iris"]),
    .testTarget(name: "IrisTests", dependencies: ["Iris", "IrisTesting"]),
    .testTarget(name: "IrisToolTests", dependencies: ["Iris", "IrisTool"]),
  ],
  swiftLanguageModes: [.v6],
)

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("ImmutableWeakCaptures"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .strictMemorySafety(),
]
for target in package.targets { target.swiftSettings = settings }
