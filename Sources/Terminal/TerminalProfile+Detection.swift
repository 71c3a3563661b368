import Glibc
import Messages

extension TerminalProfile {
  /// The place behind a file descriptor, as it and the environment describe it.
  ///
  /// - Parameter catalogue: The language in which we speak there.
  package static func detect(
    environment: [String: String], descriptor: Int32, catalogue: Catalogue = .english
  ) -> TerminalProfile {
    var size = winsize()
    let isTerminal = isatty(descriptor) == 1
    let isMeasured = isTerminal && ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0
    var profile = TerminalProfile(
      environment: environment, isTerminal: isTerminal,
      windowColumns: isMeasured ? Int(size.ws_col) : nil)
    profile.catalogue = catalogue
    return profile
  }

  /// The place that an environment describes.
  ///
  /// - `NO_COLOR` (any but empty) turns color off, above all else (no-color.org).
  /// - `CLICOLOR_FORCE` (any but empty and `0`) turns color on even in a pipe and on a dumb
  ///   terminal; `CLICOLOR=0` turns it off (bixense.com/clicolors).
  /// - `TERM` missing or `dumb` means text alone; `COLORTERM` says truecolor.
  /// - `COLUMNS` (1 to 10000) comes before the measured width.
  /// - `ACCESSIBLE` (any but empty and `0`) asks for a linear, labeled page.
  /// - The first of `LC_ALL`, `LC_CTYPE` and `LANG` that is not empty (POSIX, 8.2) names the
  ///   encoding; another than UTF-8 means drawings in ASCII. When none is set, as in most
  ///   containers, it says nothing about the terminal outside, and UTF-8 is assumed.
  init(environment: [String: String], isTerminal: Bool, windowColumns: Int?) {
    let term = environment["TERM"] ?? ""
    let isCapable = isTerminal && term != "dumb" && !term.isEmpty
    let wantsColor =
      environment.isOn("CLICOLOR_FORCE") || (isCapable && environment["CLICOLOR"] != "0")
    let hasColor = wantsColor && (environment["NO_COLOR"] ?? "").isEmpty
    let isTrueColor = ["truecolor", "24bit"].contains(environment["COLORTERM"] ?? "")
    let sensible = 1...10_000
    let columns = environment["COLUMNS"].flatMap { Int($0) } ?? 0
    self.init(
      isTerminal: isTerminal,
      columns: sensible.contains(columns)
        ? columns : windowColumns.flatMap { sensible.contains($0) ? $0 : nil } ?? 80,
      colorDepth: hasColor ? (isTrueColor ? .truecolor : .sixteen) : .none,
      attributes: isCapable || hasColor,
      accessible: environment.isOn("ACCESSIBLE"),
      hyperlinks: isCapable && Self.knowsHyperlinks(term: term, environment: environment),
      drawing: Self.isUTF8(environment) ? .unicode : .ascii)
  }

  private static func isUTF8(_ environment: [String: String]) -> Bool {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { environment[$0] }
      .first { !$0.isEmpty }
    guard let locale = locale?.lowercased() else { return true }
    return locale.contains("utf-8") || locale.contains("utf8")
  }

  /// Terminals known to follow OSC 8; a multiplexer may swallow the target, so it is not trusted.
  private static func knowsHyperlinks(term: String, environment: [String: String]) -> Bool {
    guard !term.hasPrefix("screen"), !term.hasPrefix("tmux") else { return false }
    let programs = ["iTerm.app", "WezTerm", "vscode", "ghostty", "Hyper"]
    return programs.contains(environment["TERM_PROGRAM"] ?? "")
      || ["kitty", "alacritty", "foot", "ghostty", "wezterm"].contains { term.hasSuffix($0) }
      || Int(environment["VTE_VERSION"] ?? "") ?? 0 >= 5000
      || environment["WT_SESSION"] != nil
  }
}

extension [String: String] {
  /// Whether a variable is there and neither empty nor `0`.
  fileprivate func isOn(_ name: String) -> Bool {
    guard let value = self[name] else { return false }
    return !value.isEmpty && value != "0"
  }
}
