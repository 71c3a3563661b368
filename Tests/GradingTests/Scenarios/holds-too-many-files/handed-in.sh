mkdir submission
cp "$ground"/*.swift submission
for number in $(seq 5000); do : > submission/$number.txt; done
