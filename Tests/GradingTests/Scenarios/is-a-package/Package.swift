import PackageDescription
let package = Package(name: "mine")
