// Write your code for the 'Isogram' exercise in this file.
func isIsogram(_ string: String) -> Bool { sameLetters(string) }
