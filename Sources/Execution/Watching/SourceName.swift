/// The names in a watched folder that mean a file written by a person.
enum SourceName {
  /// Whether the name is that of a Swift file, and not of a copy by an editor or tool.
  ///
  /// Most backups and swap files start with a period or have another suffix. The exceptions are
  /// Emacs autosaves, and the copies that its flymake and flycheck compile.
  static func isSource(_ name: String) -> Bool {
    name.hasSuffix(".swift") && !isHidden(name) && !name.hasPrefix("#")
      && !name.hasPrefix("flycheck_") && !name.hasSuffix("_flymake.swift")
  }

  /// Whether the file or folder is ignored, whatever its content.
  static func isHidden(_ name: String) -> Bool { name.hasPrefix(".") }
}
