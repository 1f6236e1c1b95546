"""Every sound, rendered by the browser itself: none is silent, none clips, none goes on for long."""

from __future__ import annotations

import subprocess

from visitor import ROOT, Visitor

CLIENT = ROOT / "client"
RENDER = """async (hooks) => {
  const heard = {};
  for (const hook of hooks) {
    const audio = new OfflineAudioContext(1, 2 * 44100, 44100);
    tones.sound(audio, tones.layersOf(hook, 3), 0, 1);
    const samples = (await audio.startRendering()).getChannelData(0);
    const loud = samples.map(Math.abs);
    heard[hook] = {
      peak: loud.reduce((a, b) => Math.max(a, b)),
      seconds: loud.findLastIndex((one) => one > 0.01) / 44100,
    };
  }
  return heard;
}"""


def test_every_sound_is_heard_and_none_clips(mira: Visitor) -> None:
    rolldown = [CLIENT / "node_modules/.bin/rolldown", "src/ui/tones.ts", "--format", "iife", "--name", "tones"]
    made = subprocess.run(rolldown, cwd=CLIENT, capture_output=True, text=True, check=True).stdout
    mira.context.add_init_script(f"{made}\nwindow.tones = tones;")
    mira.page.goto(mira.address)
    hooks = mira.page.evaluate("[...Object.keys(tones.HOOKS), 'chat']")
    heard = mira.page.evaluate(RENDER, hooks)
    assert len(heard) == len(hooks) >= 12
    assert {hook: one for hook, one in heard.items() if not 0.05 < one["peak"] < 0.9} == {}, heard
    assert {hook: one for hook, one in heard.items() if not 0.03 < one["seconds"] < 1.5} == {}, heard
