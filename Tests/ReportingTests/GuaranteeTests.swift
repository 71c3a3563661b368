import CourseModel
import Testing

@testable import Reporting

@Suite("A verdict that is worth less than usual")
struct GuaranteeTests {
  private static let weaker = {
    var report = Samples.failed
    report.guarantee = .internalAccess
    return report
  }()

  @Test("says so in an extra column, which no other table has")
  func table() throws {
    let rows = try ReportFormat.csv.document(of: [Self.weaker, Samples.passed], asArray: true)
      .split(separator: "\r\n")
    #expect(rows[0].hasSuffix(",guarantee"))
    #expect(rows[1].hasSuffix(",internalAccess"))
    #expect(rows[2].hasSuffix(","))
    let usual = try ReportFormat.csv.document(of: [Samples.passed], asArray: true)
    #expect(!usual.contains("guarantee"))
  }

  @Test("says so in JUnit's properties, in a sentence")
  func properties() throws {
    let text = try ReportFormat.junit.document(of: [Self.weaker], asArray: false)
    let sentence = Guarantee.internalAccess.sentence.replacing("\"", with: "&quot;")
    #expect(text.contains("<property name=\"guarantee\" value=\"\(sentence)\"/></properties>"))
  }
}
