// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Iris",
  platforms: [.iOS(.v17), .macOS(.v14), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  products: [
    .library(name: "Iris", targets: ["Iris"]),
    .library(name: "IrisTesting", targets: ["IrisTesting"]),
    .library(name: "IrisTool", targets: ["IrisTool"]),
    .executable(name: "bookstore", targets: ["bookstore"]),
  ],
  targets: [
    .target(name: "Iris"),
    .target(name: "IrisClock"),
    .target(name: "IrisTesting", dependencies: ["Iris", "IrisClock"]),
    .target(name: "IrisTool", dependencies: ["Iris"]),
    .target(
      name: "BookstoreCatalogue",
      dependencies: ["Iris"],
      path: "Examples/Bookstore/Catalogue"
    ),
    .target(name: "BookstoreReviews", dependencies: ["Iris"], path: "Examples/Bookstore/Reviews"),
    .target(name: "BookstoreSearch", dependencies: ["Iris"], path: "Examples/Bookstore/Search"),
    .target(name: "BookstoreAccount", dependencies: ["Iris"], path: "Examples/Bookstore/Account"),
    .target(
      name: "BookstoreApp",
      dependencies: [
        "Iris", "BookstoreCatalogue", "BookstoreReviews", "BookstoreSearch", "BookstoreAccount",
      ],
      path: "Examples/Bookstore/App",
    ),
    .target(
      name: "BookstoreCommand",
      dependencies: ["BookstoreApp", "Iris", "IrisClock", "IrisTool"],
      path: "Examples/Bookstore/Command",
    ),
    .executableTarget(
      name: "bookstore",
      dependencies: ["BookstoreCommand", "IrisTool"],
      path: "Examples/Bookstore/Main"
    ),
    .target(
      name: "SignpostServer",
      dependencies: ["Iris"],
      path: "Examples/Signpost/Server",
    ),
    .executableTarget(
      name: "signpost",
      dependencies: ["SignpostServer"],
      path: "Examples/Signpost/Main",
    ),
    .testTarget(name: "SignpostTests", dependencies: ["SignpostServer"]),
    .testTarget(
      name: "DocumentationTests",
      dependencies: ["BookstoreApp", "Iris", "IrisTesting", "IrisTool", "Toolchain"],
      exclude: ["Preambles"],
    ),
    .target(name: "Toolchain", path: "Tests/Toolchain"),
    .target(name: "LargeTable", dependencies: ["Iris"], path: "Tests/LargeTable"),
    .target(name: "SmallTable", dependencies: ["Iris"], path: "Tests/SmallTable"),
    .target(name: "BareEnum", path: "Tests/BareEnum"),
    .testTarget(
      name: "IrisTests",
      dependencies: ["BareEnum", "LargeTable", "SmallTable", "Iris", "IrisTesting", "Toolchain"]
    ),
    .testTarget(
      name: "IrisTestingTests",
      dependencies: ["Iris", "IrisTesting"],
      exclude: ["__Snapshots__"],
    ),
    .testTarget(
      name: "BookstoreTests",
      dependencies: [
        "BookstoreApp", "BookstoreCommand", "BookstoreCatalogue", "BookstoreReviews",
        "BookstoreSearch", "BookstoreAccount", "Iris", "IrisTesting", "IrisTool",
      ],
      exclude: ["__Snapshots__"],
    ),
    .executableTarget(
      name: "benchmarks",
      dependencies: ["AllocationCounter", "Iris"],
      path: "Tests/Benchmarks",
    ),
    .target(name: "AllocationCounter", path: "Tests/AllocationCounter"),
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
