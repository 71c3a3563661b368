# Folders around it all.
mkdir -p submission/a/b/c/Sources
cp "$ground"/*.swift submission/a/b/c/Sources
