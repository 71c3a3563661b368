import CourseModel
import Foundation
import GradingTestSupport
import Testing

@testable import Grading

@Suite("A package that cannot be graded")
struct PackageErrorTests {
  private func error(_ work: () throws -> Void) -> PackageError? {
    do { try work() } catch { return error as? PackageError }
    return nil
  }

  @Test("says where there is none")
  func none() throws {
    let folder = try TestMachine.emptyFolder("Nothing")
    #expect(
      error { _ = try PackageLoader(folder: folder, on: TestMachine.machine()).load() }
        == .noPackage(folder.path))
  }

  @Test("says that it has several targets, or none with tests")
  func targets() throws {
    let more = """

          .target(name: "Other"),
          .testTarget(name: "OtherTests", dependencies: ["Other"]),
      """
    let two = try WrittenPackage([
      "Package.swift": WrittenPackage.manifest(more), "Sources/Thing/A.swift": "let a = 1",
      "Sources/Other/B.swift": "let b = 1", "Tests/ThingTests/A.swift": "",
      "Tests/OtherTests/B.swift": "",
    ])
    #expect(
      error { _ = try two.load() } == .severalTargets(two.folder.path, ["Thing", "Other"]))
    #expect(try two.load(target: "Other").module == "Other")
    #expect(
      error { _ = try two.load(target: "Else") }
        == .noTarget("Else", two.folder.path, ["Thing", "Other"]))

    let untested = try WrittenPackage([
      "Package.swift": """
      // swift-tools-version:6.0
      import PackageDescription
      let package = Package(name: "Thing", targets: [.target(name: "Thing")])
      """, "Sources/Thing/A.swift": "let a = 1",
    ])
    #expect(error { _ = try untested.load() } == .noTests("Thing", untested.folder.path))
  }

  @Test("says what it needs that is not there")
  func dependency() throws {
    let needs = #", dependencies: [.product(name: "Numerics", package: "swift-numerics")]"#
    let thing = try WrittenPackage(
      manifest: WrittenPackage.manifest(needs: needs, of: "swift-numerics"))
    #expect(
      error { _ = try thing.load() }
        == .dependency("Numerics", package: "swift-numerics", ofTarget: "Thing"))
    var loader = try thing.loader()
    loader.others = [thing.folder.appending(path: "nowhere")]
    #expect(
      error { _ = try loader.load() } == .noModuleFolder(thing.folder.path + "/nowhere"))
    let resources = try WrittenPackage(
      manifest: WrittenPackage.manifest(needs: #", resources: [.process("a.txt")]"#))
    #expect(error { _ = try resources.load() } == .resources("Thing"))
    let flags = try WrittenPackage(
      manifest: WrittenPackage.manifest(needs: #", swiftSettings: [.unsafeFlags(["-O"])]"#))
    #expect(error { _ = try flags.load() } == .unknownSetting("unsafeFlags", "Thing"))
  }

  private func failure(of thing: WrittenPackage) async -> PackageError? {
    do { _ = try await thing.frozen() } catch { return error as? PackageError }
    return nil
  }

  @Test("names the tests that its own answer does not pass")
  func fails() async throws {
    try await TestMachine.withPermit {
      let thing = try WrittenPackage(source: "func one() -> Int { 2 }\n")
      #expect(
        await failure(of: thing)
          == .referenceFails("Thing", tests: ["isOne() (`one()` is `2`, expected `1`.)"]))
    }
  }

  @Test("says why its answer does not compile, or its tests do not")
  func compiles() async throws {
    try await TestMachine.withPermit {
      let broken = try WrittenPackage(source: "func one() -> Int { \"1\" }\n")
      guard case .referenceRefused("Thing", let why)? = await failure(of: broken) else {
        Issue.record("it was taken")
        return
      }
      #expect(why.contains("Thing.swift:1: "))

      let imports = try WrittenPackage(
        tests: "import Testing\nimport Nowhere\n@Test func isOne() {}\n")
      guard case .referenceRefused("Thing", let reason)? = await failure(of: imports) else {
        Issue.record("it was taken")
        return
      }
      #expect(reason.contains("ThingTests.swift:2:8: no such module 'Nowhere'"), "\(reason)")

      let empty = try WrittenPackage(tests: "func helper() {}\n")
      #expect(await failure(of: empty) == .noTestFound("Thing"))
    }
  }

  @Test("says what is no variable", arguments: ["A", "=1", "1A=2", "LD_PRELOAD=x", "SWIFT_A=1"])
  func variable(text: String) {
    #expect(throws: PackageError.noVariable(text)) { try EnvironmentVariable(text) }
  }
}
