/** The terms of the game at hand. */
import { api } from '../live/api';
import { Terms } from './terms';

class Glossary {
  terms = $state.raw(new Terms([]));
  private game = '';

  async load(game: string): Promise<void> {
    if (this.game === game) return;
    this.game = game;
    this.terms = new Terms(await api.terms(game).catch(() => []));
  }
}

export const glossary = new Glossary();
