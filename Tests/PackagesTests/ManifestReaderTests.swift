import Testing

@testable import Grading

@Suite("A manifest")
struct ManifestReaderTests {
  private func manifest(_ text: String) throws -> Manifest {
    guard case .read(let manifest) = ManifestReader(text).outcome() else {
      throw PackageError.noPackage("it would have to be run")
    }
    return manifest
  }

  @Test("is read by its literals, and by constants that hold some")
  func reads() throws {
    let manifest = try manifest(
      """
      // swift-tools-version: 5.9
      import PackageDescription

      let name = "Zoo"
      let settings: [SwiftSetting] = [
        .enableUpcomingFeature("ExistentialAny"), .define("ZOO", .when(configuration: .debug)),
        .define("QUICK", .when(configuration: .release)),
        .define("APPLE", .when(platforms: [.macOS])), .swiftLanguageMode(.v5),
      ]
      let package = Package(
        name: name,
        dependencies: [.package(url: "https://example.org/swift-numerics", from: "1.0.0")],
        targets: [
          .executableTarget(
            name: name, dependencies: ["Cage", .product(name: "Numerics", package: "swift-numerics")],
            path: "Source", exclude: ["Old"], swiftSettings: settings),
          Target.target(name: "Cage"),
          .testTarget(name: "ZooTests", dependencies: [.target(name: "Zoo"), .byName(name: "Cage")]),
        ],
        swiftLanguageModes: [.v5, .v6]
      )
      """)

    #expect(manifest.name == "Zoo")
    #expect(manifest.toolsVersion == Manifest.ToolsVersion(major: 5, minor: 9))
    #expect(manifest.languageMode == "6")
    #expect(manifest.targets.map(\.name) == ["Zoo", "Cage", "ZooTests"])
    #expect(manifest.targets.map(\.kind) == [.program, .library, .test])
    let zoo = manifest.targets[0]
    #expect(zoo.path == "Source")
    #expect(zoo.exclude == ["Old"])
    #expect(
      zoo.dependencies == [
        Manifest.Dependency(name: "Cage"),
        Manifest.Dependency(name: "Numerics", package: "swift-numerics"),
      ])
    #expect(
      zoo.settings == [
        .flags(["-enable-upcoming-feature", "ExistentialAny"]), .flags(["-DZOO"]),
        .languageMode("5"),
      ])
    #expect(manifest.targets[2].dependencies.map(\.name) == ["Zoo", "Cage"])
  }

  @Test(
    "is not guessed where it would have to be run",
    arguments: [
      (#"let package = Package(name: "A", targets: names.map { .target(name: $0) })"#, 2),
      (#"let package = Package(name: "A", targets: [.target(name: "A" + more)])"#, 2),
      (#"let package = Package(name: "A", targets: [.target(name: nameless)])"#, 2),
    ])
  func computed(text: String, line: Int) {
    #expect(
      ManifestReader("// swift-tools-version:6.0\n" + text).outcome()
        == .computed(Manifest.ToolsVersion(major: 6, minor: 0), line: line))
  }

  @Test("has the mode of its own language's version", arguments: ["5.3": "5", "6.1": "6"])
  func mode(version: String, mode: String) throws {
    let text = "// swift-tools-version:\(version)\nlet package = Package(name: \"A\")\n"
    #expect(try manifest(text).languageMode == mode)
  }
}
