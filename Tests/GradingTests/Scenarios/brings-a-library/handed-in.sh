# Programs and libraries that a loader could find beside the checks.
mkdir submission
cp "$ground"/*.swift submission
for name in libm.so.6 libTesting.so libColorPicker.so libProgram.so suite-runner; do
  cp /bin/true "submission/$name"
done
