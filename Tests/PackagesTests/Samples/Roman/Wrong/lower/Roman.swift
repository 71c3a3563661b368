func roman(_ number: Int) -> String {
  let signs = [
    (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"),
    (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
  ]
  var (rest, text) = (number, "")
  for (value, sign) in signs {
    while rest >= value {
      rest -= value
      text += sign
    }
  }
  return text.lowercased()
}
