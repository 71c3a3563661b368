import SwiftParser
import SwiftSyntax

/// Reads a manifest by its text. It is never run, so what it works out is not known.
struct ManifestReader {
  /// What reading came to.
  enum Outcome: Equatable {
    case read(Manifest)
    /// It would have to be run for its targets to be known, because of this line.
    case computed(Manifest.ToolsVersion, line: Int)
  }

  private var values: ManifestValueReader
  private let text: String
  private let tree: SourceFileSyntax

  init(_ text: String) {
    self.text = text
    tree = Parser.parse(source: text)
    values = ManifestValueReader(locations: SourceLocationConverter(fileName: "", tree: tree))
  }

  /// What it says.
  func outcome() -> Outcome {
    var reader = self
    return reader.read()
  }

  private mutating func read() -> Outcome {
    var package: (arguments: [ManifestValue.Argument], line: Int)?
    for item in tree.statements {
      if item.item.is(ImportDeclSyntax.self) { continue }
      guard let variable = item.item.as(VariableDeclSyntax.self),
        let binding = variable.bindings.first,
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        let initial = binding.initializer?.value
      else { return .computed(toolsVersion, line: values.line(of: item)) }
      let value = values.value(of: initial)
      if case .call("Package", let arguments, let line) = value {
        package = (arguments, line)
      } else {
        values.constants[name] = value
      }
    }
    guard let package else { return .computed(toolsVersion, line: 1) }
    guard let targets = package.arguments["targets"] else {
      return .read(manifest(package.arguments, targets: []))
    }
    if let line = targets.computedLine { return .computed(toolsVersion, line: line) }
    guard let read = targets.parts?.compactMap(target), read.count == targets.parts?.count else {
      return .computed(toolsVersion, line: package.line)
    }
    return .read(manifest(package.arguments, targets: read))
  }

  private func manifest(
    _ arguments: [ManifestValue.Argument], targets: [Manifest.Target]
  ) -> Manifest {
    let modes = arguments["swiftLanguageModes"] ?? arguments["swiftLanguageVersions"]
    var targets = targets
    if let standard = arguments["cLanguageStandard"]?.name {
      // `.iso9899_1999` is `iso9899:1999` to the compiler.
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

  /// `// swift-tools-version:5.9`; the first line says it, and where none does it is an old one.
  private var toolsVersion: Manifest.ToolsVersion {
    let words = text.prefix(200).firstMatch(of: /swift-tools-version:\s*([0-9]+)(?:\.([0-9]+))?/)
    guard let words, let major = Int(words.output.1) else {
      return Manifest.ToolsVersion(major: 3, minor: 1)
    }
    return Manifest.ToolsVersion(major: major, minor: words.output.2.flatMap { Int($0) } ?? 0)
  }

  // MARK: - Targets

  private func target(_ value: ManifestValue) -> Manifest.Target? {
    guard case .call(let function, let arguments, let line) = value,
      let name = arguments["name"]?.text
    else { return nil }
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
      settings: Manifest.Setting.ofSwift(arguments),
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
