import Testing

@testable import Messages

@Suite("A rule of how a language counts")
struct PluralRuleTests {
  @Test(
    "names the form for each number",
    arguments: [
      ("nplurals=1; plural=0;", [0, 0, 0, 0, 0]),
      ("nplurals=2; plural=(n != 1);", [1, 0, 1, 1, 1]),
      ("nplurals=2; plural=n>1", [0, 0, 1, 1, 1]),
      // Latvian
      ("nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n != 0 ? 1 : 2);", [2, 0, 1, 1, 0]),
      // Arabic
      (
        "nplurals=6; plural=n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : "
          + "n%100>=11 ? 4 : 5;", [0, 1, 2, 4, 4]
      ),
      (" nplurals = 2 ;plural = !( n - 1 * 1 ) ", [0, 1, 0, 0, 0]),
    ])
  func forms(text: String, forms: [Int]) throws {
    let rule = try #require(PluralRule(text))
    #expect([0, 1, 2, 11, 21].map { rule.form(of: $0) } == forms)
  }

  @Test(
    "is none that cannot be read",
    arguments: [
      "", "nplurals=2", "plural=0", "nplurals=0; plural=0", "nplurals=x; plural=0",
      "nplurals=2; plural=", "nplurals=2; plural=m", "nplurals=2; plural=n n",
      "nplurals=2; plural=(n", "nplurals=2; plural=n ? 1", "nplurals=2; plural=n = 1",
      "nplurals=2; plural=99999999999999999999", "nplurals=INTEGER; plural=EXPRESSION",
      "nplurals=2; plural=" + String(repeating: "(", count: 100_000),
    ])
  func isRefused(text: String) { #expect(PluralRule(text) == nil) }

  @Test(
    "names no form where C would have none, or there is none of that number",
    arguments: [
      "nplurals=2; plural=1/n", "nplurals=2; plural=1%n", "nplurals=2; plural=2",
      "nplurals=2; plural=n-1", "nplurals=2; plural=9223372036854775807+1",
    ])
  func hasNoForm(text: String) throws {
    #expect(try #require(PluralRule(text)).form(of: 0) == nil)
  }
}
