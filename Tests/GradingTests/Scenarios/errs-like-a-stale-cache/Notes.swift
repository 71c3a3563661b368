#error("file '/usr/include/stdio.h' has been modified since the module file '/opt/swift/cache/SwiftGlibc.pcm' was built")
#error("could not build C module 'SwiftGlibc'")
#error("no such module 'MiniCocoa'")
