import Foundation
import GradingTestSupport
import Testing

@testable import Grading

/// Manifests that compute their targets, in ways that real packages use.
struct ComputedManifest: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let text: String
  /// The expected targets: `NAME KIND DEPENDENCIES FLAGS`.
  let expected: [String]

  /// - Parameter text: The manifest without the lines with which all begin.
  init(_ name: String, _ text: String, _ expected: [String]) {
    testDescription = name
    self.text = "// swift-tools-version:6.0\nimport PackageDescription\n" + text
    self.expected = expected
  }

  static let all = [
    ComputedManifest(
      "a loop over all targets",
      """
      let package = Package(
        name: "A",
        targets: [
          .target(name: "A", swiftSettings: [.define("OWN")]), .testTarget(name: "T", dependencies: ["A"]),
          .systemLibrary(name: "C"),
        ])
      for target in package.targets {
        switch target.type {
        case .regular, .test, .executable:
          var settings = target.swiftSettings ?? []
          settings.append(.enableUpcomingFeature("ExistentialAny"))
          target.swiftSettings = settings
        case .macro, .plugin, .system, .binary:
          ()
        @unknown default:
          ()
        }
      }
      for target in package.targets where target.isTest && target.name != "B" {
        target.swiftSettings?.append(contentsOf: [.define("TESTING")])
        target.dependencies += ["C"]
      }
      for target in package.targets {
        if ![.regular, .test].contains(target.type) { continue }
        guard target.type != .test else { break }
        target.swiftSettings! += [.define("NO_TEST")]
      }
      """,
      [
        "A regular [] -DOWN -enable-upcoming-feature ExistentialAny -DNO_TEST",
        "C systemLibrary []",
        "T test [A C] -enable-upcoming-feature ExistentialAny -DTESTING",
      ]),
    ComputedManifest(
      "targets that are in several lists",
      """
      let first = Target.target(name: "A")
      let parts: [Target] = [first, .target(name: "B")]
      let tests: [Target] = [.testTarget(name: "T")]
      let package = Package(name: "A", targets: parts + tests)
      for part in parts { part.swiftSettings = [.define("PART")] }
      first.swiftSettings?.append(.define("FIRST"))
      package.targets.forEach { target in
        if target.type == .test { return }
        target.dependencies.append("C")
      }
      for name in ["C", "D"] { package.targets.append(.target(name: name)) }
      for target in package.targets where target.name == "D" {
        package.targets.append(.testTarget(name: "\\(target.name)Tests", dependencies: ["D"]))
        target.swiftSettings = [.define("LAST")]
      }
      """,
      [
        "A regular [C] -DPART -DFIRST", "B regular [C] -DPART", "C regular []",
        "D regular [] -DLAST", "DTests test [D]", "T test []",
      ]),
    ComputedManifest(
      "lists that are put together",
      """
      let isStrict = false
      let settings: [SwiftSetting] = {
        var all: [SwiftSetting] = [.define("BASE")]
        if isStrict { all.append(.define("STRICT")) }
        return all
      }()
      let macros: KeyValuePairs<String, String> = ["Kit 1.0": "macOS 14", "Kit 1.1": "macOS 15"]
      var known = settings + macros.map { name, value in
        .enableExperimentalFeature("AvailabilityMacro=\\(name): \\(value)")
      }
      known += (0..<2).map { .define("LEVEL\\($0)") }
      var needed: [Target.Dependency] = []
      needed.append("B")
      let package = Package(
        name: "A",
        targets: [
          .target(name: "A", dependencies: needed, swiftSettings: known),
          .target(name: "B", exclude: [String](), swiftSettings: .strict + (isStrict ? known : [])),
        ])
      package.targets.append(.target(name: "C" + "D"))
      extension [SwiftSetting] {
        static var strict: [SwiftSetting] { [.define("FROM_EXTENSION")] }
      }
      """,
      [
        "A regular [B] -DBASE -enable-experimental-feature AvailabilityMacro=Kit 1.0: macOS 14 "
          + "-enable-experimental-feature AvailabilityMacro=Kit 1.1: macOS 15 -DLEVEL0 -DLEVEL1",
        "B regular [] -DFROM_EXTENSION",
        "CD regular []",
      ]),
    ComputedManifest(
      "what the machine decides",
      """
      let inCI = Context.environment["SWITCHBOARD_NO_SUCH_VARIABLE"] != nil
      var settings: [SwiftSetting] = []
      #if os(macOS) || canImport(Darwin)
        settings.append(.define("APPLE"))
      #elseif !os(Windows) && compiler(>=5.9)
        settings.append(.define("ELSEWHERE"))
      #endif
      #if swift(>=6.0) && !NOBODY_DEFINES_IT
        settings.append(.define("SIX"))
      #endif
      #if compiler(<6.0)
        settings.append(.define("OLD"))
      #endif
      if let path = Context.environment["SWITCHBOARD_NO_SUCH_VARIABLE"] {
        settings.append(.define(path))
      } else if inCI {
        settings.append(.define("CI"))
      } else {
        settings.append(.define("AT_HOME"))
      }
      let package = Package(name: "A", targets: [.target(name: "A", swiftSettings: settings)])
      if !inCI { package.dependencies += [.package(path: "../B")] }
      """,
      ["A regular [] -DELSEWHERE -DSIX -DAT_HOME"]),
    ComputedManifest(
      "functions of its own",
      """
      func part(_ name: String, needs: [Target.Dependency] = [], isTested: Bool = true) -> [Target] {
        var targets: [Target] = [.target(name: name, dependencies: needs)]
        if isTested { targets.append(.testTarget(name: "\\(name)Tests", dependencies: needs)) }
        return targets
      }
      enum Names {
        static let last = "Z"
        static let needed: [Target.Dependency] = ["A", .target(name: last)]
      }
      let package = Package(
        name: "A",
        targets: part("A") + part("B", needs: ["A"], isTested: false)
          + [.plain("C"), .plain(Names.last, Names.needed)])
      extension Target {
        static func plain(_ name: String, _ needs: [Target.Dependency] = []) -> Target {
          .target(name: name, dependencies: needs, swiftSettings: [.define("PLAIN")])
        }
      }
      """,
      [
        "A regular []", "ATests test []", "B regular [A]", "C regular [] -DPLAIN",
        "Z regular [A Z] -DPLAIN",
      ]),
  ]
}

