func roman(_ number: Int) -> String {
  String(repeating: "X", count: number / 10) + String(repeating: "I", count: number % 10)
}
