/// The languages that the user reads, according to the environment variables of GNU programs.
package enum Languages {
  /// Returns names of catalogues to look for, best first; empty if the user wants English.
  ///
  /// - The first nonempty one of `LC_ALL`, `LC_MESSAGES` and `LANG` is the locale; `C` and `POSIX`
  ///   mean English, whatever the other variables are.
  /// - `LANGUAGE` is a list, `de_AT:fr`, with priority over the locale. It also applies in
  ///   `C.UTF-8`, which only determines the encoding, and if no locale is set.
  /// - A name includes its shorter forms: for `de_AT.UTF-8`, look for `de_AT` and `de`.
  /// - English ends the list, because the sources are in English.
  ///
  /// No locale needs to be installed.
  package static func wanted(in environment: [String: String]) -> [String] {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment[$0] }
      .first { !$0.isEmpty }
    guard locale != "C", locale != "POSIX" else { return [] }
    let list = (environment["LANGUAGE"] ?? "").split(separator: ":")
    let names = list.isEmpty ? [locale?[...]].compactMap(\.self) : list
    return names.prefix { !$0.isEnglish }.flatMap(forms)
  }

  /// Returns the possible names of a locale's catalogue; empty for an invalid name.
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
  /// Whether the language of this locale is that of the sources.
  fileprivate var isEnglish: Bool {
    ["en", "C", "POSIX"].contains(prefix { $0.isASCII && $0.isLetter })
  }

  /// Whether it consists of at least one letter or digit and nothing else, so that it can't lead to
  /// another folder.
  fileprivate var isPlain: Bool {
    !isEmpty && allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }

  /// Returns the text before the first such character, and the text after it if there is one.
  fileprivate func cut(at mark: Character) -> (Substring, Substring?) {
    guard let index = firstIndex(of: mark) else { return (self, nil) }
    return (self[..<index], self[self.index(after: index)...])
  }
}
