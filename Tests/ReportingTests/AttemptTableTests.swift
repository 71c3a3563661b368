import Foundation
import Terminal
import TestSupport
import Testing

@testable import Reporting

@Suite("Table of attempts")
struct AttemptTableTests {
  @Test("of every kind, like its golden", arguments: PageTests.profiles.keys.sorted())
  func table(profile: String) throws {
    let place = try #require(PageTests.profiles[profile])
    let zone = try #require(TimeZone(secondsFromGMT: 3600))
    let entries = Samples.all.enumerated().map { index, report in
      AttemptTable.Entry(
        number: index + 8, time: Date(timeIntervalSince1970: 1_800_000_000 + Double(index * 4000)),
        report: report)
    }
    let table = AttemptTable(entries, timeZone: zone, profile: place)
    try expectGolden(place.render(table.lines), "attempts.\(profile).txt")
  }
}
