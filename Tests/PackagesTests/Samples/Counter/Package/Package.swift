// swift-tools-version:6.0

import PackageDescription

let package = Package(
  name: "Counter",
  products: [
    .library(name: "Counter", targets: ["Counter"])
  ],
  dependencies: [],
  targets: [
    .target(name: "Counter", dependencies: []),
    .testTarget(name: "CounterTests", dependencies: ["Counter"]),
  ]
)
