extension SourceOutline {
  /// The files of this outline that declare types, none of which exists in another outline.
  func files(missingIn other: SourceOutline) -> [String] {
    var files: [String] = []
    for declaration in declarations where declaration.kind != nil {
      if !files.contains(declaration.file) { files.append(declaration.file) }
    }
    let there = Set(other.declarations.filter { $0.kind != nil }.map(\.name))
    return files.filter { file in
      !declarations.contains { $0.file == file && $0.kind != nil && there.contains($0.name) }
    }
  }

  /// Whether one of these files of this outline contains the declaration that a difference expects.
  func has(_ difference: InterfaceDifference, inOneOf files: [String]) -> Bool {
    declarations.contains { declaration in
      files.contains(declaration.file) && declaration.owner == difference.owner
        && declaration.text == difference.expected
    }
  }

  /// Whether a declaration here has the name and owner that a difference expects.
  func declares(_ difference: InterfaceDifference) -> Bool {
    let owner = difference.owner.split(separator: ".").last ?? ""
    let words = difference.expected.split { " (:<{,".contains($0) }
    return declarations.contains { $0.owner == owner && words.contains($0.name[...]) }
  }

  /// The declarations here that are missing in another outline: types, globals, and members of
  /// types that both have. Names each overloaded name only once.
  func names(missingIn other: SourceOutline) -> [(name: String, path: String)] {
    func isThere(_ declaration: Declaration) -> Bool {
      other.declarations.contains {
        $0.owner == declaration.owner && $0.name == declaration.name
          && ($0.kind == nil) == (declaration.kind == nil)
      }
    }
    let lost = declarations.filter { !isThere($0) }
    let types = lost.filter { $0.kind != nil }.map(\.name)
    var seen: Set<String> = []
    return lost.filter { !types.contains($0.owner) }.compactMap { declaration in
      let owner = declaration.owner.isEmpty ? "" : declaration.owner + "."
      let path = owner + declaration.name
      return seen.insert(path).inserted ? (declaration.name, path) : nil
    }
  }
}
