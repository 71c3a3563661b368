extension Strokes {
  /// One path for each style and kind of line.
  func elements(in sheet: StyleSheet, at origin: (x: Int, y: Int)) -> [String] {
    styles.flatMap { style in
      var lines: [String: [String]] = [:]
      for (track, ranges) in tracks where track.style == style {
        lines[track.stroke.className, default: []] += ranges.map { path($0, track, origin) }
      }
      let own = marks.filter { $0.style == style }
      let curves = own.filter { !$0.isFilled }.map { $0.path(origin.x, origin.y) }
      if !curves.isEmpty { lines["", default: []] += curves }
      let heads = own.filter(\.isFilled).map { $0.path(origin.x, origin.y) }.joined()
      // Sort the parts of a path, whose order has no meaning, for reproducible output.
      let paths = lines.sorted { $0.key < $1.key }.map { name, parts in
        let classes = [sheet.stroke(style), name].filter { !$0.isEmpty }.joined(separator: " ")
        return #"<path class="\#(classes)" d="\#(parts.sorted().joined())"/>"#
      }
      return heads.isEmpty
        ? paths : paths + [#"<path class="\#(sheet.ink(style))" d="\#(heads)"/>"#]
    }
  }

  private func path(_ range: Range<Int>, _ track: Track, _ origin: (x: Int, y: Int)) -> String {
    let (start, end) = (range.lowerBound, range.upperBound)
    return track.isVertical
      ? "M\(Tenths(origin.x + track.place)) \(Tenths(origin.y + start))V\(Tenths(origin.y + end))"
      : "M\(Tenths(origin.x + start)) \(Tenths(origin.y + track.place))H\(Tenths(origin.x + end))"
  }
}

extension BoxGlyph.Stroke {
  /// The class of its path in the style sheet, in addition to its color.
  fileprivate var className: String {
    switch self {
    case .single, .double: ""
    case .heavy: "heavy"
    case .dashed(let count): "dash\(count)"
    case .full: "full"
    case .faint: "faint"
    }
  }
}
