# A bare repository whose objects are another's.
mkdir work && cd work && git init --quiet --initial-branch=main .
cp "$ground"/*.swift .
git add . && git commit --quiet --message work
cd .. && git clone --quiet --bare --shared work submission
