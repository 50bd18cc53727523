import { Seeded } from '@pepite/kernel';
import type { Match } from '@pepite/matches';
import type { ClientMessage, Problem, ServerMessage } from '@pepite/protocol';
import { settle } from '../../../matches/test/support/settle.ts';
import type { Heard, TestServer } from './test-server.ts';
import { Player } from './player.ts';

/** What the test itself asks for is numbered from here on: the player does not mind its refusal. */
const FIRST_ID = 1_000_000;

/** Somebody at a match of Aurum against two bots, who says and hears all over a connection. */
export class Solo {
  readonly guest: string;
  readonly player: Player;
  /** Everything that was heard. */
  readonly told: ServerMessage[] = [];
  readonly #testServer: TestServer;
  readonly #heard: Heard;
  #id = FIRST_ID;

  private constructor(testServer: TestServer, guest: string, heard: Heard, match: string) {
    this.#testServer = testServer;
    this.guest = guest;
    this.#heard = heard;
    this.player = new Player(match, 0, new Seeded(1));
  }

  /** Somebody comes, sits down, and has to decide. */
  static async begin(testServer: TestServer, guest: string): Promise<Solo> {
    const heard = await testServer.come(guest, guest);
    const bots = [null, 'random', 'random'] as const;
    const id = await testServer.create(guest, { game: 'aurum', bots: [...bots], options: {} });
    const solo = new Solo(testServer, guest, heard, id);
    solo.player.connect((text) => heard.connection.receive(text));
    await solo.#listen();
    while (!solo.player.hasToDecide) await solo.step();
    return solo;
  }

  async match(): Promise<Match> {
    const found = await this.#testServer.registry.find(this.player.match);
    if ('problem' in found) throw new Error(found.problem.kind);
    return found.value;
  }

  /** Does what there is to do, and lets the bots do the same. */
  async step(): Promise<void> {
    this.player.act();
    await this.#testServer.clock.pass(1000);
    await this.#listen();
  }

  async finish(): Promise<void> {
    while (!this.player.isOver) await this.step();
  }

  /** Asks for something; the problem with it, if it is refused. */
  async ask(message: ClientMessage): Promise<Problem | undefined> {
    const id = ++this.#id;
    this.#heard.connection.receive(JSON.stringify({ ...message, id }));
    await this.#listen();
    const refused = this.told.find((told) => told.type === 'refused' && told.id === id);
    return refused?.type === 'refused' ? refused.problem : undefined;
  }

  /** Makes the first legal move. */
  async move(): Promise<Problem | undefined> {
    const { ply = 0, own = 0 } = this.player.state?.position ?? {};
    const [move = ''] = this.player.legalTexts();
    return this.ask({ type: 'move', ply, own, move });
  }

  async #listen(): Promise<void> {
    await settle();
    for (const text of this.#heard.texts.splice(0)) {
      this.told.push(JSON.parse(text) as ServerMessage);
      this.player.hear(text);
    }
  }
}
