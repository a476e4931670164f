"""What is given away: an sdist and a wheel with the table in the browser, and a clear word where it has not been built.

They are built in a copy of the sources, installed into an empty environment and asked for the page. The pure suite does
it for both builds, because it takes long: a compiled wheel has the same files, and binaries.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import urllib.request
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tooling import tool

ROOT = Path(__file__).parent.parent
STATIC = Path("src/bailiwick/server/static")
LEFT_OUT = shutil.ignore_patterns(".*", "__pycache__", "build", "dist", "node_modules", "static", "tests", "docs")
ENV = {name: word for name, word in os.environ.items() if name != "PYTHONPATH" and not name.startswith("BAILIWICK_")}

pytestmark = pytest.mark.skipif(os.environ.get("BAILIWICK_EXPECT") == "compiled", reason="the pure suite does it")


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources as git has them: without the built client."""
    copy = tmp_path_factory.mktemp("sources") / "bailiwick"
    shutil.copytree(ROOT, copy, ignore=LEFT_OUT)
    shutil.copy(ROOT / ".gitignore", copy)
    return copy


@pytest.fixture(scope="module")
def sources(bare: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The same with the client, or where none has been built here with a page that stands in for it."""
    copy = tmp_path_factory.mktemp("built") / "bailiwick"
    shutil.copytree(bare, copy)
    if (ROOT / STATIC / "index.html").exists():
        shutil.copytree(ROOT / STATIC, copy / STATIC)
    else:
        (copy / STATIC / "assets").mkdir(parents=True)
        (copy / STATIC / "index.html").write_text("<title>Bailiwick</title><script src='/assets/table.js'></script>")
        (copy / STATIC / "assets" / "table.js").write_text("// the table\n")
    (copy / STATIC / "sources.sha256").write_text(tool("web").fingerprint())
    return copy


def python(*words: str | Path, cwd: Path, **env: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, *map(str, words)]
    return subprocess.run(command, cwd=cwd, env={**ENV, **env}, capture_output=True, text=True)


def build(*words: str | Path, cwd: Path, **env: str) -> subprocess.CompletedProcess[str]:
    return python("-m", "build", "--no-isolation", "--outdir", cwd / "dist", *words, cwd=cwd, **env)


@pytest.mark.parametrize("target", ["--sdist", "--wheel"])
def test_without_the_client_nothing_is_built(bare: Path, target: str) -> None:
    done = build(target, cwd=bare)
    assert done.returncode != 0
    assert "The table in the browser has not been built, run: python tools/web.py" in done.stdout + done.stderr
    assert "Traceback" not in done.stdout + done.stderr
    assert not [*bare.glob("dist/bailiwick*")]


def test_a_client_of_other_sources_is_not_given_away(sources: Path, tmp_path: Path) -> None:
    shutil.copytree(sources, tmp_path / "changed")
    with (tmp_path / "changed" / "web" / "index.html").open("a") as page:
        page.write("<!-- changed -->\n")
    done = build("--wheel", cwd=tmp_path / "changed")
    assert done.returncode != 0
    assert "was built from other sources, run: python tools/web.py" in done.stdout + done.stderr


def test_who_works_on_it_needs_no_client(bare: Path, sources: Path, tmp_path: Path) -> None:
    """Neither what `pip install --editable` builds, nor the wheel that tools/compile.py takes its binaries from."""
    hook = "from hatchling.builders.wheel import WheelBuilder as B; B('.').get_build_hooks('.')['custom'].initialize"
    assert python("-c", f"{hook}('editable', {{}})", cwd=bare).returncode == 0
    assert python("-c", f"{hook}('standard', {{}})", cwd=bare).returncode != 0
    for number, place in enumerate([bare, sources]):
        done = build("--wheel", "--outdir", tmp_path / str(number), cwd=place, BAILIWICK_CLIENT="0")
        assert done.returncode == 0, done.stdout + done.stderr
        (wheel,) = (tmp_path / str(number)).glob("*.whl")
        with zipfile.ZipFile(wheel) as archive:
            assert not [name for name in archive.namelist() if "static" in name]


@pytest.fixture(scope="module")
def built(sources: Path) -> Path:
    """The folder with both, the wheel made from the sdist."""
    done = build(cwd=sources)
    assert done.returncode == 0, done.stdout + done.stderr
    return sources / "dist"


def test_both_have_the_client_and_the_sources(built: Path, sources: Path) -> None:
    client = {file.relative_to(sources / STATIC).as_posix() for file in (sources / STATIC).rglob("*") if file.is_file()}
    (sdist,), (wheel,) = built.glob("*.tar.gz"), built.glob("*.whl")
    with tarfile.open(sdist) as archive:
        packed = {name.split("/", 1)[1] for name in archive.getnames() if "/" in name}
    assert {f"{STATIC.as_posix()}/{name}" for name in client} <= packed
    assert {"hatch_build.py", "tools/web.py", "web/index.html", "LICENSE", "NOTICE"} <= packed
    assert not [name for name in packed if "node_modules" in name or name.startswith(("build/", "dist/"))]
    with zipfile.ZipFile(wheel) as archive:
        names = {name for name in archive.namelist() if name.startswith("bailiwick/")}
    package = sources / "src"
    files = {file.relative_to(package).as_posix() for file in package.rglob("*") if file.is_file()}
    assert names == files


@pytest.fixture
def environment(built: Path, tmp_path: Path) -> Path:
    """An environment with the wheel. What it depends on is lent by the one the tests run in, but not the bailiwick that
    is installed there as a path to its sources: Python looks for such paths only in folders of its own."""
    place = tmp_path / "venv"
    assert python("-m", "venv", "--without-pip", place, cwd=tmp_path).returncode == 0
    (wheel,) = built.glob("*.whl")
    install = ["install", "--quiet", "--no-deps", "--no-index", str(wheel)]
    installed = python("-m", "pip", "--python", place, *install, cwd=tmp_path)
    assert installed.returncode == 0, installed.stderr
    lent = [folder for folder in sys.path if folder.endswith("site-packages")]
    (folder,) = place.rglob("site-packages")
    (folder / "lent.pth").write_text("\n".join(lent) + "\n")
    return place


@pytest.fixture
def page(environment: Path, tmp_path: Path) -> Iterator[str]:
    """The address where `bailiwick serve` of that environment serves."""
    programs = Path(sysconfig.get_path("scripts", vars={"base": str(environment)}))
    which = [str(programs / "python"), "-c", "import bailiwick; print(bailiwick.__file__)"]
    place = subprocess.run(which, cwd=tmp_path, env=ENV, capture_output=True, text=True).stdout.strip()
    assert Path(place).is_relative_to(environment), "the installed one"
    words = [str(programs / "bailiwick"), "serve", "--port", "0", "--database", f"sqlite:///{tmp_path}/tables.db"]
    with subprocess.Popen(words, cwd=tmp_path, env=ENV, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            said = server.stdout.readline()
            yield next(word for word in said.split() if word.startswith("http"))
        finally:
            server.terminate()


def test_the_installed_wheel_serves_the_page(page: str, sources: Path) -> None:
    def fetched(path: str) -> bytes:
        with urllib.request.urlopen(page + path, timeout=30) as answer:
            content: bytes = answer.read()
            return content

    page = page.rstrip("/")
    assert fetched("/") == (sources / STATIC / "index.html").read_bytes()
    assets = [file for file in sorted((sources / STATIC / "assets").rglob("*")) if file.is_file()]
    assert len(assets) > 20  # also those in folders, such as the emblems of each expansion
    for file in assets:
        assert fetched(f"/{file.relative_to(sources / STATIC)}") == file.read_bytes()
