import { gameOf } from '@pepite/games';
import { itemAt, type Options, parseEntry, Referee, type Seat } from '@pepite/kernel';
import type { MatchChange, MatchStore } from '@pepite/matches';

type AnyReferee = Referee<unknown, unknown, unknown, Options>;

/** What is so, ready to be compared with what is told. */
interface Picture {
  readonly table: string;
  readonly hands: readonly string[];
  /** The first move of the round under way. */
  readonly round: number;
  /** The last settled move of each seat; the first one if it has made none. */
  readonly last: readonly number[];
}

/** Everything that is so in one match, found from what was put on disk and by nothing else. */
export class Truth {
  readonly moves: string[] = [];
  #choices: readonly string[] = [];
  readonly #seats: number;
  readonly #options: Options;
  readonly #settled: AnyReferee;
  #known = 0;
  /** With the sealed choices, while there are any. */
  #open: AnyReferee | undefined;
  #picture: Picture | undefined;
  #chanceSecret: string | undefined;
  /** How many moves there were before the latest step. */
  before = 0;

  constructor(seats: number, options: Options) {
    this.#seats = seats;
    this.#options = options;
    this.#settled = this.#fresh();
  }

  /** Stands between a match and the disk. */
  spy(store: MatchStore): MatchStore {
    return {
      ...store,
      create: (match, date) => {
        this.#chanceSecret = match.chance?.secret;
        return store.create(match, date);
      },
      append: async (match, revision, change, date) => {
        const answer = await store.append(match, revision, change, date);
        if (answer === 'kept') this.#note(change);
        return answer;
      },
    };
  }

  /** What chance follows from; a word that nobody says where the test says what it brings. */
  get chanceSecret(): string {
    return this.#chanceSecret ?? '(none)';
  }

  #note({ moves, choices }: MatchChange): void {
    if (moves !== undefined) {
      if (moves.ply !== this.moves.length) throw new Error(`ply ${moves.ply} is out of order`);
      this.moves.push(...moves.entries);
    }
    if (choices !== undefined) {
      this.#choices = choices;
      this.#open = undefined;
    }
    this.#picture = undefined;
  }

  /** The match as it stands, secrets and all. */
  get referee(): AnyReferee {
    for (; this.#known < this.moves.length; this.#known++) {
      tell(this.#settled, itemAt(this.moves, this.#known));
    }
    if (this.#choices.length === 0) return this.#settled;
    this.#open ??= this.#withChoices();
    return this.#open;
  }

  #withChoices(): AnyReferee {
    const referee = this.#fresh();
    for (const entry of [...this.moves, ...this.#choices]) tell(referee, entry);
    return referee;
  }

  #fresh(): AnyReferee {
    const game = gameOf('aurum');
    if (game === undefined) throw new Error('no such game');
    return new Referee(game, this.#seats, this.#options);
  }

  /** Table and hands as they would be printed. */
  get picture(): Picture {
    const { referee } = this;
    this.#picture ??= {
      table: JSON.stringify(referee.table),
      hands: this.seats.map((seat) => JSON.stringify(referee.view(seat).hand)),
      round: this.#round(),
      last: this.seats.map((seat) => this.#lastOf(seat)),
    };
    return this.#picture;
  }

  get seats(): readonly Seat[] {
    return Array.from({ length: this.#seats }, (_, seat) => seat);
  }

  #round(): number {
    if (this.referee.isOver) return this.moves.length;
    const isDeal = (ply: number): boolean => (this.moves[ply] ?? '').startsWith('* deal');
    let ply = this.moves.length - 1;
    while (ply > 0 && !(isDeal(ply) && !isDeal(ply - 1))) ply--;
    return ply <= 1 ? 0 : ply;
  }

  #lastOf(seat: Seat): number {
    return Math.max(
      0,
      this.moves.findLastIndex((entry) => entry.startsWith(`${seat} `)),
    );
  }
}

function tell(referee: AnyReferee, line: string): void {
  const entry = parseEntry(referee.game, referee.seats, line);
  const refusal = entry === undefined ? 'no entry' : referee.tell(entry);
  if (refusal !== undefined) throw new Error(`${line}: ${JSON.stringify(refusal)}`);
}
