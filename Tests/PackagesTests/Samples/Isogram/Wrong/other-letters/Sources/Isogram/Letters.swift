let vowels: Set<Character> = []
