import { Seeded } from '@pepite/kernel';
import type { Match } from '@pepite/matches';
import type { ClientMessage, Problem, ServerMessage } from '@pepite/protocol';
import type { Backstage, Heard } from './backstage.ts';
import { Player } from './player.ts';

/** What the test itself asks for is numbered from here on: the player does not mind its refusal. */
const FIRST_ID = 1_000_000;

/** Somebody at a match of Aurum against two bots, who says and hears all over a visit. */
export class Solo {
  readonly guest: string;
  readonly player: Player;
  /** Everything that was heard. */
  readonly told: ServerMessage[] = [];
  readonly #stage: Backstage;
  readonly #heard: Heard;
  #id = FIRST_ID;

  constructor(stage: Backstage, guest: string) {
    this.#stage = stage;
    this.guest = guest;
    this.#heard = stage.come(guest, guest);
    const bots = [null, 'random', 'random'] as const;
    const id = stage.create(guest, { game: 'aurum', bots: [...bots], options: {} });
    this.player = new Player(id, 0, new Seeded(1));
    this.player.connect((text) => this.#heard.visit.hear(text));
    this.#listen();
    while (!this.player.hasToDecide) this.step();
  }

  get match(): Match {
    const match = this.#stage.place.house.find(this.player.match);
    if (match === undefined) throw new Error('the match is gone');
    return match;
  }

  /** Does what there is to do, and lets the bots do the same. */
  step(): void {
    this.player.act();
    this.#stage.clock.pass(1000);
    this.#listen();
  }

  finish(): void {
    while (!this.player.isOver) this.step();
  }

  /** Asks for something; the problem with it, if it is refused. */
  ask(message: ClientMessage): Problem | undefined {
    const id = ++this.#id;
    this.#heard.visit.hear(JSON.stringify({ ...message, id }));
    this.#listen();
    const refused = this.told.find((told) => told.type === 'refused' && told.id === id);
    return refused?.type === 'refused' ? refused.problem : undefined;
  }

  /** Makes the first legal move. */
  move(): Problem | undefined {
    const { ply = 0, own = 0 } = this.player.state?.position ?? {};
    const [move = ''] = this.player.legalTexts();
    return this.ask({ type: 'move', ply, own, move });
  }

  #listen(): void {
    this.#stage.settle();
    for (const text of this.#heard.texts.splice(0)) {
      this.told.push(JSON.parse(text) as ServerMessage);
      this.player.hear(text);
    }
  }
}
