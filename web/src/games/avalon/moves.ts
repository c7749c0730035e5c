// Crown, Lady and sword are seen to move from seat to seat.
import { seat_spots } from '../../lib/ring';
import type { View } from './view';

/** The ways back to where the tokens lay, in parts of the table's width; none for those that did not move. */
export type Ways = { crown?: string | undefined; lady?: string | undefined; sword?: string | undefined };

/** Who held a token before. */
class Held {
  #now: number | null = null;
  #before: number | null = null;

  before(seat: number | null): number | null {
    if (seat !== this.#now) [this.#before, this.#now] = [this.#now, seat];
    return this.#before;
  }
}

export class Moves {
  #crown = new Held();
  #lady = new Held();

  /** To be asked of every view once; the sword comes from the leader, who gives it. */
  ways(view: View): Ways {
    const spots = seat_spots(view.players, view.you?.seat ?? 0);
    const way = (from: number | null, to: number | null) =>
      from === null || to === null || from === to
        ? undefined
        : `${(spots[from]!.x - spots[to]!.x).toFixed(1)}cqw ${(spots[from]!.y - spots[to]!.y).toFixed(1)}cqw`;
    const lady = view.lady?.holder ?? null;
    return {
      crown: way(this.#crown.before(view.leader), view.leader),
      lady: way(this.#lady.before(lady), lady),
      sword: way(view.leader, view.excalibur),
    };
  }
}
