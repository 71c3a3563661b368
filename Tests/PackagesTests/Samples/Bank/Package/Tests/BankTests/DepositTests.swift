import Bank
import Testing

@Suite struct DepositTests {
  @Test func adds() async throws {
    let account = Account()
    try await account.deposit(5)
    try await account.deposit(5)
    #expect(await account.balance == 10)
  }

  @Test func refusesNothing() async {
    let account = Account()
    await #expect(throws: BankError.notPositive) { try await account.deposit(0) }
  }

  @Test(.disabled("for later")) func later() { Issue.record("never run") }
}
