import type { Component } from 'svelte';
import DiceCharmers from './DiceCharmers.svelte';
import Maharadjah from './Maharadjah.svelte';
import Maharaja from './Maharaja.svelte';
import Neutral from './Neutral.svelte';

const art: Record<string, Component> = { maharaja: Maharaja, maharadjah: Maharadjah, dice_charmers: DiceCharmers };

export function artOf(game: string): Component {
  return art[game] ?? Neutral;
}
