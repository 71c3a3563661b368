/// Nothing runs by itself in a module that others import.
func helper() {}
