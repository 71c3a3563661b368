import Glibc

/// A symbol of Swift's, taken apart as far as a policy needs it.
struct LibrarySymbol {
  /// The modules to which it, or the extension or conformance that it is of, belongs.
  let modules: Set<String>
  /// In the words of Swift, such as `static Swift.CommandLine.arguments.getter : [Swift.String]`.
  let text: String

  /// Nil for a symbol that is not Swift's.
  init?(_ symbol: String) {
    guard symbol.hasPrefix("$s"), let text = demangled(symbol), text != symbol else { return nil }
    self.text = text
    var modules = Set(text.matches(of: /\(extension in (\w+)\)/).map { String($0.output.1) })
    // A symbol may begin with the name of an associated type: no module.
    if let module = Self.firstModule(of: symbol), !Self.paths(in: module, of: text).isEmpty {
      modules.insert(module)
    }
    if let conformance = text.wholeMatch(of: /.* : .* in (\w+)/) {
      modules.insert(String(conformance.output.1))
    }
    self.modules = modules
  }

  /// The module that a mangled name begins with; Swift's own begin without a length, and so do
  /// what C declares and what belongs to no module.
  ///
  /// Source: swift/docs/ABI/Mangling.rst, "Identifiers" and "Declaration contexts".
  private static func firstModule(of symbol: String) -> String? {
    let name = symbol.dropFirst(2)
    let digits = name.prefix { $0.isASCII && $0.isNumber }
    guard let length = Int(digits), length > 0 else { return nil }
    return String(name.dropFirst(digits.count).prefix(length))
  }

  /// The paths that begin with this module: of `Foundation.Date.init()` it is `["Date", "init"]`.
  func paths(in module: String) -> [[Substring]] { Self.paths(in: module, of: text) }

  private static func paths(in module: String, of text: String) -> [[Substring]] {
    guard text.contains("\(module).") else { return [] }
    return text.matches(of: /\b(\w+)((?:\.\w+)+)/).compactMap { match in
      match.output.1 == module ? match.output.2.split(separator: ".") : nil
    }
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
