/// Students see this and do not change it.
let vowels: Set<Character> = ["a", "e", "i", "o", "u"]

func sameLetters(_ text: String) -> Bool { text.isEmpty }
