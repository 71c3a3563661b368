import Foundation

extension Interface {
  /// The declarations of an interface and what they are declared in.
  struct Outline {
    /// One public declaration.
    struct Declaration: Sendable, Hashable {
      /// The type or extension it is a member of; empty at the top.
      let owner: String
      /// Its first line, such as `final public func done()`.
      let text: String
      /// Whether it is a variable that others cannot set.
      var isReadOnly = false
    }

    /// In the order of the file.
    let declarations: [Declaration]

    init(of text: String) {
      declarations = Self.declarations(in: text.split(separator: "\n"))
    }
  }
}

extension Interface.Outline {
  private static func declarations(in lines: [Substring]) -> [Declaration] {
    var owners: [String] = []
    var declarations: [Declaration] = []
    for line in lines {
      let line = line.trimmingCharacters(in: .whitespaces)
      switch line {
      case "}":
        _ = owners.popLast()
      case "get", "get async", "get throws":
        if let last = declarations.indices.last { declarations[last].isReadOnly = true }
      case "set", "_modify", "unowned(unsafe) _modify":
        if let last = declarations.indices.last { declarations[last].isReadOnly = false }
      default:
        let text = line.hasSuffix("{") ? String(line.dropLast().trimmedEnd) : line
        let declaration = Declaration(
          owner: owners.last ?? "", text: text, isReadOnly: text.contains(/\blet \w/))
        if declaration.name != nil { declarations.append(declaration) }
        if line.hasSuffix("{") { owners.append(declaration.opened ?? "") }
      }
    }
    return declarations
  }
}

extension Interface.Outline {
  /// Where another interface departs from this one: types first, then members, then protocols
  /// that a type does not adopt.
  ///
  /// Asked only when the suite does not compile, since most differences are harmless; those that
  /// never matter to a suite, such as `final` and `weak`, are not looked at.
  func departures(of other: Self, module: String) -> [Departure] {
    let present = Dictionary(
      other.declarations.map { ($0.signature(in: module), $0) }, uniquingKeysWith: { one, _ in one }
    )
    let types = Set(other.declarations.compactMap(\.typeName))
    var found: (types: [Departure], members: [Departure], adoptions: [Departure]) = ([], [], [])
    for expected in declarations {
      let namesake = present[expected.signature(in: module)]
      if let type = expected.opened {
        // The members and protocols of a missing type need no sentence of their own.
        if expected.typeName != nil, namesake == nil {
          found.types.append(departure(from: expected, in: other, module))
        } else if types.contains(type) {
          found.adoptions += expected.adopted(in: module)
            .filter { !other.adoptions(of: type, in: module).contains($0) }
            .map { Departure(owner: "", expected: type, kind: .notAdopting($0)) }
        }
      } else if let namesake, namesake.isReadOnly, !expected.isReadOnly {
        found.members.append(
          Departure(
            owner: expected.owner, expected: expected.readable(in: module), kind: .notSettable))
      } else if namesake == nil, expected.owner.isEmpty || types.contains(expected.owner) {
        found.members.append(departure(from: expected, in: other, module))
      }
    }
    return found.types + found.members + found.adoptions
  }

  private func departure(
    from expected: Declaration, in other: Self, _ module: String
  ) -> Departure {
    let alike = other.declarations.first {
      $0.owner == expected.owner && $0.name == expected.name
        && ($0.typeName == nil) == (expected.typeName == nil)
    }
    return Departure(
      owner: expected.owner, expected: expected.readable(in: module),
      kind: alike.map { .changed($0.readable(in: module)) } ?? .missing)
  }

  /// The protocols that this type adopts, in its declaration or in an extension of it.
  private func adoptions(of type: String, in module: String) -> Set<String> {
    Set(declarations.filter { $0.opened == type }.flatMap { $0.adopted(in: module) })
  }
}

extension Interface.Outline.Declaration {
  /// What it declares: `done`, `ColorPickerController`, `init`; nil if it declares nothing.
  fileprivate var name: String? {
    let pattern =
      /\b(?:func|var|let|class|struct|enum|protocol|actor|extension|case|typealias|associatedtype) `?([\w.]+)/
    if let match = text.firstMatch(of: pattern) { return String(match.output.1) }
    if text.contains(/\binit[(?!<]/) { return "init" }
    return text.contains(/\bsubscript[(<]/) ? "subscript" : nil
  }

  /// The name of the type that it opens or extends, without the types around it.
  fileprivate var opened: String? {
    let pattern = /^[^(]*?\b(?:class|struct|enum|protocol|actor|extension) ([\w.]+)/
    guard let match = text.firstMatch(of: pattern), !text.contains(/\b(?:func|var|let)\s/) else {
      return nil
    }
    return match.output.1.split(separator: ".").last.map(String.init)
  }

  /// The name of the type that it declares.
  fileprivate var typeName: String? {
    text.contains(/\bextension\s/) ? nil : opened
  }

  /// The superclass and protocols after its colon, as a person would write them.
  private func inherited(in module: String) -> [String] {
    guard opened != nil, let colon = readable(in: module).firstRange(of: ": ") else { return [] }
    return readable(in: module)[colon.upperBound...].split(separator: ", ").map(String.init)
  }

  fileprivate func adopted(in module: String) -> [String] {
    let inherited = inherited(in: module)
    return text.contains(/\b(?:class|protocol)\s/) ? Array(inherited.dropFirst()) : inherited
  }

  /// What two declarations share that a suite can use alike.
  fileprivate func signature(in module: String) -> String {
    var text = readable(in: module).replacing(/\bopen\s/, with: "public ")
      .replacing(/\blet\s/, with: "var ")
    if typeName != nil, let colon = text.firstRange(of: ": ") {
      let superclass = text[colon.upperBound...].prefix { $0 != "," }
      text = text[..<colon.lowerBound] + (text.contains("class ") ? ": \(superclass)" : "")
    }
    return "\(owner).\(text)"
  }

  /// As a person would write it: without the module names and words that the compiler adds, and
  /// without those by which a solution would give itself away.
  fileprivate func readable(in module: String) -> String {
    text.replacing(/\b(?:Swift|MiniCocoa|_Concurrency|Foundation)\./, with: "")
      .replacing("\(module).", with: "")
      .replacing(/@(?:_\w+|discardableResult)(?:\([^)]*\))?\s/, with: "")
      .replacing(/\b(?:final|weak|unowned|override|convenience|required)\s/, with: "")
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
