// swift-tools-version:6.0

import PackageDescription

let package = Package(
  name: "Bank",
  products: [
    .library(name: "Bank", targets: ["Bank"])
  ],
  dependencies: [],
  targets: [
    .target(name: "Bank", dependencies: []),
    .testTarget(name: "BankTests", dependencies: ["Bank"]),
  ]
)
