@_silgen_name("fork")
func fork() -> Int32

func split() { _ = fork() }
