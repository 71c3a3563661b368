@attached(peer)
public macro Test() = #externalMacro(module: "Nowhere", type: "Nothing")
