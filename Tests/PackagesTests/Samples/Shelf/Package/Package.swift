// swift-tools-version:6.0

import PackageDescription

let package = Package(
  name: "Shelf",
  products: [
    .library(name: "Shelf", targets: ["Shelf"])
  ],
  dependencies: [],
  targets: [
    .target(name: "Shelf", dependencies: []),
    .testTarget(name: "ShelfTests", dependencies: ["Shelf"]),
  ]
)
