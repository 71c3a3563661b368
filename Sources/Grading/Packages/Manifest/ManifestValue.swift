/// A value in a manifest that is known without running it.
indirect enum ManifestValue: Equatable {
  case text(String)
  /// `true`, `.v6`, `MainActor.self`: the last name.
  case word(String)
  case number(Int)
  /// `nil`, or an uninitialized value.
  case nothing
  case list([ManifestValue])
  /// `["Swift 5.9": "macOS 14"]`, in source order.
  case pairs([Pair])
  /// `.target(name: "A")`: the function's own name and its arguments.
  case call(String, [Argument], line: Int)
  /// A value that only running the manifest would determine.
  case computed(line: Int)

  struct Argument: Equatable {
    let label: String?
    let value: ManifestValue
  }

  struct Pair: Equatable {
    let key: ManifestValue
    let value: ManifestValue
  }

  var text: String? { if case .text(let text) = self { text } else { nil } }

  /// Whether equal source text means equal values.
  var isPlain: Bool {
    switch self {
    case .text, .word, .number, .nothing: true
    case .list, .pairs, .call, .computed: false
    }
  }

  /// The elements of a list; nil for other values.
  var parts: [ManifestValue]? { if case .list(let parts) = self { parts } else { nil } }

  /// Whether it is a list or stands for an empty one.
  var isList: Bool { parts != nil || self == .nothing }

  /// The texts of a list of texts; nil for other values.
  var texts: [String]? {
    guard let parts else { return nil }
    let texts = parts.compactMap(\.text)
    return texts.count == parts.count ? texts : nil
  }

  /// Its text in an interpolation; nil if that is unknown.
  var inText: String? {
    switch self {
    case .text(let text): text
    case .number(let number): String(number)
    default: nil
    }
  }

  /// The name of a word or a call.
  var name: String? {
    switch self {
    case .word(let name), .call(let name, _, _): name
    default: nil
    }
  }

  /// True or false for these words; nil for other values.
  var truth: Bool? {
    switch self {
    case .word("true"): true
    case .word("false"): false
    default: nil
    }
  }

  init(_ truth: Bool) { self = .word(truth ? "true" : "false") }

  /// The first line that would have to be run; nil without one.
  var computedLine: Int? {
    switch self {
    case .text, .word, .number, .nothing: nil
    case .computed(let line): line
    case .list(let parts): parts.lazy.compactMap(\.computedLine).first
    case .pairs(let pairs): pairs.lazy.compactMap(\.value.computedLine).first
    case .call(_, let arguments, _): arguments.lazy.compactMap(\.value.computedLine).first
    }
  }
}

extension [ManifestValue.Argument] {
  /// The argument with this label.
  subscript(label: String) -> ManifestValue? { first { $0.label == label }?.value }
}

// MARK: - Packages and targets as objects

extension ManifestValue {
  /// The names of target types, by the functions that create them.
  ///
  /// Source: PackageDescription's documentation of `Target.TargetType`.
  static let types = [
    "target": "regular", "executableTarget": "executable", "testTarget": "test", "macro": "macro",
    "plugin": "plugin", "systemLibrary": "system", "binaryTarget": "binary",
  ]

  /// The properties of packages and targets that are initializer arguments and can be changed
  /// afterwards.
  ///
  /// Source: PackageDescription's documentation of `Package` and `Target`.
  private static let properties: Set<String> = [
    "cLanguageStandard", "cSettings", "cxxLanguageStandard", "cxxSettings", "defaultLocalization",
    "dependencies", "exclude", "linkerSettings", "name", "path", "pkgConfig", "platforms",
    "plugins",
    "products", "providers", "publicHeadersPath", "resources", "sources", "swiftLanguageModes",
    "swiftLanguageVersions", "swiftSettings", "targets", "traits",
  ]

  var isTarget: Bool {
    if case .call(let function, _, _) = self { Self.types[function] != nil } else { false }
  }

  /// A copy with every occurrence of a value replaced.
  func replacing(_ old: ManifestValue, with new: ManifestValue) -> ManifestValue {
    if self == old { return new }
    switch self {
    case .list(let parts): return .list(parts.map { $0.replacing(old, with: new) })
    case .call(let function, let arguments, let line):
      return .call(
        function,
        arguments.map {
          Argument(label: $0.label, value: $0.value.replacing(old, with: new))
        }, line: line)
    case .pairs(let pairs):
      return .pairs(pairs.map { Pair(key: $0.key, value: $0.value.replacing(old, with: new)) })
    case .text, .word, .number, .nothing, .computed: return self
    }
  }

  private func has(_ property: String) -> Bool {
    guard case .call(let function, _, _) = self else { return false }
    return (function == "Package" || isTarget)
      && Self.properties.contains(property)
  }

  /// The property of a package or a target with this name; nil if it is unknown.
  func property(_ name: String) -> ManifestValue? {
    guard case .call(let function, let arguments, _) = self else { return nil }
    let type = Self.types[function]
    switch name {
    case "type": return type.map(ManifestValue.word)
    case "isTest": return type.map { ManifestValue($0 == "test") }
    default: return has(name) ? arguments[name] ?? .nothing : nil
    }
  }

  /// A copy with a changed property; nil if it has none of this name.
  func setting(_ name: String, to value: ManifestValue) -> ManifestValue? {
    guard case .call(let function, var arguments, let line) = self, has(name) else { return nil }
    arguments.removeAll { $0.label == name }
    arguments.append(Argument(label: name, value: value))
    return .call(function, arguments, line: line)
  }

  /// A copy with the property at the end of this path changed; nil if a step has no such property.
  func setting(_ names: ArraySlice<String>, to value: ManifestValue) -> ManifestValue? {
    guard let first = names.first else { return value }
    return property(first)?.setting(names.dropFirst(), to: value)
      .flatMap { setting(first, to: $0) }
  }
}
