/** Looking back at a finished game with others: one leads, the rest see the same, until they go their own way. */
import type { RoomPlace, RoomState, LookTogether as Wish } from '../wire/types';

export class Together {
  room = $state.raw<RoomState | null>(null);
  following = $state(true);
  /** Takes the page to where the leader is; set by the page. */
  show: (place: RoomPlace) => void = () => undefined;

  constructor(private readonly send: (message: Wish) => boolean) {}

  readonly leading = $derived(this.room !== null && this.room.leader === this.room.me);
  readonly leader = $derived(this.room?.members.find(({ number }) => number === this.room?.leader) ?? null);
  readonly others = $derived(this.room?.members.filter(({ number }) => number !== this.room?.me) ?? []);

  private say(wish: Omit<Wish, 'type'>): void {
    this.send({ type: 'together', ...wish });
  }

  join(step: number): void {
    this.say({ what: 'join', step });
  }

  leave(): void {
    this.say({ what: 'leave' });
    this.room = null;
    this.following = true;
  }

  lead(): void {
    this.say({ what: 'lead' });
  }

  give(to: number): void {
    this.say({ what: 'give', to });
  }

  point(spot: string): void {
    if (this.room) this.say({ what: 'point', spot });
  }

  follow(): void {
    if (!this.room) return;
    this.following = true;
    this.say({ what: 'follow' });
    this.show(this.room.place);
  }

  /** The reader went somewhere: the leader takes the others along, anybody else goes their own way. */
  moved(place: Where): void {
    if (!this.room || isSame(place, this.room.place)) return;
    if (this.leading) this.say({ what: 'go', ...place });
    else if (this.following) {
      this.following = false;
      this.say({ what: 'free' });
    }
  }

  heard(room: RoomState): void {
    this.room = room;
    if (!this.leading && this.following) this.show(room.place);
  }
}

type Where = Pick<RoomPlace, 'step' | 'study' | 'node'>;
const isSame = (one: Where, other: Where): boolean =>
  one.step === other.step && one.study === other.study && one.node === other.node;
