import Glibc

/// A symbol of Swift's, taken apart as far as a policy needs it.
///
/// An object has hundreds; so they are taken apart without regular expressions, which Swift compiles
/// anew at each use.
struct LibrarySymbol {
  /// In the words of Swift, such as `static Swift.CommandLine.arguments.getter : [Swift.String]`.
  let text: String
  private let symbol: String

  /// Nil for a symbol that is not Swift's.
  init?(_ symbol: String) {
    guard symbol.hasPrefix("$s"), let text = demangled(symbol), text != symbol else { return nil }
    self.text = text
    self.symbol = symbol
  }

  /// The modules to which it, or the extension or conformance that it is of, belongs.
  var modules: Set<String> {
    var modules = Self.extendedModules(in: text)
    // A symbol may begin with the name of an associated type: no module.
    if let first = paths.lazy.map({ String($0[0]) }).first(where: isFirst) { modules.insert(first) }
    return modules
  }

  /// Names that are joined by dots, in their order.
  private var paths: [[Substring]] {
    text.utf8.split { !$0.isOfName && $0 != UInt8(ascii: ".") }
      .filter { $0.contains(UInt8(ascii: ".")) }
      .map { $0.split(separator: UInt8(ascii: ".")).map { Substring($0) } }.filter { $0.count > 1 }
  }

  /// Those that `(extension in M):…` and, of a conformance, `… : … in M` name.
  private static func extendedModules(in text: String) -> Set<String> {
    guard text.contains(" in ") else { return [] }
    let words = text.utf8.split(separator: UInt8(ascii: " ")).map { Substring($0) }
    var modules: Set<String> = []
    for (index, word) in words.enumerated() where word == "in" && words.indices ~= index + 1 {
      let isExtension = index > 0 && words[index - 1].hasSuffix("(extension")
      let isConformance = index + 2 == words.count && words.contains(":")
      if isExtension || isConformance { modules.insert(String(words[index + 1].leadingName)) }
    }
    return modules
  }

  /// Whether the mangled name begins with this module; Swift's own begin without a length, and so do
  /// what C declares and what belongs to no module.
  ///
  /// Source: swift/docs/ABI/Mangling.rst, "Identifiers" and "Declaration contexts".
  private func isFirst(_ module: String) -> Bool {
    let name = symbol.utf8.dropFirst(2)
    guard let first = name.first, UInt8(ascii: "0")...UInt8(ascii: "9") ~= first else {
      return false
    }
    // `0` abbreviates what the name itself repeats.
    let spelled =
      first == UInt8(ascii: "0")
      ? ModuleSpelling(of: module).leading : "\(module.utf8.count)\(module)"
    return name.starts(with: spelled.utf8)
  }

  /// The paths that begin with this module: of `Foundation.Date.init()` it is `["Date", "init"]`.
  func paths(in module: String) -> [[Substring]] {
    paths.filter { $0[0] == module }.map { Array($0.dropFirst()) }
  }

  /// The functions in its words, each with the first label: of `Swift.Array.write<A>(to: Int)` it is
  /// `("write", "to")`.
  var functions: [(name: Substring, label: Substring)] {
    let pieces = text.split(separator: "(", omittingEmptySubsequences: false)
    return zip(pieces, pieces.dropFirst()).compactMap { before, after in
      let name = before.withoutGenerics.trailingName
      let owner = before.withoutGenerics.dropLast(name.count)
      return name.isEmpty || owner.last != "." ? nil : (name, after.leadingName)
    }
  }
}

extension LibrarySymbol {
  /// What the compiler's name for a field's type says: behind `symbolic `, the type's mangled name, in
  /// which `_____` stands for each of the names that follow it.
  static func type(ofField symbol: String) -> String? {
    let words = symbol.split(separator: " ")
    guard words.count > 1, words[0] == "symbolic" else { return nil }
    var name = String(words[1])
    for other in words.dropFirst(2) {
      guard let place = name.firstRange(of: "_____") else { return nil }
      name.replaceSubrange(place, with: other)
    }
    return LibrarySymbol("$s\(name)D")?.text
  }
}

extension Character {
  fileprivate var isOfName: Bool { self == "_" || isLetter || isNumber }
}

extension Substring {
  fileprivate var leadingName: Substring { prefix(while: \.isOfName) }
  fileprivate var trailingName: Substring { suffix(while: \.isOfName) }

  private func suffix(while matches: (Character) -> Bool) -> Substring {
    self[(lastIndex { !matches($0) }.map(index(after:)) ?? startIndex)...]
  }

  /// Itself without the `<…>` that it ends with, if it does.
  fileprivate var withoutGenerics: Substring {
    var depth = 0
    var rest = self
    while let character = rest.popLast() {
      if character == ">", rest.last != "-" { depth += 1 }
      if character == "<" { depth -= 1 }
      if depth == 0 { return character == "<" ? rest : self }
    }
    return self
  }
}

/// The runtime's own demangler, which returns memory that is the caller's.
@_silgen_name("swift_demangle")
private func swift_demangle(
  _ name: UnsafePointer<CChar>, _ length: Int, _ buffer: UnsafeMutablePointer<CChar>?,
  _ size: UnsafeMutablePointer<Int>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?

private func demangled(_ symbol: String) -> String? {
  guard let text = swift_demangle(symbol, symbol.utf8.count, nil, nil, 0) else { return nil }
  defer { free(text) }
  return String(cString: text)
}
