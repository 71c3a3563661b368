/// What Canvas's "Download Submissions" writes into names.
enum CanvasExport {
  /// `doejane_4567_89012_A.swift`, `doejane_LATE_4567_89012_A.swift`, `anon_x1y2z_89012_A.swift`.
  static func person(in name: String) -> String? {
    let named = /^([^_]+_)?(?:LATE_)?(\d+)_(?:\d+_.+|(?:text|link)\.html)$/
    let anonymous = /^(?:LATE_)?(anon_[^_]+)_(?:\d+_.+|(?:text|link)\.html)$/
    if let match = name.wholeMatch(of: anonymous) { return String(match.1) }
    return name.wholeMatch(of: named).map { "\($0.1 ?? "")\($0.2)" }
  }
}
