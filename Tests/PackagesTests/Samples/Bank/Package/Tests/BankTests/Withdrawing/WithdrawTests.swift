import Testing

@testable import Bank

@Suite struct WithdrawTests {
  @Test func takes() async throws {
    let account = try await filled(10)
    try await account.withdraw(4)
    #expect(await account.balance == 6)
  }

  @Test func saysWhatIsMissing() async throws {
    let account = try await filled(3)
    let error = await #expect(throws: BankError.self) { try await account.withdraw(5) }
    #expect(error == .notEnough(missing: 2))
    let balance = try #require(await account.balance as Int?)
    #expect(balance == 3)
  }

  @Test func knownIssue() async {
    withKnownIssue { #expect(Bool(false)) }
  }

  @Test func throwsItself() async throws {
    try await Account().deposit(1)
  }
}
