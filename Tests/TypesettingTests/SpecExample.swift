import Foundation
import Testing

/// One of the 652 examples of the CommonMark 0.30 specification.
struct SpecExample: Decodable, CustomTestStringConvertible, Sendable {
  let markdown: String
  let html: String
  let example: Int
  let section: String

  var testDescription: String { "\(example) (\(section))" }

  static let all: [SpecExample] = {
    let url = Bundle.module.url(forResource: "Fixtures/commonmark-spec", withExtension: "json")
    let data = url.flatMap { try? Data(contentsOf: $0) } ?? Data()
    return (try? JSONDecoder().decode([SpecExample].self, from: data)) ?? []
  }()

  /// The text that a page must show: that of the expected HTML, with raw HTML shown literally.
  ///
  /// libcmark distinguishes raw tags from its own; it is only trusted if its HTML is the expected
  /// one.
  var expectedText: String {
    let (html, literal) = LibcmarkHTML.html(of: markdown)
    return HTMLText.text(of: html == self.html ? literal : self.html)
  }
}
