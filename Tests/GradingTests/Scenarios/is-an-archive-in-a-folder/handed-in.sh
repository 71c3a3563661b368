# As some platforms export it.
mkdir ada submission
cp "$ground"/*.swift ada
tar -czf submission/ada.tgz ada
