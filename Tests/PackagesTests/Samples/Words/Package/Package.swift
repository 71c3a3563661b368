// swift-tools-version:5.9

import PackageDescription

let names = ["Words"]
let package = Package(
  name: "Words",
  targets: names.map { .target(name: $0) }
    + names.map { .testTarget(name: $0 + "Tests", dependencies: [.target(name: $0)]) }
)
