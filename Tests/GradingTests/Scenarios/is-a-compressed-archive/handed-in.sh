# A package, packed.
mkdir -p ada/Sources/ColorPicker ada/Tests/ColorPickerTests ada/.build
cp "$ground"/*.swift ada/Sources/ColorPicker
echo '// manifest' > ada/Package.swift
echo 'import XCTest' > ada/Tests/ColorPickerTests/T.swift
echo junk > ada/.build/x.o
tar -czf submission.tar.gz ada
