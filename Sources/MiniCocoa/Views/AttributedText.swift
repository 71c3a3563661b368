/// Text with attributes, in runs of equal attributes.
///
///     let line = AttributedText("Ada", .bold) + AttributedText(" Lovelace")
///     line.string  // "Ada Lovelace"
///
/// A model: it describes its appearance, and views draw it.
public struct AttributedText: Hashable, Sendable, CustomStringConvertible {
  /// The appearance of text: `AttributedText.Attributes(color: .red, isBold: true)`.
  public struct Attributes: Hashable, Sendable {
    /// The colour, or nil for the default one: `attributes.color`.
    public var color: Color?
    /// Whether it is bold: `attributes.isBold`.
    public var isBold: Bool
    /// Whether it is italic: `attributes.isItalic`.
    public var isItalic: Bool

    /// Attributes, with the default appearance: `Attributes(isItalic: true)`.
    public init(color: Color? = nil, isBold: Bool = false, isItalic: Bool = false) {
      self.color = color
      self.isBold = isBold
      self.isItalic = isItalic
    }

    /// The default appearance: `AttributedText("Ada", .plain)`.
    public static let plain = Attributes()
    /// Bold: `AttributedText("Ada", .bold)`.
    public static let bold = Attributes(isBold: true)
    /// Italic: `AttributedText("Ada", .italic)`.
    public static let italic = Attributes(isItalic: true)
  }

  /// A stretch of text with equal attributes: `line.runs.first?.text`.
  public struct Run: Hashable, Sendable {
    /// The text, never empty: `run.text`.
    public let text: String
    /// The appearance: `run.attributes == .bold`.
    public let attributes: Attributes
  }

  /// The runs; neighbours have different attributes: `line.runs.count`.
  public private(set) var runs: [Run]

  /// Text with the same attributes throughout: `AttributedText("Ada", .bold)`.
  public init(_ text: String = "", _ attributes: Attributes = .plain) {
    runs = text.isEmpty ? [] : [Run(text: text, attributes: attributes)]
  }

  /// The text without its attributes: `line.string == "Ada Lovelace"`.
  public var string: String { runs.map(\.text).joined() }

  /// The text without its attributes: `print(line)`.
  public var description: String { string }

  /// Concatenates two texts: `AttributedText("Ada", .bold) + AttributedText(" Lovelace")`.
  public static func + (one: AttributedText, other: AttributedText) -> AttributedText {
    var sum = one
    for run in other.runs {
      if let last = sum.runs.last, last.attributes == run.attributes {
        sum.runs[sum.runs.count - 1] = Run(text: last.text + run.text, attributes: run.attributes)
      } else {
        sum.runs.append(run)
      }
    }
    return sum
  }
}
