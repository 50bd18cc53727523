import { gameOf } from '@pepite/games';
import { deciding, has } from '@pepite/kernel';
import type { Created, MatchState, NewMatchRequest, ServerMessage } from '@pepite/protocol';
import { FollowedMatch } from '../../../match/followed-match.ts';
import { movesOf, turnOf, viewOf } from '../../../match/position.ts';
import type { Request } from '../../../site/reconnecting-socket.ts';

/** Node's own sockets can say who asks, which those of browsers can't. */
const openSocket = (address: string, cookie: string): WebSocket =>
  Reflect.construct(WebSocket, [address, { headers: { cookie } }]) as WebSocket;

/** Somebody without a browser, who plays a match against bots as quickly as can be. */
export class QuickMatch {
  readonly match: string;
  readonly #address: string;
  readonly #cookie: string;

  private constructor(address: string, cookie: string, match: string) {
    this.#address = address;
    this.#cookie = cookie;
    this.match = match;
  }

  /** Opens a table, at which somebody may look on before anything is played. */
  static async open(address: string, request: Partial<NewMatchRequest> = {}): Promise<QuickMatch> {
    const json = { 'content-type': 'application/json' };
    const me = await fetch(`${address}/api/me`, {
      method: 'PUT',
      headers: json,
      body: JSON.stringify({ name: 'Ann' }),
    });
    const cookie = me.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const created = await fetch(`${address}/api/matches`, {
      method: 'POST',
      headers: { ...json, cookie },
      body: JSON.stringify({
        game: 'silver-and-gold',
        bots: [null, 'random'],
        options: {},
        start: false,
        pace: 'quick',
        ...request,
      }),
    });
    const { match } = (await created.json()) as Created;
    return new QuickMatch(address, cookie, match);
  }

  /** Adds to chance, starts, and makes first moves to the end. */
  async play(contribution: string): Promise<void> {
    const socket = openSocket(`${this.#address.replace('http', 'ws')}/socket`, this.#cookie);
    const line = {
      session: 1,
      send: (request: Request): number => {
        socket.send(JSON.stringify(request));
        return 1;
      },
    };
    const followed = new FollowedMatch(this.match, line);
    const { promise, resolve } = Promise.withResolvers<void>();
    let acted = '';
    const act = (state: MatchState): void => {
      const { status, chance, position } = state;
      const key = [status, chance?.given, position?.ply, position?.own].join('/');
      if (key === acted) return;
      acted = key;
      if (status === 'over') resolve();
      else if (chance?.given?.includes(0) === false) {
        line.send({ type: 'contribute', contributions: [{ seat: 0, value: contribution }] });
      } else if (status === 'waiting') line.send({ type: 'start' });
      else if (position !== null) this.#move(state, followed);
    };
    socket.addEventListener('open', () => line.send({ type: 'watch', match: this.match }));
    socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
      const message = JSON.parse(data) as ServerMessage;
      if (message.type === 'match') followed.replace(message.state);
      else if (message.type === 'moved') followed.advance(message);
      if (followed.state !== undefined) act(followed.state);
    });
    await promise;
    socket.close();
  }

  #move(state: MatchState, followed: FollowedMatch): void {
    const { position, setup } = state;
    const game = gameOf(setup.game, setup.rules);
    if (game === undefined || position === null) return;
    if (!has(deciding(turnOf(game, position)), 0)) return;
    const [move] = movesOf(game, viewOf(state));
    if (move !== undefined) followed.send(game.print(move), position);
  }

  recordText(): Promise<string> {
    return fetch(`${this.#address}/api/matches/${this.match}/record`).then((one) => one.text());
  }
}
