import { gameOf } from '@pepite/games';
import {
  defaultOptions,
  firstActor,
  type Game,
  has,
  deciding,
  imagineStart,
  isChance,
  isOver,
  LANGUAGES,
  Referee,
  Seeded,
  type Start,
} from '@pepite/kernel';
import { readSetup } from '@pepite/matches';
import { MemoryStore } from '@pepite/matches/memory-store';
import { describe, expect, it } from 'vitest';
import { scaled } from '../../kernel/test/scale.ts';
import { SEED } from '../../kernel/test/seed.ts';
import { SELF } from '../mcp/seat.ts';
import { connect } from './mcp/client.ts';

const OWN = 0;

/** Two worlds that look the same to a seat which has to decide, and hide different cards. */
interface Twins {
  readonly game: Game;
  readonly seats: number;
  readonly starts: readonly [Start, Start];
  /** A move that the rules refuse there, in the notation of records. */
  readonly tried: readonly string[];
}

/** Positions of a random match in which the seat has to decide. */
function* positions(id: string, seats: number, count: number): Generator<Twins> {
  const game = gameOf(id);
  if (game === undefined) throw new Error(`there is no ${id}`);
  const options = defaultOptions(game.options, seats);
  const rng = new Seeded(SEED, seats);
  const referee = new Referee(game, seats, options);
  const tried = new Set<string>();
  let found = 0;
  for (let move = 0; found < count && !isOver(referee.turn); move++) {
    const { turn } = referee;
    const isAsked = has(deciding(turn), OWN) && referee.pending.length === 0;
    if (isAsked && referee.listed(OWN).weight > 1 && rng.below(4) === 0) {
      const view = referee.view(OWN);
      const setting = { game, seats, options };
      const draw = (): Start => imagineStart(setting, view, rng);
      found++;
      yield { game, seats, starts: [draw(), draw()], tried: [...tried].slice(-8) };
    }
    if (isChance(turn)) referee.drawChance(rng);
    else {
      const seat = has(deciding(turn), OWN) ? OWN : firstActor(turn);
      const chosen = referee.anyLegal(seat, rng);
      tried.add(referee.game.print(chosen));
      referee.submit(seat, chosen);
    }
  }
}

/** Everything that a client is sent in a match that begins with such a world. */
async function allSent({ game, seats, tried }: Twins, start: Start): Promise<readonly string[]> {
  const store = new MemoryStore();
  await store.rename(SELF, 'Ada', 0);
  const people = { guest: SELF, bot: null, name: 'Ada', standIn: null, marks: null };
  const bot = (seat: number) => ({ ...people, guest: null, bot: 'random', name: `Bot ${seat}` });
  const options = defaultOptions(game.options, seats);
  const setup = readSetup({ game: game.id, rules: game.rules, options, pace: 'quick' });
  const occupants = Array.from({ length: seats }, (_, seat) => (seat === OWN ? people : bot(seat)));
  await store.create({ match: 'm1', setup, host: SELF, seats: occupants }, 0);
  const kept = await store.load('m1');
  if (kept === undefined) throw new Error('the store has lost a match');
  const opening = { moves: [], choices: [], imagined: { start, seat: OWN } };
  store.matches.set('m1', { ...kept, status: 'playing', opening, changed: 0, times: [] });
  const sent: string[] = [];
  for (const language of LANGUAGES) {
    const { client, matches } = await connect(language, store);
    const followed = await matches.follow('m1');
    if ('problem' in followed) throw new Error(followed.problem.kind);
    const match = { match: 'm1' };
    await client.succeed('position', match);
    const { ply, own } = (await client.position('position', match)).position;
    for (const tool of ['legal_moves', 'what_happened', 'result', 'list_matches']) {
      await client.call(tool, tool === 'list_matches' ? {} : match);
    }
    await client.call('legal_moves', { ...match, from: 3, most: 200 });
    await client.call('record', match);
    await client.call('take_back', { ...match, ply });
    await client.call('make_move', { ...match, move: 'no such move', ply, own });
    await client.call('make_move', { ...match, move: 'no such move', ply: ply + 1, own });
    // Moves of other seats and of chance: those that are not legal here are refused with a reason.
    const { data } = await client.call('legal_moves', { ...match, most: 200 });
    const legal = new Set((data['moves'] as readonly { move: string }[]).map(({ move }) => move));
    for (const move of tried) {
      if (!legal.has(move)) await client.call('make_move', { ...match, move, ply, own });
    }
    sent.push(...client.sent);
    await matches.close();
  }
  return sent;
}

describe.each([
  { id: 'aurum', seats: 3 },
  { id: 'silver-and-gold', seats: 2 },
  { id: 'auruxxx', seats: 3 },
  { id: 'or-etc', seats: 3 },
])('$id with $seats seats', ({ id, seats }) => {
  it('hidden cards dealt anew change nothing of what a language model is sent', async () => {
    let differing = 0;
    for (const twins of positions(id, seats, scaled(6, 4))) {
      const [one, other] = twins.starts;
      differing += JSON.stringify(one) === JSON.stringify(other) ? 0 : 1;
      const sent = await allSent(twins, one);
      expect(await allSent(twins, other)).toEqual(sent);
      expect(sent.length).toBeGreaterThan(20);
    }
    // The worlds do hide different things.
    expect(differing).toBeGreaterThan(0);
  });
});
