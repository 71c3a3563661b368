import SwiftOperators
import SwiftParser
import SwiftSyntax

/// Reads the source of a manifest without running it, so computed parts may be unknown.
struct ManifestReader {
  /// The result of reading.
  enum Outcome: Equatable {
    case read(Manifest)
    /// This line makes it impossible to determine the targets without running the manifest.
    case computed(Manifest.ToolsVersion, line: Int)
  }

  private let text: String

  init(_ text: String) { self.text = text }

  /// Reads the manifest.
  func outcome() -> Outcome {
    do throws(ManifestEvaluator.Unknown) {
      let arguments = try package()
      let targets = arguments["targets"] ?? .list([])
      if let line = targets.computedLine { throw .init(line: line) }
      for label in ["cLanguageStandard", "swiftLanguageModes", "swiftLanguageVersions"] {
        if let line = arguments[label]?.computedLine { throw .init(line: line) }
      }
      let traits = try Self.enabledTraits(arguments["traits"] ?? .nothing)
      var read: [Manifest.Target] = []
      for value in targets.parts ?? [] { read.append(try target(value, with: traits)) }
      return .read(manifest(arguments, targets: read))
    } catch {
      return .computed(toolsVersion, line: error.line)
    }
  }

  /// The arguments of its package after executing all statements.
  private func package() throws(ManifestEvaluator.Unknown) -> [ManifestValue.Argument] {
    let tree = Parser.parse(source: text)
    let folded = OperatorTable.standardOperators.foldAll(tree) { _ in }
    let file = folded.as(SourceFileSyntax.self) ?? tree
    let conditions = BuildConditions(toolsVersion: toolsVersion)
    var evaluator = ManifestEvaluator(file, conditions: conditions)
    try evaluator.run(file)
    let values = evaluator.variables.values
    for case .call("Package", let arguments, _) in values { return arguments }
    throw .init(line: values.lazy.compactMap(\.computedLine).min() ?? 1)
  }

  private func manifest(
    _ arguments: [ManifestValue.Argument], targets: [Manifest.Target]
  ) -> Manifest {
    let modes = arguments["swiftLanguageModes"] ?? arguments["swiftLanguageVersions"]
    var targets = targets
    if let standard = arguments["cLanguageStandard"]?.name {
      // The compiler's name for `.iso9899_1999` is `iso9899:1999`.
      let flag = "-std=" + standard.replacing("_", with: ":")
      for index in targets.indices { targets[index].settingsOfC.insert(.flags([flag]), at: 0) }
    }
    return Manifest(
      name: arguments["name"]?.text, toolsVersion: toolsVersion, targets: targets,
      libraries: Self.libraries(arguments["products"]?.parts ?? []),
      languageModes: modes?.parts?.compactMap(Manifest.Setting.languageMode))
  }

  private static func libraries(_ products: [ManifestValue]) -> [String: [String]] {
    var libraries: [String: [String]] = [:]
    for case .call("library", let arguments, _) in products {
      guard let name = arguments["name"]?.text else { continue }
      libraries[name] = arguments["targets"]?.texts ?? []
    }
    return libraries
  }

  /// The tools version in `// swift-tools-version:5.9`; an old one without that line.
  private var toolsVersion: Manifest.ToolsVersion {
    let words = text.prefix(200).firstMatch(of: /swift-tools-version:\s*([0-9]+)(?:\.([0-9]+))?/)
    guard let words, let major = Int(words.output.1) else {
      return Manifest.ToolsVersion(major: 3, minor: 1)
    }
    return Manifest.ToolsVersion(major: major, minor: words.output.2.flatMap { Int($0) } ?? 0)
  }

  // MARK: - Traits

  /// The traits that are enabled by default (SE-0450).
  private static func enabledTraits(
    _ traits: ManifestValue
  ) throws(ManifestEvaluator.Unknown) -> Set<String> {
    if let line = traits.computedLine { throw .init(line: line) }
    var enabling: [String: [String]] = [:]
    for case .call(let function, let arguments, _) in traits.parts ?? [] {
      let name = function == "default" ? function : arguments["name"]?.text
      if let name { enabling[name] = arguments["enabledTraits"]?.texts ?? [] }
    }
    var enabled: Set<String> = []
    var waiting = enabling["default"] ?? []
    while let next = waiting.popLast() {
      if enabled.insert(next).inserted { waiting += enabling[next] ?? [] }
    }
    return enabled
  }

  // MARK: - Targets

  /// The list arguments of a target.
  private static let lists = [
    "dependencies", "exclude", "sources", "resources", "swiftSettings", "cSettings",
    "linkerSettings",
  ]

  private func target(
    _ value: ManifestValue, with traits: Set<String>
  ) throws(ManifestEvaluator.Unknown) -> Manifest.Target {
    guard case .call(let function, let all, let line) = value else { throw .init(line: 1) }
    let arguments = all.map {
      ManifestValue.Argument(label: $0.label, value: $0.value.holding(with: traits))
    }
    guard let name = arguments["name"]?.text, ManifestValue.types[function] != nil,
      Self.lists.allSatisfy({ arguments[$0].map(\.isList) ?? true })
    else { throw .init(line: line) }
    let kind: Manifest.Target.Kind =
      switch function {
      case "target": .library
      case "executableTarget": .program
      case "testTarget": .test
      default: .other(function)
      }
    return Manifest.Target(
      name: name, kind: kind, path: arguments["path"]?.text,
      exclude: arguments["exclude"]?.texts ?? [], sources: arguments["sources"]?.texts,
      dependencies: arguments["dependencies"]?.parts?.compactMap(Self.dependency) ?? [],
      settings: traits.sorted().map { .flags(["-D\($0)"]) } + Manifest.Setting.ofSwift(arguments),
      settingsOfC: Manifest.Setting.ofC(arguments),
      publicHeaders: arguments["publicHeadersPath"]?.text,
      hasResources: arguments["resources"]?.parts?.isEmpty == false, line: line)
  }

  private static func dependency(_ value: ManifestValue) -> Manifest.Dependency? {
    if let name = value.text { return Manifest.Dependency(name: name) }
    guard case .call(_, let arguments, _) = value, let name = arguments["name"]?.text else {
      return nil
    }
    return Manifest.Dependency(name: name, package: arguments["package"]?.text)
  }
}

extension ManifestValue {
  /// A copy in which a list has only the parts whose conditions are met.
  fileprivate func holding(with traits: Set<String>) -> ManifestValue {
    guard let parts else { return self }
    return .list(
      parts.filter { part in
        guard case .call(_, let arguments, _) = part else { return true }
        return arguments.allSatisfy { $0.value.isMet(with: traits) }
      })
  }

  /// Whether a condition, `.when(platforms: [.linux], configuration: .debug)`, is met here, where
  /// tests run as a debug build. Any other value counts as met.
  private func isMet(with traits: Set<String>) -> Bool {
    guard case .call("when", let arguments, _) = self else { return true }
    if let platforms = arguments["platforms"]?.parts,
      !platforms.contains(where: { $0.name == "linux" })
    {
      return false
    }
    if let needed = arguments["traits"]?.texts, traits.isDisjoint(with: needed) { return false }
    return arguments["configuration"]?.name != "release"
  }
}
