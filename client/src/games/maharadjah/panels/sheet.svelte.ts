/** Whether the full score sheet lies over the map, and whose victory card is beside it. */
export const sheet = $state<{ open: boolean; nation: string | null }>({ open: false, nation: null });

export function openSheet(nation: string | null): void {
  sheet.open = true;
  if (nation) sheet.nation = nation;
}