@Suite("A manifest that works something out")
struct ManifestEvaluatorTests {
  static func lines(_ manifest: Manifest) -> [String] {
    manifest.targets.map { target in
      let kind =
        switch target.kind {
        case .library: "regular"
        case .program: "executable"
        case .test: "test"
        case .other(let name): name
        }
      let flags = target.settings.map { setting in
        switch setting {
        case .flags(let flags): flags.joined(separator: " ")
        case .languageMode(let mode): "mode \(mode)"
        case .headerSearchPath, .unknown: "\(setting)"
        }
      }
      let needs = target.dependencies.map(\.name).joined(separator: " ")
      return (["\(target.name) \(kind) [\(needs)]"] + flags).joined(separator: " ")
    }.sorted()
  }

  @Test("is carried out by its text", arguments: ComputedManifest.all)
  func carriesOut(_ manifest: ComputedManifest) throws {
    guard case .read(let read) = ManifestReader(manifest.text).outcome() else {
      Issue.record("\(ManifestReader(manifest.text).outcome())")
      return
    }
    #expect(Self.lines(read) == manifest.expected)
  }

  @Test(
    "is not guessed where nobody knows",
    arguments: [
      ("for n in names { package.targets.append(.target(name: n)) }", 1),
      ("if Context.gitInformation != nil { package.targets = [] }", 1),
      ("if Context.packageDirectory == \"/\" { package.targets = [] }", 1),
      ("func f(_ n: Int) {}\nfunc f(_ n: String) {}\npackage.targets = f(1)", 3),
      ("package.targets.append(.ours(name: \"B\"))", 1),
      ("package.targets = [Ours(name: \"B\")].map { $0.target }", 1),
      ("package.swiftLanguageModes = [.v5, .v6].filter(isRight)", 1),
      ("package.targets.append(more)", 1),
      ("package.targets.sort { $0.name < $1.name }", 1),
      ("()\n#if hasFeature(Embedded)\n#endif", 2),
      ("while true {}", 1),
      ("func f() -> [Target] { f() }\npackage.targets += f()", 1),
      ("let twice = package.targets + package.targets\npackage.targets = twice.reversed()", 2),
      ("if package.targets == [.target(name: \"A\")] { package.targets = [] }", 1),
      ("package.targets += [.target(name: \"B\", swiftSettings: .ours)]", 1),
      ("outer: for target in package.targets { continue outer }", 1),
    ])
  func unknown(statement: String, line: Int) {
    let text = """
      // swift-tools-version:6.0
      let package = Package(name: "A", targets: [.target(name: "A")])

      """
    #expect(
      ManifestReader(text + statement).outcome()
        == .computed(Manifest.ToolsVersion(major: 6, minor: 0), line: line + 2))
  }

  @Test("may double its lists again and again, and is left then")
  func doubles() {
    let text = """
      // swift-tools-version:6.0
      var all: [Target] = [.target(name: "A")]

      """
    let doubling = String(repeating: "all += all\n", count: 60)
    #expect(
      ManifestReader(text + doubling + "let package = Package(name: \"A\", targets: all)").outcome()
        == .computed(Manifest.ToolsVersion(major: 6, minor: 0), line: 16))
  }
}
