// swift-tools-version:5.9

import PackageDescription

let package = Package(
  name: "Greeting",
  products: [
    .library(name: "Greeting", targets: ["Greeting"])
  ],
  dependencies: [],
  targets: [
    .target(name: "Greeting", dependencies: []),
    .testTarget(name: "GreetingTests", dependencies: ["Greeting"]),
  ]
)
