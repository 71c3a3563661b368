func greeting(for name: String?) -> String { "Hello, World!" }
