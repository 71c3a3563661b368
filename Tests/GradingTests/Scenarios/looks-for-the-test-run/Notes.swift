let isTested = CommandLine.arguments.contains { $0.contains("test") }
