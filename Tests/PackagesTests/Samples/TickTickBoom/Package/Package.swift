// swift-tools-version:6.0

import PackageDescription

let package = Package(
  name: "TickTickBoom",
  products: [
    .library(name: "TickTickBoom", targets: ["TickTickBoom"])
  ],
  dependencies: [],
  targets: [
    .target(name: "TickTickBoom", dependencies: []),
    .testTarget(name: "TickTickBoomTests", dependencies: ["TickTickBoom"]),
  ]
)
