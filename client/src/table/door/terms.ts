/** What was agreed about a table, in words: only what differs from the usual game. */
import { t, texts } from '../../i18n/texts.svelte';
import type { GameInfo, TableInfo } from '../../wire/types';

export function settingsSaid(
  { game, settings }: Pick<TableInfo, 'game' | 'settings'>,
  known: GameInfo | null,
): string[] {
  const usual = Object.fromEntries(known?.settings.map((one) => [one.name, one.default]) ?? []);
  return Object.entries(settings)
    .filter(([key, value]) => value && value !== usual[key])
    .map(([key, value]) => {
      const said = `${game}-setting-${key}-${value}`;
      return `${t(`${game}-setting-${key}`)}: ${texts().has(said) ? t(said) : value}`;
    });
}
