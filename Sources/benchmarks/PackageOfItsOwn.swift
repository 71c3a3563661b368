import CourseModel
import Foundation

/// The same stub and suite as a package for `swift test`.
struct PackageOfItsOwn {
  private let bench: Bench
  private let folder: URL
  private let swift: String

  init(_ bench: Bench) throws {
    self.bench = bench
    folder = bench.folder.appending(path: "package")
    swift = try PackageOfItsOwn.findSwift()
    try Self.write(bench, to: folder)
  }

  @discardableResult
  func run(_ files: [SourceFile]) throws -> Double {
    try bench.write(files, to: folder.appending(path: "Sources/\(bench.exercise.name)"))
    return try bench.time(swift, ["test"], in: folder)
  }

  static func findSwift() throws -> String {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    guard
      let swift = path.split(separator: ":").map({ "\($0)/swift" })
        .first(where: { FileManager.default.isExecutableFile(atPath: $0) })
    else { throw Bench.Failure(description: "no swift on PATH") }
    return swift
  }

  static func write(_ bench: Bench, to folder: URL) throws {
    let name = bench.exercise.name
    let manifest = """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(
        name: "Own",
        targets: [
          .target(name: "MiniCocoa"),
          .target(name: "Checking"),
          .target(name: "\(name)", dependencies: ["MiniCocoa"]),
          .testTarget(name: "\(name)Suite", dependencies: ["\(name)", "MiniCocoa", "Checking"]),
        ])
      """
    try bench.write(
      [SourceFile(name: "Package.swift", content: Data(manifest.utf8))], to: folder)
    try bench.write(
      try bench.exercise.suite(), to: folder.appending(path: "Tests/\(name)Suite"))
    for support in ["MiniCocoa", "Checking"] {
      let place = folder.appending(path: "Sources/\(support)")
      guard !FileManager.default.fileExists(atPath: place.path) else { continue }
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(
        at: bench.course.folder.appending(path: "Sources/\(support)"), to: place)
    }
  }
}

/// The time of a cold build and test of one submission as a separate package.
struct ColdPackage {
  let bench: Bench

  func seconds(_ files: [SourceFile]) throws -> Double {
    let folder = bench.folder.appending(path: "cold")
    try? FileManager.default.removeItem(at: folder)
    try PackageOfItsOwn.write(bench, to: folder)
    try bench.write(files, to: folder.appending(path: "Sources/\(bench.exercise.name)"))
    let swift = try PackageOfItsOwn.findSwift()
    return try bench.time(swift, ["build", "--build-tests"], in: folder)
      + bench.time(swift, ["test"], in: folder, expecting: [0, 1])
  }
}
