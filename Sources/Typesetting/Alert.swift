/// The kind of a quote that begins with `[!NOTE]` or the like (GitHub's alerts).
package enum Alert: String, CaseIterable, Hashable, Sendable {
  case note, tip, important, warning, caution

  /// Removes the alert marker, which is alone on its line, from the inlines of a quote's first
  /// paragraph. Returns nil if there is none.
  static func remove(from inlines: inout [Inline]) -> Alert? {
    guard case .text(let sign)? = inlines.first,
      let alert = allCases.first(where: { sign.uppercased() == "[!\($0.rawValue.uppercased())]" }),
      inlines.dropFirst().first?.isLineEnd ?? true
    else { return nil }
    inlines.removeFirst(min(2, inlines.count))
    return alert
  }
}
