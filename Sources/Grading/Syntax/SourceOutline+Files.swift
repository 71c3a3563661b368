extension SourceOutline {
  /// The files of this outline that declare types, none of which is anywhere in another outline.
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

  /// Whether one of these files of this outline declares what a departure misses.
  func has(_ departure: Departure, inOneOf files: [String]) -> Bool {
    declarations.contains { declaration in
      files.contains(declaration.file) && declaration.owner == departure.owner
        && declaration.text == departure.expected
    }
  }
}
