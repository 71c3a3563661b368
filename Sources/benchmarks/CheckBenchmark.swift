import CourseModel
import Foundation

/// From a saved file to the verdict, against the bare work and against `swift test`.
struct CheckBenchmark {
  private let laboratory: Laboratory
  private let rounds = 15

  init(_ laboratory: Laboratory) { self.laboratory = laboratory }

  func run() throws {
    let name = laboratory.exercise.name
    let workspace = laboratory.folder.appending(path: "workspace")
    try laboratory.time(laboratory.tool, ["init", workspace.path], in: laboratory.folder)
    let sources = workspace.appending(path: "Exercises/\(name)/Sources")
    let bare = try BareWork(laboratory)
    let package = try PackageOfItsOwn(laboratory)
    let solution = try laboratory.exercise.solution()
    let check = ["check", name]
    try laboratory.write(solution, to: sources)
    try laboratory.time(laboratory.tool, check, in: workspace)  // prepares the cache
    try bare.prepare()
    try package.run(solution)

    var ours: [Double] = []
    var theirs: [Double] = []
    var swiftTest: [Double] = []
    for round in 0..<rounds {
      let edited = solution.edited(round)
      try laboratory.write(edited, to: sources)
      ours.append(try laboratory.time(laboratory.tool, check, in: workspace))
      theirs.append(try bare.run(edited))
      if round < 5 { swiftTest.append(try package.run(edited)) }
    }
    let (mine, least, most) = (
      Figures.median(ours), Figures.median(theirs), Figures.median(swiftTest)
    )
    print("Save to verdict (\(name), warm, sandboxed; \(rounds) rounds)")
    Figures.show("switchboard check", Figures.milliseconds(mine))
    Figures.show("bare work: compile, link, run the ready suite", Figures.milliseconds(least))
    Figures.show("swift test in a package of its own, same edit", Figures.milliseconds(most))
    Figures.show("check against bare work", Figures.ratio(mine / least), goal: "at most 1.5 x")
    Figures.show("swift test against check", Figures.ratio(most / mine), goal: "at least 4 x")
    print("")
  }
}

extension [SourceFile] {
  /// The same program, saved once more: a comment and a private name differ.
  func edited(_ number: Int) -> [SourceFile] {
    map { file in
      let text =
        String(decoding: file.content, as: UTF8.self)
        + "\n// edit \(number)\nprivate func edit\(number)() {}\n"
      return SourceFile(name: file.name, content: Data(text.utf8))
    }
  }
}

/// What cannot be avoided: one process that compiles to object and module, the linker, and the
/// suite that is ready. No sandbox, no tool.
private struct BareWork {
  private let laboratory: Laboratory
  private let folder: URL
  private let toolchain: URL

  init(_ laboratory: Laboratory) throws {
    self.laboratory = laboratory
    folder = laboratory.folder.appending(path: "bare")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    guard
      let frontend = path.split(separator: ":").map({ URL(filePath: "\($0)/swift-frontend") })
        .first(where: { FileManager.default.isExecutableFile(atPath: $0.path) })
    else { throw Laboratory.Failure(description: "no swift-frontend on PATH") }
    toolchain = frontend.resolvingSymlinksInPath().deletingLastPathComponent()
      .deletingLastPathComponent()
  }

  /// The script, once the cache holds what it uses.
  func prepare() throws {
    let name = laboratory.exercise.name
    let runner = try laboratory.cached("suite-runner")
    let support = runner.deletingLastPathComponent().path
    let suite = try laboratory.cached("lib\(name)Suite.so").path
    let ids = laboratory.exercise.checks.filter { $0.kind == .test }.map(\.id)
    let configuration =
      #"{"parallel":false,"verbosity":-2,"eventStreamVersionNumber":0,"filter":["/("#
      + ids.joined(separator: "|") + #")\\("]}"#
    let script = """
      set -e
      \(toolchain.path)/bin/swift-frontend -frontend -c *.swift -module-name \(name) \
        -parse-as-library -swift-version 6 -g -enable-library-evolution -I \(support) \
        -module-cache-path \(support)/module-cache \
        -emit-module-path \(name).swiftmodule -o \(name).o
      \(toolchain.path)/bin/ld.lld -shared \(toolchain.path)/lib/swift/linux/x86_64/swiftrt.o \
        \(name).o -soname lib\(name).so -o lib\(name).so
      \(runner.path) '\(configuration)' ./lib\(name).so \(suite) 3>records
      """
    try Data(script.utf8).write(to: folder.appending(path: "work.sh"))
  }

  func run(_ files: [SourceFile]) throws -> Double {
    try laboratory.write(files, to: folder)
    return try laboratory.time("/bin/sh", ["work.sh"], in: folder)
  }
}

/// The same stub and suite as a package that `swift test` tests.
private struct PackageOfItsOwn {
  private let laboratory: Laboratory
  private let folder: URL
  private let swift: String

  init(_ laboratory: Laboratory) throws {
    self.laboratory = laboratory
    folder = laboratory.folder.appending(path: "package")
    swift = try PackageOfItsOwn.findSwift()
    try Self.write(laboratory, to: folder)
  }

  @discardableResult
  func run(_ files: [SourceFile]) throws -> Double {
    try laboratory.write(files, to: folder.appending(path: "Sources/\(laboratory.exercise.name)"))
    return try laboratory.time(swift, ["test"], in: folder)
  }

  static func findSwift() throws -> String {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    guard
      let swift = path.split(separator: ":").map({ "\($0)/swift" })
        .first(where: { FileManager.default.isExecutableFile(atPath: $0) })
    else { throw Laboratory.Failure(description: "no swift on PATH") }
    return swift
  }

  static func write(_ laboratory: Laboratory, to folder: URL) throws {
    let name = laboratory.exercise.name
    let manifest = """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(
        name: "Own",
        targets: [
          .target(name: "MiniCocoa"),
          .target(name: "\(name)", dependencies: ["MiniCocoa"]),
          .testTarget(name: "\(name)Suite", dependencies: ["\(name)", "MiniCocoa"]),
        ])
      """
    try laboratory.write(
      [SourceFile(name: "Package.swift", content: Data(manifest.utf8))], to: folder)
    try laboratory.write(
      try laboratory.exercise.suite(), to: folder.appending(path: "Tests/\(name)Suite"))
    let cocoa = laboratory.course.folder.appending(path: "Sources/MiniCocoa")
    let place = folder.appending(path: "Sources/MiniCocoa")
    if !FileManager.default.fileExists(atPath: place.path) {
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: cocoa, to: place)
    }
  }
}

/// The time of a cold build and test of one submission in a package of its own.
struct ColdPackage {
  let laboratory: Laboratory

  func seconds(_ files: [SourceFile]) throws -> Double {
    let folder = laboratory.folder.appending(path: "cold")
    try? FileManager.default.removeItem(at: folder)
    try PackageOfItsOwn.write(laboratory, to: folder)
    try laboratory.write(files, to: folder.appending(path: "Sources/\(laboratory.exercise.name)"))
    let swift = try PackageOfItsOwn.findSwift()
    return try laboratory.time(swift, ["build", "--build-tests"], in: folder)
      + laboratory.time(swift, ["test"], in: folder, expecting: [0, 1])
  }
}
