"""Each alert of docs/examples/hosting fires once, and what alerts and dashboard ask for is what a server tells."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml
from programs import need
from visitors import Server

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples" / "hosting"
ALERTS = EXAMPLES / "monitoring" / "alerts.yml"
RULES: dict[str, dict[str, Any]] = {
    rule["alert"]: rule for group in yaml.safe_load(ALERTS.read_text())["groups"] for rule in group["rules"]
}
WELL = {
    'up{job="durbar"}': "1x60", "durbar_storage_errors_total": "0x60", "durbar_outbox": "0x60",
    "durbar_loop_lag_seconds": "0.01x60", "durbar_task_failures_total": "0x60", "durbar_bot_fallbacks_total": "0x60",
    "durbar_bot_queue": "0x60", 'durbar_command_seconds_bucket{le="0.1"}': "0+60x60",
    'durbar_command_seconds_bucket{le="5.0"}': "0+60x60", 'durbar_command_seconds_bucket{le="+Inf"}': "0+60x60",
}  # fmt: skip
ILL = {  # what the figures are once it goes wrong, minute by minute
    "DurbarDown": {'up{job="durbar"}': "1x9 0x50"},
    "DurbarStorageFails": {"durbar_storage_errors_total": "0x9 0+3x50"},
    "DurbarSlowToStore": {'durbar_command_seconds_bucket{le="0.1"}': "0+50x60"},
    "DurbarNothingIsStored": {"durbar_outbox": "0x9 150x50"},
    "DurbarLate": {"durbar_loop_lag_seconds": "0.01x9 0.9x50"},
    "DurbarTasksFail": {"durbar_task_failures_total": "0x9 0+1x50"},
    "DurbarBotsAtRandom": {"durbar_bot_fallbacks_total": "0x9 1x50"},
    "DurbarBotsWait": {"durbar_bot_queue": "0x9 20x50"},
}


def fires(alert: str) -> dict[str, Any]:
    return {"exp_labels": RULES[alert]["labels"], "exp_annotations": RULES[alert]["annotations"]}


def story(figures: dict[str, str], fired: str) -> dict[str, Any]:
    """Half an hour with these figures: one alert fires, and no other."""
    rows = [{"series": name, "values": values} for name, values in figures.items()]
    asked: list[dict[str, Any]] = []
    for name in RULES:
        told = [fires(name)] if name == fired else []
        for one in told:
            one["exp_labels"] = {**one["exp_labels"], **({"job": "durbar"} if name == "DurbarDown" else {})}
        asked.append({"eval_time": "24m", "alertname": name, "exp_alerts": told})
    return {"interval": "1m", "input_series": rows, "alert_rule_test": asked}


@pytest.fixture(scope="module")
def answers(tmp_path_factory: pytest.TempPathFactory) -> Path:
    need("promtool")
    return tmp_path_factory.mktemp("alerts")


@pytest.mark.parametrize("alert", ["", *RULES])
def test_an_alert_fires_when_it_should_and_no_other(answers: Path, alert: str) -> None:
    figures = {**WELL, **(ILL[alert] if alert else {})}
    file = answers / f"{alert or 'well'}.yml"
    file.write_text(yaml.safe_dump({"rule_files": [str(ALERTS)], "tests": [story(figures, alert)]}))
    told = subprocess.run(["promtool", "test", "rules", str(file)], capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stdout + told.stderr


def test_prometheus_takes_the_files() -> None:
    need("promtool")
    for kind, name in (("rules", "alerts.yml"), ("config", "prometheus.yml")):
        command = ["promtool", "check", kind, str(EXAMPLES / "monitoring" / name)]
        told = subprocess.run(command, capture_output=True, text=True, check=False)
        assert told.returncode == 0, told.stdout + told.stderr


def test_what_is_asked_for_is_told(server: Server) -> None:
    told = set(re.findall(r"^durbar_\w+", httpx.get(f"{server.url}/metrics").text, re.MULTILINE))
    board = json.loads((EXAMPLES / "monitoring" / "dashboard.json").read_text())
    asked = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    asked += [rule["expr"] for rule in RULES.values()]
    assert {name for one in asked for name in re.findall(r"durbar_\w+", one)} <= told
    assert len({panel["id"] for panel in board["panels"]}) == len(board["panels"])


def test_the_compose_file_names_what_is_there() -> None:
    """No container engine reads it here: what it names is looked at, word by word."""
    from durbar.cli import build

    whole = yaml.safe_load((EXAMPLES / "compose.yaml").read_text())
    services = whole["services"]
    assert {"server", "caddy", "backup", "postgresql"} == set(services)
    assert (EXAMPLES / services["server"]["build"]["context"] / services["server"]["build"]["dockerfile"]).exists()
    _, command, *flags = services["server"]["command"]
    known = {flag for one in build().get_command(None, command).params for flag in one.opts}  # type: ignore[union-attr, arg-type]
    assert {flag for flag in flags if flag.startswith("--")} <= known
    mounted = [volume.split(":") for one in services.values() for volume in one["volumes"]]
    assert all(where in whole["volumes"] or (EXAMPLES / where).exists() for where, *_ in mounted)
