import { type ChanceProof, commitmentTo, verify } from '@pepite/chance';
import { GAMES } from '@pepite/games';
import { readRecord, Seeded } from '@pepite/kernel';
import type { ChanceState } from '@pepite/protocol';
import { expect, it, onTestFinished } from 'vitest';
import { Guest } from './support/guest.ts';
import { startServer } from './support/in-process.ts';
import { Player } from './support/player.ts';

const VALUE = '00112233445566778899aabbccddeeff';

/** Plays a match against bots over a real socket, as a page would, and adds to its chance. */
async function playOver(base: string, match: string, guest: Guest) {
  const player = new Player(match, 0, new Seeded(1));
  const socket = guest.connect(base);
  onTestFinished(() => socket.terminate());
  const chances: ChanceState[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  player.onTold = () => {
    const { chance } = player.state ?? {};
    if (chance !== undefined) chances.push(chance);
    if (chance?.given?.includes(0) === false) {
      const contributions = [{ seat: 0, value: VALUE }];
      socket.send(JSON.stringify({ type: 'contribute', contributions }));
    }
    if (player.isOver) resolve();
    else player.act();
  };
  socket.on('open', () => player.connect((text) => socket.send(text)));
  socket.on('message', (data: Buffer) => player.hear(data.toString()));
  await promise;
  return { chances, received: player.received.join('\n') };
}

it('the record of a match over a real socket proves what was told before it', async () => {
  const base = await startServer();
  const ann = await Guest.arrive(base, 'Ann');
  const match = await ann.create(base, {
    game: 'aurum',
    bots: [null, 'random', 'random'],
    options: {},
    start: true,
    pace: 'quick',
    sharedChance: true,
  });
  const early = await ann.get(base, `/api/matches/${match}/record`);
  expect(early.ok).toBe(false);
  expect(await early.text()).not.toContain('secret');
  const { chances, received } = await playOver(base, match, ann);
  const text = await (await ann.get(base, `/api/matches/${match}/record`)).text();
  const read = readRecord(text, GAMES);
  if ('problem' in read) throw new Error(read.problem.kind);
  const { game, record } = read.value;
  expect(verify(game, record)).toMatchObject({ kind: 'proven', contributed: [0] });
  const { secret, commitment, contributions } = record['chance'] as ChanceProof;
  expect(contributions).toEqual([VALUE, null, null]);
  expect(chances[0]).toEqual({ commitment, given: [] });
  expect(chances.at(-1)).toEqual({ commitment, contributions });
  expect(commitment).toBe(commitmentTo(secret));
  expect(received).not.toContain(secret);
});

it('a seed brings the same secret, so that a match of a test can be repeated', async () => {
  const recordOf = async () => {
    const base = await startServer({ seed: 7 });
    const ann = await Guest.arrive(base, 'Ann');
    const setup = { game: 'silver-and-gold', bots: [null, 'random' as const], options: {} };
    const match = await ann.create(base, { ...setup, start: true, pace: 'quick' });
    await playOver(base, match, ann);
    const record = await (await ann.get(base, `/api/matches/${match}/record`)).json();
    return record as { readonly moves: readonly string[]; readonly chance: ChanceProof };
  };
  const [one, other] = [await recordOf(), await recordOf()];
  expect(one.chance.secret).toBe(other.chance.secret);
  expect(one.moves[0]).toBe(other.moves[0]);
});
