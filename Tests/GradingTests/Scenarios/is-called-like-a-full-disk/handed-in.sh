mkdir submission
cp "$ground"/*.swift submission
echo 'let number: Int = ""' > 'submission/error: No space left on device.swift'
