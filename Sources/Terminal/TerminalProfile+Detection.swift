import Glibc
import Messages

extension TerminalProfile {
  /// The profile of a file descriptor, from its properties and the environment.
  ///
  /// - Parameter catalogue: The language of our messages.
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

  /// The profile that an environment describes.
  ///
  /// - `NO_COLOR` (nonempty) turns color off, with the highest priority (no-color.org).
  /// - `CLICOLOR_FORCE` (nonempty and not `0`) turns color on even in a pipe and on a dumb
  ///   terminal; `CLICOLOR=0` turns it off (bixense.com/clicolors).
  /// - `TERM` missing or `dumb` means plain text; `COLORTERM` announces truecolor.
  /// - `COLUMNS` (1 to 10000) overrides the measured width.
  /// - `ACCESSIBLE` (nonempty and not `0`) requests a linear, labeled page.
  /// - The first nonempty one of `LC_ALL`, `LC_CTYPE` and `LANG` (POSIX, 8.2) determines the
  ///   encoding; without UTF-8, drawings use ASCII. If none is set, as in most containers, the
  ///   terminal outside is unknown and assumed to use UTF-8.
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

  /// Whether a terminal is known to support OSC 8; multiplexers, which may drop it, do not count.
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
  /// Whether a variable is set and neither empty nor `0`.
  fileprivate func isOn(_ name: String) -> Bool {
    guard let value = self[name] else { return false }
    return !value.isEmpty && value != "0"
  }
}
