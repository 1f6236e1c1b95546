// Sources to bytecode, by the very Python that will run them. usage: node pack.mjs PYODIDE SOURCES.zip OUT
// boot.zip: what Python needs to begin (not compressed inside: whoever serves it compresses it).
// app.zst: the rest of the standard library that is imported, our program and its libraries, as one compressed archive.
import fs from 'node:fs';

const [, , home, sources, out] = process.argv;
const { loadPyodide } = await import(`${home}/pyodide.mjs`);
const python = await loadPyodide({ indexURL: `${home}/` });
python.FS.writeFile('/sources.zip', fs.readFileSync(sources));
python.FS.writeFile('/stdlib.zip', fs.readFileSync(`${home}/python_stdlib.zip`));
python.runPython(`
import sys, io, os, zipfile, compression.zstd
boot = set(sys.modules)
import json, importlib
import importlib._bootstrap_external as external

PLACE = "/lib/python3.14/site-packages/"
BEGIN = ("encodings/utf_8", "encodings/cp437", "encodings/latin_1", "encodings/ascii", "pyodide/", "_pyodide/")
ALWAYS = ("encodings/idna", "encodings/utf_16", "importlib/", "asyncio/", "zoneinfo/", "_strptime", "stringprep", "traceback", "linecache", "tokenize", "string/")
archive = zipfile.ZipFile("/sources.zip")
archive.extractall(PLACE)
importlib.invalidate_caches()
for name in json.loads(archive.read("modules.json")):
    importlib.import_module(name)

def files_of(names):
    found = (getattr(sys.modules.get(name), "__file__", None) or "" for name in names)
    return {file.removeprefix("/lib/python314.zip/") for file in found if file.startswith("/lib/python314.zip/")}

def compiled(name, data, level=2):
    code = compile(data, name, "exec", dont_inherit=True, optimize=level)
    return name + "c", bytes(external._code_to_timestamp_pyc(code, 0, len(data)))

def put(target, files):
    with zipfile.ZipFile(target, "w") as made:
        for name, data in sorted(files):
            made.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), data)

stdlib = zipfile.ZipFile("/stdlib.zip")
first, used = files_of(boot), files_of(sys.modules)
library = [name for name in stdlib.namelist() if name.endswith(".py")]
needed = {name for name in library if name in first | used or name.startswith(BEGIN + ALWAYS)}
begun = {name for name in needed if name in first or name.startswith(BEGIN)}
packages = tuple(name.split("/")[0] + "/" for name in begun if "/" in name)  # a package lies in one place
wanted = {name for name in needed if name in begun or name.startswith(packages)}
later = needed - wanted
def told(name): return compiled(name, stdlib.read(name), 0 if name.startswith(("pyodide", "_pyodide")) else 2)
put("/boot.zip", [told(name) for name in wanted])
ours = [name for name in archive.namelist() if name != "modules.json"]
files = [compiled(name, archive.read(name)) if name.endswith(".py") else (name, archive.read(name)) for name in ours]
bundle = io.BytesIO()
put(bundle, [*files, *(told(name) for name in later)])
Z = compression.zstd
options = {Z.CompressionParameter.compression_level: 22, Z.CompressionParameter.window_log: 25, Z.CompressionParameter.enable_long_distance_matching: 1}
open("/app.zst", "wb").write(Z.compress(bundle.getvalue(), options=options))
print(len(wanted), "modules to begin with,", len(later), "later,", len(ours), "files of ours")
`);
for (const name of ['boot.zip', 'app.zst']) fs.writeFileSync(`${out}/${name}`, python.FS.readFile(`/${name}`));
const { info } = JSON.parse(fs.readFileSync(`${home}/pyodide-lock.json`, 'utf8'));
fs.writeFileSync(`${out}/pyodide-lock.json`, JSON.stringify({ info, packages: {} }));
