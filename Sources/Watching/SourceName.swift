/// Which names in a watched folder mean a file that a person has written.
enum SourceName {
  /// Whether it is a Swift file's, and no editor's or tool's copy of one.
  ///
  /// Backups and swap files either begin with a period or end in something else; these do not:
  /// Emacs' autosaves, and the copies that its flymake and flycheck compile.
  static func isSource(_ name: String) -> Bool {
    name.hasSuffix(".swift") && !isHidden(name) && !name.hasPrefix("#")
      && !name.hasPrefix("flycheck_") && !name.hasSuffix("_flymake.swift")
  }

  /// Whether it is of no interest, whatever lies in it.
  static func isHidden(_ name: String) -> Bool { name.hasPrefix(".") }
}
