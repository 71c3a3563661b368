# A bare repository with another one in it, which is somewhere else.
mkdir work && cd work && git init --quiet --initial-branch=main .
cp "$ground"/*.swift .
git add . && git commit --quiet --message work
printf '[submodule "x"]\n  path = x\n  url = file:///etc\n' > .gitmodules
git update-index --add --cacheinfo 160000,0123456789012345678901234567890123456789,x
git add .gitmodules && git commit --quiet --message more
cd .. && git clone --quiet --bare work submission && rm -rf work
