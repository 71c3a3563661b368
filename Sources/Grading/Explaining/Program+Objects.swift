import CourseModel

// The objects that a line can name.
extension Program {
  /// The variables, parameters and properties at a diagnostic's place whose objects have this member,
  /// the nearest first.
  ///
  /// Found in the text, line by line, so some are overlooked.
  func objects(withMember name: String, at diagnostic: Diagnostic) -> [String] {
    let types = self.types(withMember: name)
    let declared = reading?.outline?.declarations ?? []
    // Bodies are not outlined, so the last declaration above a line has it in its body.
    let above = declared.last {
      $0.file == diagnostic.file && $0.line <= diagnostic.line && $0.kind == nil
    }
    guard !types.isEmpty, let above else { return [] }
    let locals = lines(of: diagnostic.file, from: above.line, through: diagnostic.line)
      .flatMap { variables(declaredIn: $0) }
    let parameters = above.text.matches(of: Self.typed).map { (String($0.1), String($0.2)) }
    let properties = declared.filter { $0.isProperty && $0.owner == above.owner && $0.name != name }
      .flatMap { variables(declaredIn: $0.text) }
    var names: [String] = []
    for (variable, type) in locals.reversed() + parameters + properties
    where types.contains(type) && !names.contains(variable) { names.append(variable) }
    return names
  }

  /// The types that declare or inherit a member.
  private func types(withMember name: String) -> Set<String> {
    let declared = declarations
    var types = Set(
      declared.filter { $0.name == name && $0.kind == nil && !$0.owner.isEmpty }.map(\.owner))
    var count = 0
    while count < types.count {
      count = types.count
      types.formUnion(
        declared.filter { $0.kind != nil && !types.isDisjoint(with: $0.inherited) }.map(\.name))
    }
    return types
  }

  private static var typed: Regex<(Substring, Substring, Substring)> {
    /(\w+): *\(?(?:any |some )?([A-Z]\w*)/
  }

  /// The variables that a line declares, with their types, as far as the line and the called method
  /// tell them.
  private func variables(declaredIn line: String) -> [(String, String)] {
    let typed = line.matches(of: /\b(?:let|var) +(\w+): *\(?(?:any |some )?([A-Z]\w*)/)
      .map { (String($0.1), String($0.2)) }
    let made = line.matches(of: /\b(?:let|var) +(\w+) *= *([\w.?!]+)/).compactMap { match in
      match.2.split(separator: ".").last.flatMap { type(of: String($0)) }
        .map { (String(match.1), $0) }
    }
    return typed + made
  }

  /// The type that a type, method or property with this name gives.
  private func type(of name: String) -> String? {
    if name.first?.isUppercase == true { return name }
    let plain = name.filter { !"?!".contains($0) }
    return declarations.lazy.filter { $0.name == plain && $0.kind == nil }
      .compactMap { $0.signature.firstMatch(of: /(?:->|:)\(?(?:any)? ?([A-Z]\w*)\)?\??$/) }
      .first.map { String($0.1) }
  }

  private func lines(of file: String, from first: Int, through last: Int) -> [String] {
    let content = files.first { $0.name == file }?.content ?? .init()
    return content.split(separator: 0x0A, omittingEmptySubsequences: false)
      .prefix(last).dropFirst(first - 1).map { String(decoding: $0, as: UTF8.self) }
  }
}
