/// The languages that somebody reads, as the environment of GNU programs says.
package enum Languages {
  /// Names of catalogues to look for, the best first; none where English is wanted.
  ///
  /// - The first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is not empty is the locale; `C` and
  ///   `POSIX` mean English, whatever else is said.
  /// - `LANGUAGE` is a list, `de_AT:fr`, that comes before the locale. It is heeded in `C.UTF-8`,
  ///   too, which says how letters are written and nothing else, and where no locale is named.
  /// - A name stands for its shorter forms, too: `de_AT.UTF-8` is looked for as `de_AT` and `de`.
  /// - English ends the list: it is what the sources have.
  ///
  /// No locale has to be installed for that.
  package static func wanted(in environment: [String: String]) -> [String] {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment[$0] }
      .first { !$0.isEmpty }
    guard locale != "C", locale != "POSIX" else { return [] }
    let list = (environment["LANGUAGE"] ?? "").split(separator: ":")
    let names = list.isEmpty ? [locale?[...]].compactMap(\.self) : list
    return names.prefix { !$0.isEnglish }.flatMap(forms)
  }

  /// The names under which a locale's catalogue may lie; none for what is no name of a locale.
  private static func forms(of name: Substring) -> [String] {
    let (rest, modifier) = name.cut(at: "@")
    let (region, _) = rest.cut(at: ".")
    let (language, territory) = region.cut(at: "_")
    guard [language, territory, modifier].compactMap(\.self).allSatisfy(\.isPlain) else {
      return []
    }
    let regions = territory == nil ? [language] : [region, language]
    return regions.flatMap { region in
      (modifier.map { ["\(region)@\($0)"] } ?? []) + [String(region)]
    }
  }
}

extension Substring {
  /// Whether a locale of this name speaks as the sources do.
  fileprivate var isEnglish: Bool {
    ["en", "C", "POSIX"].contains(prefix { $0.isASCII && $0.isLetter })
  }

  /// Letters and digits, and at least one: nothing that leads to another folder.
  fileprivate var isPlain: Bool {
    !isEmpty && allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }

  /// What stands before the first such character, and what stands behind it, if there is one.
  fileprivate func cut(at mark: Character) -> (Substring, Substring?) {
    guard let index = firstIndex(of: mark) else { return (self, nil) }
    return (self[..<index], self[self.index(after: index)...])
  }
}
