/** A turn of Maharaja: the two planned actions, what is done of them, and what ending it now would give up. */
import { t } from '../../../i18n/texts.svelte';
import type { OptionInfo } from '../../../wire/types';
import { labels, type Scene } from '../model';

export interface Planned {
  /** Its number on the disc, from 0. */
  readonly action: number;
  readonly done: boolean;
  readonly option: OptionInfo | undefined;
  /** It cannot be begun now; `same` tells its choice from others, to ask why. */
  readonly refused: boolean;
  readonly same: (choice: { readonly words: readonly string[] }) => boolean;
  /** What it still allows to build. */
  readonly due: string;
}

/** What an action that was begun still allows to build; another action gives it up. */
export function unbuilt({ view: { turn } }: Scene): string {
  const left = [
    turn.due_statues ? t('web-mj-due-statues', { count: turn.due_statues }) : '',
    turn.due_shrines ? t('web-mj-due-shrines', { count: turn.due_shrines }) : '',
  ];
  return left.filter(Boolean).join(', ');
}

/** Which hand of the disc has begun to build: of an action planned twice, the later. */
function begun(scene: Scene, plan: readonly number[]): number {
  const { turn } = scene.view;
  const builds = turn.pair ? 'two-shrines' : 'statue-and-shrine';
  const actions = labels(scene, 'action');
  return unbuilt(scene) ? plan.findLastIndex((one, n) => turn.done.includes(n) && actions[one] === builds) : -1;
}

export function planned(scene: Scene): Planned[] {
  const plan = (scene.seat === null ? null : scene.view.plans[scene.seat]) ?? [];
  const builds = begun(scene, plan);
  return plan.map((action, n) => {
    const done = scene.view.turn.done.includes(n);
    const same = ({ words }: { words: readonly string[] }): boolean =>
      words[0] === 'perform' && words[1] === labels(scene, 'action')[action];
    const option = done ? undefined : scene.question?.options.find(same);
    const told = Boolean(scene.question?.untold) || scene.question?.refused.some(same);
    const refused = !done && !option && Boolean(told);
    return { action, done, option, refused, same, due: n === builds ? unbuilt(scene) : '' };
  });
}

/** What ending the turn now gives up. */
export function lost(scene: Scene): string {
  if (scene.question?.name !== 'TurnMenu') return '';
  const left = planned(scene).filter(({ done }) => !done);
  const named = left.map(({ action }) => scene.word(labels(scene, 'action')[action]));
  const what = [...named, unbuilt(scene)].filter(Boolean).join(', ');
  return what && t('web-mj-gives-up', { what });
}
