// swift-tools-version:6.0

import PackageDescription

let package = Package(
  name: "Ledger",
  products: [
    .library(name: "Ledger", targets: ["Ledger"])
  ],
  dependencies: [],
  targets: [
    .target(name: "Ledger", dependencies: []),
    .testTarget(name: "LedgerTests", dependencies: ["Ledger"]),
  ]
)
