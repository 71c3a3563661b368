import Execution
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
        "C system []",
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

/// A package of these files, as SwiftPM describes it.
private func manifest(_ files: [String: String], on machine: Machine? = nil) throws -> Manifest? {
  try PackageSources(folder: WrittenPackage(files).folder)
    .declared(on: machine ?? TestMachine.machine())?.manifest
}

extension Manifest {
  /// The targets in the notation of `ComputedManifest`.
  fileprivate var lines: [String] {
    targets.map { target in
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
}

@Suite("A manifest")
struct ManifestTests {
  @Test("is read as a debug build on Linux has it")
  func reads() throws {
    let manifest = try #require(
      try manifest([
        "Package.swift": """
        // swift-tools-version:6.2
        import PackageDescription
        let package = Package(
          name: "Zoo",
          products: [
            .library(name: "Animals", type: .static, targets: ["Cage", "Other"]),
            .executable(name: "zoo", targets: ["Zoo"]),
          ],
          dependencies: [.package(url: "https://example.org/swift-numerics", from: "1.0.0")],
          targets: [
            .executableTarget(
              name: "Zoo",
              dependencies: [
                "Cage", .product(name: "Numerics", package: "swift-numerics"),
                .target(name: "Other", condition: .when(platforms: [.macOS])),
                .byName(name: "Other", condition: .when(platforms: [.linux])),
              ],
              path: "Source", exclude: ["Old"],
              swiftSettings: [
                .enableUpcomingFeature("ExistentialAny"),
                .enableExperimentalFeature("Lifetimes"),
                .define("ZOO", .when(configuration: .debug)),
                .define("QUICK", .when(configuration: .release)),
                .define("APPLE", .when(platforms: [.macOS])), .swiftLanguageMode(.v5),
                .defaultIsolation(MainActor.self), .strictMemorySafety(),
                .treatAllWarnings(as: .error), .unsafeFlags(["-Xfrontend", "-warnings-as-errors"]),
                .unsafeFlags(["-O"]), .interoperabilityMode(.Cxx),
              ],
              linkerSettings: [.linkedLibrary("m"), .linkedLibrary("curl")]),
            .target(
              name: "Cage", sources: ["bars.c"], resources: [.process("a.txt")],
              publicHeadersPath: "headers",
              cSettings: [
                .define("BARS", to: "2"), .headerSearchPath("private"), .unsafeFlags(["-w"]),
              ]),
            .target(name: "Other"), .plugin(name: "Plug", capability: .buildTool()),
            .testTarget(name: "ZooTests", dependencies: [.target(name: "Zoo")]),
          ],
          swiftLanguageModes: [.v5, .v6], cLanguageStandard: .iso9899_1999)
        """
      ]))

    #expect(manifest.languageMode == "6")
    #expect(manifest.libraries == ["Animals": ["Cage", "Other"]])
    #expect(manifest.targets.map(\.name) == ["Zoo", "Cage", "Other", "Plug", "ZooTests"])
    #expect(
      manifest.targets.map(\.kind) == [.program, .library, .library, .other("plugin"), .test])
    let zoo = manifest.targets[0]
    #expect(zoo.path == "Source")
    #expect(zoo.exclude == ["Old"])
    #expect(
      zoo.dependencies == [
        Manifest.Dependency(name: "Cage"),
        Manifest.Dependency(name: "Numerics", package: "swift-numerics"),
        Manifest.Dependency(name: "Other"),
      ])
    #expect(
      zoo.settings == [
        .flags(["-enable-upcoming-feature", "ExistentialAny"]),
        .flags(["-enable-experimental-feature", "Lifetimes"]), .flags(["-DZOO"]),
        .languageMode("5"), .flags(["-default-isolation", "MainActor"]), .unknown("unsafeFlags"),
        .unknown("interoperabilityMode"), .unknown("linkedLibrary curl"),
      ])
    let cage = manifest.targets[1]
    #expect(cage.sources == ["bars.c"])
    #expect(cage.hasResources)
    #expect(cage.publicHeaders == "headers")
    #expect(
      cage.settingsOfC == [
        .flags(["-std=iso9899:1999"]), .flags(["-DBARS=2"]), .headerSearchPath("private"),
        .unknown("unsafeFlags"),
      ])
  }

  @Test("has the traits that are enabled where nobody names any")
  func traits() throws {
    let read = try manifest([
      "Package.swift": """
      // swift-tools-version:6.1
      import PackageDescription
      let package = Package(
        name: "Thing",
        traits: [
          "Plain", .trait(name: "Fast", enabledTraits: ["Small"]), .trait(name: "Small"), "Other",
          .default(enabledTraits: ["Fast", "Plain"]),
        ],
        targets: [
          .target(
            name: "Thing",
            dependencies: [
              .target(name: "Needed", condition: .when(traits: ["Small", "Other"])),
              .target(name: "NotNeeded", condition: .when(traits: ["Other"])),
            ],
            swiftSettings: [
              .define("IS_OTHER", .when(traits: ["Other"])),
              .define("IS_FAST", .when(platforms: [.linux], traits: ["Fast"])),
            ]),
          .target(name: "Needed"), .target(name: "NotNeeded"),
        ])
      """
    ])
    #expect(read?.lines.last == "Thing regular [Needed] -DFast -DPlain -DSmall -DIS_FAST")
  }

  @Test("may work its targets out", arguments: ComputedManifest.all)
  func computed(_ computed: ComputedManifest) throws {
    #expect(try manifest(["Package.swift": computed.text])?.lines == computed.expected)
  }

  @Test("has the language mode of its tools version", arguments: ["5.3": "5", "6.1": "6"])
  func mode(version: String, mode: String) throws {
    let text = """
      // swift-tools-version:\(version)
      import PackageDescription
      let package = Package(name: "A")
      """
    #expect(try manifest(["Package.swift": text])?.languageMode == mode)
  }

  @Test("may be another one for newer versions of SwiftPM")
  func versions() throws {
    func text(_ tools: String, _ name: String) -> String {
      """
      // swift-tools-version:\(tools)
      import PackageDescription
      let package = Package(name: "A", targets: [.target(name: "\(name)")])
      """
    }
    let files = ["Package.swift": text("5.9", "Old"), "Package@swift-6.swift": text("6.0", "New")]
    #expect(try manifest(files)?.targets.map(\.name) == ["New"])
  }

  @Test(
    "that is wrong is refused in the words of the compiler and its own",
    arguments: [
      (".target(nam: \"A\")", "Package.swift:3:51: error: incorrect argument label in call"),
      (".target(name: String?.none!)", "Package.swift:3: Fatal error: Unexpectedly found nil"),
      (".target(name: \"A\"), .target(name: \"A\")", "duplicate target named 'A'"),
      (
        ".target(name: \"A\", dependencies: [.product(name: \"B\", package: \"c\")])",
        "unknown package 'c' in dependencies of target 'A'"
      ),
    ])
  func refused(targets: String, words: String) throws {
    let thing = try WrittenPackage([
      "Package.swift": """
      // swift-tools-version:6.0
      import PackageDescription
      let package = Package(name: "A", targets: [\(targets)])
      """
    ])
    let error = #expect(throws: PackageError.self) { try thing.load() }
    guard case .manifestFails(let path, let output)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(path == thing.folder.appending(path: "Package.swift").path)
    #expect(output.contains(words))
    #expect(!output.contains("compiled with"))
    #expect(!output.contains("stack trace"))
    #expect(!output.contains("/package/"))
  }

  @Test(
    "sees the package's folders, and reaches no other file, network or process",
    arguments: ["bubblewrap", "landlock"])
  func confined(by sandbox: String) throws {
    let real = try TestMachine.machine()
    let executor = Executor(
      sandbox: sandbox == "landlock" ? try Landlock() : try Bubblewrap(),
      cancellation: try Cancellation())
    let machine = Machine(
      toolchain: real.toolchain, cache: real.cache, executor: executor,
      sources: TestMachine.checkout.appending(path: "Sources"))
    let outside = try TestMachine.emptyFolder().appending(path: "secret")
    try Data("secret".utf8).write(to: outside)
    let read = try manifest(
      [
        "Package.swift": """
        // swift-tools-version:6.0
        import Foundation
        import PackageDescription
        let files = FileManager.default
        let own = Context.packageDirectory
        var flags = (try? files.subpathsOfDirectory(atPath: own).sorted()) ?? []
        if files.contents(atPath: "\(outside.path)") != nil { flags.append("READS") }
        if files.createFile(atPath: own + "/new", contents: nil) { flags.append("WRITES") }
        if socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0) >= 0 { flags.append("CONNECTS") }
        if kill(\(getpid()), 0) == 0 { flags.append("SIGNALS") }
        let package = Package(
          name: "A", targets: [.target(name: "A", swiftSettings: flags.map { .define($0) })])
        """,
        "Sources/A/A.swift": "", ".hidden/B/B.swift": "",
      ], on: machine)
    #expect(read?.lines == ["A regular [] -DPackage.swift -DSources -DSources/A"])
  }

  @Test("is run once: a copy in another place is known by its content")
  func cached() throws {
    let files = ["Package.swift": WrittenPackage.manifest(), "Sources/Thing/A.swift": ""]
    let first = try manifest(files)
    let cancellation = try Cancellation()
    cancellation.cancel()
    let idle = try TestMachine.machine(cancellation: cancellation)
    #expect(try manifest(files, on: idle) == first)
    var other = files
    other["Package@swift-6.swift"] = WrittenPackage.manifest()
    #expect(throws: GradingError.execution(.cancelled)) { try manifest(other, on: idle) }
  }

  @Test("needs the whole toolchain")
  func toolchain() throws {
    let usr = try TestMachine.emptyFolder("usr")
    for folder in ["bin", "lib/swift/linux"] {
      try FileManager.default.createDirectory(
        at: usr.appending(path: folder), withIntermediateDirectories: true)
    }
    let frontend = usr.appending(path: "bin/swift-frontend")
    try Data("#!/bin/sh\n".utf8).write(to: frontend)
    chmod(frontend.path, 0o755)
    let real = try TestMachine.machine()
    let machine = Machine(
      toolchain: try Toolchain(searching: usr.appending(path: "bin").path), cache: real.cache,
      executor: real.executor, sources: TestMachine.checkout.appending(path: "Sources"))
    let error = #expect(throws: GradingError.self) {
      try manifest(["Package.swift": WrittenPackage.manifest()], on: machine)
    }
    #expect(
      error?.description
        == "\(usr.path)/bin/swift-package: is missing; install the whole Swift toolchain again")
  }
}

@Suite("Manifests of real packages, and one that never ends")
struct ManifestProof {
  @Test(arguments: ["GRDB.swift", "Yams", "swift-argument-parser", "swift-mustache"])
  func real(_ package: String) throws {
    let folder = TestMachine.checkout.appending(path: ".build/checkouts/\(package)")
    let read = try PackageSources(folder: folder).declared(on: TestMachine.machine())?.manifest
    #expect(read?.targets.contains { $0.kind == .library } == true)
    #expect(read?.libraries.isEmpty == false)
  }

  @Test func endless() throws {
    let text = "// swift-tools-version:6.0\nimport PackageDescription\nwhile true {}\n"
    let thing = try WrittenPackage(["Package.swift": text])
    let path = thing.folder.appending(path: "Package.swift").path
    let output = "It declares no package ('let package = Package(…)'), or it does not end."
    #expect(throws: PackageError.manifestFails(path, output: output)) {
      try thing.load()
    }
  }
}
