"""Which build of the engine is made when, what it learns from, and that a profile is never passed over in silence."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import sysconfig
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import bailiwick
from tooling import tool


class Compiler:
    """tools/compile.py on a small package in a folder of its own; building only writes down what was asked for."""

    def __init__(self, root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.tool = tool("compile")
        self.built: list[str] = []
        self.works = True
        self.root = root
        for name, text in {
            "hatch_build.py": 'COMPILED = ["bailiwick/engine.py"]\n',
            "pyproject.toml": "",
            "tools/train.py": "",
            "src/bailiwick/__init__.py": "",
            "src/bailiwick/engine.py": "from bailiwick import helper\n",
            "src/bailiwick/helper.py": "import bailiwick.deep\n",
            "src/bailiwick/deep.py": "",
            "src/bailiwick/server.py": "import bailiwick.engine\n",
        }.items():
            self.write(name, text)
        places = {"ROOT": ".", "SOURCE": "src", "TARGET": "build", "STAMP": "build/stamp", "TRAINING": "tools/train.py"}
        for name, place in places.items():
            monkeypatch.setattr(self.tool, name, root / place)
        monkeypatch.setattr(self.tool, "compiler_trouble", lambda: "")
        monkeypatch.setattr(self.tool.subprocess, "run", self.build)
        monkeypatch.delenv("CI", raising=False)

    def write(self, name: str, text: str) -> None:
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)

    def build(self, command: list[str], env: dict[str, str], **_: Any) -> subprocess.CompletedProcess[str]:
        self.built.append(env["BAILIWICK_COMPILE"])
        self.write("build/bailiwick/engine.so", "")
        self.tool.copy_the_rest()
        return subprocess.CompletedProcess(command, 0 if self.works else 1, "", "")

    def ask(self, *arguments: str) -> list[str]:
        """What is built when it is asked."""
        self.built.clear()
        self.status = self.tool.main([*arguments])
        return list(self.built)


@pytest.fixture
def compiler(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Compiler:
    return Compiler(tmp_path, monkeypatch)


def test_only_what_the_binaries_are_made_from_is_compiled_anew(compiler: Compiler) -> None:
    assert compiler.ask() == ["1"]
    assert compiler.ask() == []
    for name in ["engine", "helper", "deep"]:
        with (compiler.root / f"src/bailiwick/{name}.py").open("a") as file:
            file.write("# changed\n")
        assert compiler.ask() == ["1"], name
    compiler.write("hatch_build.py", 'COMPILED = ["bailiwick/engine.py", "bailiwick/deep.py"]\n')
    assert compiler.ask() == ["1"]
    compiler.write("tools/train.py", "# changed\n")
    assert compiler.ask() == []


def test_other_files_are_copied(compiler: Compiler) -> None:
    compiler.ask()
    compiler.write("src/bailiwick/server.py", "new = 1\n")
    compiler.write("src/bailiwick/data/table.toml", "a = 1\n")
    compiler.write("src/bailiwick/static/client.js", "")
    assert compiler.ask() == []
    there = compiler.root / "build" / "bailiwick"
    assert (there / "server.py").read_text() == "new = 1\n"
    assert (there / "data" / "table.toml").read_text() == "a = 1\n"
    assert not (there / "static").exists()
    (compiler.root / "src/bailiwick/server.py").unlink()
    compiler.ask()
    assert not (there / "server.py").exists()
    assert (there / "engine.so").exists()


def test_a_guided_build_stays_until_the_engine_changes(compiler: Compiler, capsys: pytest.CaptureFixture[str]) -> None:
    assert compiler.ask() == ["1"]
    assert compiler.ask("--pgo") == ["pgo"]
    assert compiler.ask("--pgo") == []
    compiler.write("src/bailiwick/server.py", "new = 1\n")
    capsys.readouterr()
    assert compiler.ask() == []
    assert "guided by a profile" in capsys.readouterr().out
    compiler.write("tools/train.py", "# other games\n")
    assert compiler.ask() == []
    assert compiler.ask("--pgo") == ["pgo"]
    compiler.write("src/bailiwick/deep.py", "new = 1\n")
    capsys.readouterr()
    assert compiler.ask() == ["1"]
    assert "compiled without one" in capsys.readouterr().out.splitlines()[0]
    compiler.ask()
    assert capsys.readouterr().out == ""


def test_a_guided_build_that_fails_is_an_error(compiler: Compiler, capsys: pytest.CaptureFixture[str]) -> None:
    compiler.works = False
    assert compiler.ask("--pgo") == ["pgo"]
    assert compiler.status == 1
    assert "There is no profile-guided build" in capsys.readouterr().out
    assert compiler.ask() == ["1"]
    assert compiler.status == 0, "the pure build is there"
    compiler.works = True
    assert compiler.ask() == ["1"], "what failed is no build"


def test_a_stamp_of_former_times_is_no_build_of_today(compiler: Compiler) -> None:
    compiler.write("build/stamp", "0123456789abcdef")
    assert compiler.ask() == ["1"]


@pytest.fixture
def script() -> ModuleType:
    module: ModuleType = tool("compile").build_script()
    return module


def test_only_rooms_that_compiled_ones_look_into_are_compiled_anew(script: ModuleType) -> None:
    compile_tool = tool("compile")
    found = {path.relative_to(compile_tool.SOURCE / "bailiwick").as_posix() for path in compile_tool.compiled_files()}
    rooms = {name.split("/")[0] for name in found}
    assert rooms == {"engine", "cards", "bots", "sim", "kingdoms"}, "not the server, the terminal, the lab, the words"
    plain = found - {name.removeprefix("bailiwick/") for name in script.COMPILED}
    # Types of what is called there. A change that leaves them as they are costs a look by mypyc and no C compiler.
    looked_at = {name for name in plain if name.startswith(("kingdoms", "sim"))}
    assert looked_at == {"kingdoms/roles.py", "kingdoms/setup.py", "kingdoms/suggest.py"}


class Objects:
    """A C compiler that writes down what it compiles, and refuses what says so."""

    compiler_so = (sys.executable, "-O3")

    def __init__(self) -> None:
        self.compiled: list[str] = []

    def object_filenames(self, sources: list[str], output_dir: str) -> list[str]:
        return [str(Path(output_dir) / Path(source).with_suffix(".o").name) for source in sources]

    def compile(self, sources: list[str], output_dir: str, **_: Any) -> list[str]:
        for source in sources:
            if "#error" in Path(source).read_text():
                raise RuntimeError(source)
            self.compiled.append(Path(source).name)
        for made in self.object_filenames(sources, output_dir):
            Path(made).write_text("")
        return self.object_filenames(sources, output_dir)


def test_a_file_of_c_is_compiled_when_it_is_new_to_the_compiler(script: ModuleType, tmp_path: Path) -> None:
    made = tmp_path / "o"
    made.mkdir()
    names = ["one.c", "two.c"]
    for name in names:
        (tmp_path / name).write_text(f'#include <Python.h>\n#include "in_{name}"\n')
        (tmp_path / f"in_{name}").write_text('#include "both.h"\n')
    (tmp_path / "both.h").write_text("int both(void);\n")

    def ask(*flags: str) -> list[str]:
        compiler = Objects()
        sources = [str(tmp_path / name) for name in names]
        found = script.Compiling(compiler)(sources, output_dir=str(made), extra_postargs=[*flags])
        assert found == [str(made / "one.o"), str(made / "two.o")], "in the order they are linked"
        return sorted(compiler.compiled)

    assert ask("-O3") == names
    assert ask("-O3") == []
    (tmp_path / "in_two.c").write_text('#include "both.h"\nint two(void);\n')
    assert ask("-O3") == ["two.c"]
    (tmp_path / "both.h").write_text("long both(void);\n")
    assert ask("-O3") == names
    assert ask("-O2") == names
    assert ask("-O3") == names, "what lies there is of other flags"
    (made / "one.o").unlink()
    assert ask("-O3") == ["one.c"]
    whole = (tmp_path / "two.c").read_text()
    (tmp_path / "two.c").write_text("#error\n")
    with pytest.raises(RuntimeError):
        ask("-O3")
    (tmp_path / "two.c").write_text(whole)
    assert ask("-O3") == ["two.c"], "what failed is not taken for made"


def test_cards_are_parts_of_their_own_and_none_is_larger_than_the_engine(script: ModuleType, tmp_path: Path) -> None:
    def files(**sizes: int) -> list[Path]:
        for name, size in sizes.items():
            (tmp_path / f"__native_{name}.c").write_text("x" * size)
        return [tmp_path / f"__native_{name}.c" for name in sizes]

    def shared(written: list[Path]) -> list[list[str]]:
        taken = [re.findall(r'"__native_(.+)\.c"', part.read_text()) for part in written]
        assert all(part.read_text().startswith(script.HEAD) for part in written)
        return taken

    engine = {"bailiwick___bots___menu": 40, "bailiwick___engine___game": 50, "0a1b": 10}
    parted = shared(script.parts(files(**engine, bailiwick___cards___base=60)))
    assert parted == [["0a1b", "bailiwick___bots___menu", "bailiwick___engine___game"], ["bailiwick___cards___base"]]
    cards = {f"bailiwick___cards___{name}": size for name, size in [("a", 60), ("b", 30), ("c", 20), ("d", 90)]}
    written = script.parts(files(**engine, **cards))
    assert [[name[-1] for name in part] for part in shared(written)[1:]] == [["a", "b"], ["c"], ["d"]]
    assert [str(part) for part in written] == sorted(map(str, written)), "in this order they are compiled"


def test_gcc_refuses_to_go_on_without_a_profile(script: ModuleType, tmp_path: Path) -> None:
    if not script.is_gcc():
        pytest.skip("profiles are for gcc")
    command = (os.environ.get("CC") or sysconfig.get_config_var("CC")).split()
    (tmp_path / "a.c").write_text("int twice(int n) { return 2 * n; }\n")

    def compiles(*flags: str) -> bool:
        line = [*command, "-O3", "-Werror", *flags, "-c", "a.c", "-o", "a.o"]
        return subprocess.run(line, cwd=tmp_path, capture_output=True).returncode == 0

    assert compiles(*script.COUNT, *script.FLAGS)
    assert not compiles(*script.USE)
    assert compiles(*(flag for flag in script.USE if "missing" not in flag)), "it would have gone on"


def test_compiled_modules_are_all_there(script: ModuleType) -> None:
    source = Path(__file__).parent.parent / "src"
    assert all((source / name).is_file() for name in script.COMPILED)
    assert len(set(script.COMPILED)) == len(script.COMPILED)


def test_the_training_games_are_played_to_their_end() -> None:
    train = tool("train")
    assert train.plain_games(2) == 2 * len(train.MATCHES)
    assert train.rich_games(6, 1) == 6
    assert train.stepped_games(4) == 4
    asked = {train.setup_for(seed).players for seed in range(12)}
    assert asked == {2, 3, 4}


def test_training_needs_a_compiled_build(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    train = tool("train")
    monkeypatch.setattr(train, "build", lambda: "pure")
    assert train.main() == 1
    assert "nothing to train" in capsys.readouterr().err
    assert bailiwick.build() in ("pure", "compiled")


def test_all_of_the_engine_is_compiled_but_what_is_named_here() -> None:
    """A module that is forgotten runs interpreted, and what it makes of compiled classes fails only when it is used."""
    root = Path(__file__).parent.parent
    listed = (root / "hatch_build.py").read_text()
    modules = sorted(path.stem for path in (root / "src" / "bailiwick" / "engine").glob("*.py"))
    left_out = [name for name in modules if f'"bailiwick/engine/{name}.py"' not in listed]
    assert left_out == ["__init__", "errors", "interpreted", "quiet", "vecs"]
