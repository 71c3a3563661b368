func isIsogram(_ string: String) -> Bool { Set(string.lowercased()).count == string.count }
