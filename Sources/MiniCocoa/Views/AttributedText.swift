/// Text with looks, in runs that look alike.
///
///     let line = AttributedText("Ada", .bold) + AttributedText(" Lovelace")
///     line.string  // "Ada Lovelace"
///
/// A model: it says how it wants to look, and others draw it.
public struct AttributedText: Hashable, Sendable, CustomStringConvertible {
  /// How text looks: `AttributedText.Attributes(color: .red, isBold: true)`.
  public struct Attributes: Hashable, Sendable {
    /// The colour, or nil for the usual one: `attributes.color`.
    public var color: Color?
    /// Whether it is bold: `attributes.isBold`.
    public var isBold: Bool
    /// Whether it is italic: `attributes.isItalic`.
    public var isItalic: Bool

    /// Looks, the usual ones unless said otherwise: `Attributes(isItalic: true)`.
    public init(color: Color? = nil, isBold: Bool = false, isItalic: Bool = false) {
      self.color = color
      self.isBold = isBold
      self.isItalic = isItalic
    }

    /// The usual looks: `AttributedText("Ada", .plain)`.
    public static let plain = Attributes()
    /// Bold: `AttributedText("Ada", .bold)`.
    public static let bold = Attributes(isBold: true)
    /// Italic: `AttributedText("Ada", .italic)`.
    public static let italic = Attributes(isItalic: true)
  }

  /// A stretch of text that looks alike: `line.runs.first?.text`.
  public struct Run: Hashable, Sendable {
    /// What it says, never nothing: `run.text`.
    public let text: String
    /// How it looks: `run.attributes == .bold`.
    public let attributes: Attributes
  }

  /// The stretches, neighbours looking different: `line.runs.count`.
  public private(set) var runs: [Run]

  /// Text that looks the same throughout: `AttributedText("Ada", .bold)`.
  public init(_ text: String = "", _ attributes: Attributes = .plain) {
    runs = text.isEmpty ? [] : [Run(text: text, attributes: attributes)]
  }

  /// What it says, without its looks: `line.string == "Ada Lovelace"`.
  public var string: String { runs.map(\.text).joined() }

  /// What it says, without its looks: `print(line)`.
  public var description: String { string }

  /// One text after the other: `AttributedText("Ada", .bold) + AttributedText(" Lovelace")`.
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
