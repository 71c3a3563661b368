# A bare repository.
mkdir work && cd work && git init --quiet .
cp "$ground"/*.swift .
git add . && git commit --quiet --message work
cd .. && git clone --quiet --bare work submission
