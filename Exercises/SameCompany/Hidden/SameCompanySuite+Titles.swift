import Checking
import Testing

import class SameCompany.Person

// MARK: - TODO 3

extension SameCompanySuite {
  @Test func eachTitleIsKept() {
    let ann = person("Ann")
    let before = former(ann).count
    for title in ["Director", "Chief", "Owner"] { ann.title = title }
    let kept = Array(former(ann).dropFirst(before))
    #expect(
      kept == ["Engineer", "Director", "Chief"],
      """
      The title of an engineer was set to Director, Chief and Owner, all in one turn. \
      `formerTitles` got \(said(titles: kept)), and should get Engineer, Director, Chief: the old \
      value at each assignment.
      """)
  }

  @Test func equalTitleIsKept() {
    let ann = person("Ann")
    let before = former(ann).count
    ann.title = "Engineer"
    let count = former(ann).count - before
    #expect(
      count == 1,
      """
      The title of an engineer was set to Engineer, and `formerTitles` got \(count) entries. It \
      should get one: each assignment counts, even one that changes nothing.
      """)
  }

  @Test func firstTitleIsNoChange() {
    let ann = person("Ann")
    let first = former(ann)
    ann.phone = 7
    ann.name = "Dora"
    ann.salary = 300
    let later = former(ann)
    guard first.isEmpty, later.isEmpty else {
      Issue.record(
        """
        A person was created, and nobody has set `title`. `formerTitles` has \(later.count) \
        entries. There was no title before the first one.
        """)
      return
    }
    ann.title = "Director"
    let kept = former(ann).count
    #expect(kept > 0, "A title was replaced, and `formerTitles` got nothing.")
  }
}
