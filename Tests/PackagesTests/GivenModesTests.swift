import CourseModel
import Foundation
import Grading
import GradingTestSupport
import Testing

/// The condition `swift(>=6)` tests the language mode, not the version of the compiler.
@Suite("Modules that are given are compiled in their own mode of the language")
struct GivenModesTests {
  private static let speaking = """
    #if swift(>=6)
      public func mode() -> Int { 6 }
    #else
      public var told = 5  // in mode 6 this does not compile
      public func mode() -> Int { told }
    #endif

    """

  private static func manifest(tools version: String, settings: String = "") -> String {
    """
    // swift-tools-version:\(version)
    import PackageDescription
    let package = Package(
      name: "swift-modes", products: [.library(name: "Modes", targets: ["Modes"])],
      targets: [.target(name: "Modes"\(settings))])
    """
  }

  /// The versions of both manifests, the given target's own setting, and the resulting mode.
  @Test(
    "whatever that of the package is",
    arguments: [
      ("6.0", "5.9", "", 5), ("5.9", "6.0", "", 6), ("5.9", "5.9", "", 5), ("6.0", "6.0", "", 6),
      ("6.0", "6.0", ", swiftSettings: [.swiftLanguageMode(.v5)]", 5),
    ])
  func mode(
    of package: String, beside other: String, saying settings: String, is expected: Int
  ) async throws {
    try await TestMachine.withPermit {
      let given = try WrittenPackage([
        "Package.swift": Self.manifest(tools: other, settings: settings),
        "Sources/Modes/Modes.swift": Self.speaking,
      ])
      let needs = #", dependencies: [.product(name: "Modes", package: "swift-modes")]"#
      let thing = try WrittenPackage(
        manifest: WrittenPackage.manifest(tools: package, needs: needs, of: "swift-modes"),
        source: "import Modes\nfunc one() -> Int { mode() - \(expected) + 1 }\n")
      var loader = try thing.loader()
      loader.others = [given.folder]

      let exercise = try await PackageFrame(on: TestMachine.machine()).frozen(loader.load())

      #expect(exercise.checks.map(\.id) == ["isOne()"])
    }
  }
}
