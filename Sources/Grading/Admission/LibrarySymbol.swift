import Glibc

/// A Swift symbol, parsed as far as a policy needs.
///
/// An object has hundreds of symbols, so we parse them without regular expressions, which Swift
/// compiles anew at each use.
struct LibrarySymbol {
  /// The demangled form, such as `static Swift.CommandLine.arguments.getter : [Swift.String]`.
  let text: String
  private let symbol: String

  /// Returns nil if it is not a Swift symbol.
  init?(_ symbol: String) {
    guard symbol.hasPrefix("$s"), let text = demangled(symbol), text != symbol else { return nil }
    self.text = text
    self.symbol = symbol
  }

  /// The modules of the declaration, and of the extension or conformance that contains it.
  var modules: Set<String> {
    var modules = Self.extendedModules(in: text)
    // A symbol may begin with the name of an associated type instead of a module.
    if let first = paths.lazy.map({ String($0[0]) }).first(where: isFirst) { modules.insert(first) }
    return modules
  }

  /// The names joined by dots, in order.
  private var paths: [[Substring]] {
    text.utf8.split { !$0.isOfName && $0 != UInt8(ascii: ".") }
      .filter { $0.contains(UInt8(ascii: ".")) }
      .map { $0.split(separator: UInt8(ascii: ".")).map { Substring($0) } }.filter { $0.count > 1 }
  }

  /// The modules M in `(extension in M):…` and, for a conformance, in `… : … in M`.
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

  /// Whether the mangled name begins with this module. The names of Swift's library begin without a
  /// length, and so do C declarations and names without a module.
  ///
  /// Source: swift/docs/ABI/Mangling.rst, "Identifiers" and "Declaration contexts".
  private func isFirst(_ module: String) -> Bool {
    let name = symbol.utf8.dropFirst(2)
    guard let first = name.first, UInt8(ascii: "0")...UInt8(ascii: "9") ~= first else {
      return false
    }
    // `0` begins a name that abbreviates a repetition within itself.
    let spelled =
      first == UInt8(ascii: "0")
      ? ModuleSpelling(of: module).leading : "\(module.utf8.count)\(module)"
    return name.starts(with: spelled.utf8)
  }

  /// The paths below this module: `["Date", "init"]` for `Foundation.Date.init()`.
  func paths(in module: String) -> [[Substring]] {
    paths.filter { $0[0] == module }.map { Array($0.dropFirst()) }
  }

  /// The functions in the demangled form, each with its first label: `("write", "to")` for
  /// `Swift.Array.write<A>(to: Int)`.
  var functions: [(name: Substring, label: Substring)] {
    let pieces = text.split(separator: "(", omittingEmptySubsequences: false)
    return zip(pieces, pieces.dropFirst()).compactMap { before, after in
      let name = before.withoutGenerics.trailingName
      let owner = before.withoutGenerics.dropLast(name.count)
      return name.isEmpty || owner.last != "." ? nil : (name, after.leadingName)
    }
  }

  /// The type in the compiler's symbol for a field's type: its mangled name after `symbolic `, with
  /// `_____` in place of each of the names that follow.
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

  /// The text without the `<…>` at its end, if there is one.
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

/// The runtime's demangler. The caller owns the memory that it returns.
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
