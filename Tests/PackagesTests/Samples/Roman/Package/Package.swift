// swift-tools-version:6.0

import PackageDescription

let package = Package(
  name: "Roman",
  products: [
    .library(name: "Roman", targets: ["Roman"])
  ],
  dependencies: [],
  targets: [
    .target(name: "Roman", dependencies: []),
    .testTarget(name: "RomanTests", dependencies: ["Roman"]),
  ]
)
