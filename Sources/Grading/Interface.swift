import Foundation

/// A module's public interface, as the compiler writes it into a `.swiftinterface` file.
///
/// Two modules of one interface run with the same suite (they are compiled for library
/// evolution), so a suite is compiled once per interface and not once per submission.
struct Interface: Sendable {
  /// One public declaration.
  struct Declaration: Sendable, Hashable {
    /// The type or extension it is a member of; empty at the top.
    let owner: String
    /// Its first line, such as `final public func done()`.
    let text: String
  }

  /// The modules that it imports.
  let imports: [String]
  /// In the order of the file.
  let declarations: [Declaration]
  /// The text without its header of comments, which names the compiler.
  let text: String

  init(parsing file: String) {
    let lines = file.split(separator: "\n").filter { !$0.hasPrefix("//") }
    text = lines.joined(separator: "\n")
    imports = lines.compactMap { line in
      line.wholeMatch(of: /(?:@\w+ |public )*import (\w+)/).map { String($0.output.1) }
    }
    var owners: [String] = []
    var declarations: [Declaration] = []
    for line in lines {
      let line = line.trimmingCharacters(in: .whitespaces)
      if line == "}" {
        _ = owners.popLast()
        continue
      }
      if line.hasPrefix("import ") || line.hasPrefix("@_exported import ") { continue }
      let text = line.hasSuffix("{") ? String(line.dropLast().trimmedEnd) : line
      declarations.append(Declaration(owner: owners.last ?? "", text: text))
      if line.hasSuffix("{") { owners.append(Self.typeName(in: text) ?? "") }
    }
    self.declarations = declarations
  }

  /// The name of the type that a declaration line opens.
  private static func typeName(in text: String) -> String? {
    text.firstMatch(of: /\b(?:class|struct|enum|protocol|actor|extension) ([\w.]+)/)
      .map { String($0.output.1).split(separator: ".").last.map(String.init) ?? "" }
  }
}

extension Interface {
  /// What `other` lacks of this interface, in sentences for the person who wrote `other`.
  ///
  /// Said only when the suite does not compile, since most differences are harmless.
  func missing(in other: Interface, module: String) -> [String] {
    let present = Set(other.declarations)
    return declarations.filter { !present.contains($0) }.compactMap { expected in
      let shown = expected.readable(in: module)
      let place = expected.owner.isEmpty ? "" : "\(expected.owner): "
      let alike = other.declarations.first {
        $0.owner == expected.owner && $0.name == expected.name && $0.name != nil
      }
      if let alike {
        return "\(place)`\(shown)` is expected, and you have `\(alike.readable(in: module))`."
      }
      // The members of a missing type need no sentence of their own.
      let ownerIsThere =
        expected.owner.isEmpty
        || other.declarations.contains { $0.opens(expected.owner) }
      return ownerIsThere ? "\(place)`\(shown)` is missing." : nil
    }
  }
}

extension Interface.Declaration {
  /// What it declares: `done`, `ColorPickerController`, `init`.
  fileprivate var name: String? {
    let pattern = /\b(?:func|var|let|class|struct|enum|protocol|actor|case|typealias) (\w+)/
    if let match = text.firstMatch(of: pattern) { return String(match.output.1) }
    return text.contains(/\binit[(?]/) ? "init" : nil
  }

  fileprivate func opens(_ type: String) -> Bool {
    owner.isEmpty && name == type
  }

  /// As a person would write it: without the module names and words that the compiler adds.
  fileprivate func readable(in module: String) -> String {
    var text = text
    for prefix in ["\(module).", "Swift.", "MiniCocoa."] {
      text = text.replacing(prefix, with: "")
    }
    return text.replacing("final public", with: "public").replacing("public final", with: "public")
      .replacing(" : ", with: ": ")
  }
}

extension StringProtocol {
  fileprivate var trimmedEnd: SubSequence {
    var end = endIndex
    while end > startIndex, self[index(before: end)] == " " { end = index(before: end) }
    return self[startIndex..<end]
  }
}
