# A path that begins at the root.
cp "$ground"/*.swift .
echo '// evil' > evil
bsdtar -cPf submission.tar.gz -z -s ',^evil$,/etc/profile.d/evil.swift,' evil *.swift
