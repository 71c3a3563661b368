import Testing

/// A text that is too long to print with each run of its test.
struct LongText: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let source: String

  init(_ name: String, _ source: String) {
    testDescription = name
    self.source = source
  }
}
