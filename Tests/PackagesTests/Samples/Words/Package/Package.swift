// swift-tools-version:5.9

import Foundation
import PackageDescription

/// Each folder in Sources is a library with tests, so that nobody has to list them.
func targets() throws -> [Target] {
  var targets: [Target] = []
  let sources = Context.packageDirectory + "/Sources"
  for name in try FileManager.default.contentsOfDirectory(atPath: sources).sorted() {
    targets.append(.target(name: name))
    targets.append(.testTarget(name: name + "Tests", dependencies: [.target(name: name)]))
  }
  return targets
}

let package = Package(name: "Words", targets: try targets())
for target in package.targets where target.isTest {
  target.swiftSettings = [.define("TESTING")]
}
