"""`durbar serve`: the web table."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import click

from durbar.build.build import compiled
from durbar.commands import speech


def add(app: click.Group) -> None:
    speech.command(app, "serve", serve)


def serve(
    host: Annotated[str, speech.option("host")] = "127.0.0.1",
    port: Annotated[int, speech.option("port", min=0, max=65535)] = 8000,
    name: Annotated[str, speech.option("name", show_default=False)] = "",
    data: speech.Data = None,
    database: speech.Database = "",
    no_browser: Annotated[bool, speech.option("no-browser", show_default=False)] = False,
    pace: Annotated[float, speech.option("pace", min=0.0)] = 0.6,
    mail: Annotated[str, speech.option("mail", show_default=False)] = "",
    workers: Annotated[int, speech.option("workers", min=1)] = 1,
    language: speech.Language = "",
) -> None:
    from durbar.server.host.config import Config, channels_asked_for, mail_asked_for, proxies_asked_for, usual_data
    from durbar.server.host.limits import limits_asked_for
    from durbar.server.host.serving import serve_until_stopped

    folder = (data or usual_data()).expanduser()
    limits = limits_asked_for()
    post = mail or mail_asked_for()
    told, proxies = channels_asked_for(), proxies_asked_for()
    config = Config(
        folder,
        database,
        host,
        port,
        name,
        pace=pace,
        workers=workers,
        limits=limits,
        mail=post,
        proxies=proxies,
        **told,
    )
    if not config.loopback:
        print(speech.say("server-open-to-all", host=host))
    if config.mail and not config.address:
        print(speech.say("server-mail-needs-name"))
    elif config.address:
        ways = {"mail": config.mail, "push": config.push, "hook": config.hooks != "off"}
        names = [speech.say(f"server-way-{way}") for way, is_open in ways.items() if is_open]
        print(speech.say("server-tells-by", ways=", ".join(names) or "-"))
    tell_build(os.environ.get("DURBAR_SOURCE", ""))
    serve_until_stopped(config, lambda url: welcome(url, folder, browser=not no_browser))


def tell_build(source: str) -> None:
    """On the sources, say that it is slower; where the checkout is known and there is a compiler, compile it beside."""
    from durbar.build.compiling import begin

    if not compiled():
        print(speech.say("server-compiling" if source and begin(Path(source)) else "server-on-sources"))


def welcome(url: str, data: Path, browser: bool) -> None:
    """Say where the table is, and open it."""
    import threading
    import webbrowser

    print(speech.say("server-serving", url=url))
    print(speech.say("server-stop", data=str(data)), flush=True)
    if browser:
        threading.Timer(0.5, webbrowser.open, (url,)).start()
