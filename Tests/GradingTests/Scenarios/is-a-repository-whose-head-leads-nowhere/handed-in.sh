# A bare repository whose HEAD names a branch that is gone.
mkdir work && cd work && git init --quiet --initial-branch=main .
cp "$ground"/*.swift .
git add . && git commit --quiet --message work
cd .. && git clone --quiet --bare work submission && rm -rf work
git -C submission symbolic-ref HEAD refs/heads/gone
