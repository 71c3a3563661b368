import Bank

func filled(_ amount: Int) async throws -> Account {
  let account = Account()
  try await account.deposit(amount)
  return account
}
