// What programs are told: no more than a page at the same seat, which has leak tests of its own.
import { GAMES } from '@pepite/games';
import { itemAt, Seeded } from '@pepite/kernel';
import type { LineToOnlineProgram } from '@pepite/outside';
import type { Position, ServerMessage } from '@pepite/protocol';
import { CHALLENGE_TIME, decideRequest } from '@pepite/matches';
import { describe, expect, it } from 'vitest';
import { SEED } from '../../kernel/test/seed.ts';
import { settle } from '../../matches/test/support/settle.ts';
import { answerProgram } from '../programs/requests.ts';
import { ProgramSession } from '../programs/session.ts';
import { noChallenges } from './support/no-challenges.ts';
import { TestServer } from './support/test-server.ts';

const ROBO = { guest: 'hash.program', name: 'Robo', owner: null, origin: 'home' };

/** What of a position tells something that others may not know. */
const shownIn = ({ table, hand }: Pick<Position, 'table' | 'hand'>): string =>
  JSON.stringify([table, hand]);

/** Everything of the game that a page was told. */
function toldToPage(texts: readonly string[]): ReadonlySet<string> {
  const told = new Set<string>();
  for (const text of texts) {
    const message = JSON.parse(text) as ServerMessage;
    if (message.type === 'match' && message.state.position !== null) {
      told.add(shownIn(message.state.position));
      for (const event of message.state.log) told.add(JSON.stringify(event));
    }
    if (message.type !== 'moved') continue;
    told.add(shownIn(message.position));
    for (const event of message.events) told.add(JSON.stringify(event));
  }
  return told;
}

/** Every name of a field in what a program was told, what is the game's own apart. */
function fieldsOf(value: unknown, into = new Set<string>()): ReadonlySet<string> {
  if (typeof value !== 'object' || value === null) return into;
  for (const [name, inner] of Object.entries(value)) {
    if (!Array.isArray(value)) into.add(name);
    if (name !== 'table' && name !== 'hand' && name !== 'options') fieldsOf(inner, into);
  }
  return into;
}

const KNOWN =
  'type name match host position game rules seat seats options ply own deciding status table ' +
  'hand events clock ' +
  'actor move unseen outcome en fr yourTurn moves complete kind bot program present replaceable ' +
  'replaced result scores winners';

/** All that a program is told of a table at which it is asked to play. */
const TOLD = {
  type: 'challenge',
  game: 'aurum',
  rules: 1,
  clock: { kind: 'none' },
  pace: 'human',
  talk: 'free',
  seat: 1,
  seats: [
    { kind: 'guest', name: 'Ann', present: true, replaceable: false, replaced: false },
    { kind: 'open', challenged: { name: 'Robo' } },
    { kind: 'open' },
  ],
  from: { name: 'Ann' },
  answerWithin: CHALLENGE_TIME,
};

describe('what a program is told that is asked to play', () => {
  it('a program that is asked learns the table, and nothing that is said there', async () => {
    const server = new TestServer(new Seeded(SEED));
    const { registry, lobby, report } = server.services;
    const ann = await server.come('ann', 'Ann');
    await server.client.call('rename', ROBO.guest, ROBO.name, 1);
    const match = await server.create('ann', {
      game: 'aurum',
      bots: [null, null, null],
      options: {},
      talk: 'free',
    });
    const say = (message: object): void => ann.connection.receive(JSON.stringify(message));
    say({ type: 'watch', match });
    say({ type: 'say', text: 'a secret of the table' });
    await settle();
    const texts: string[] = [];
    const session = new ProgramSession(
      ROBO,
      { registry, lobby, report },
      { send: (text) => texts.push(text), retelling() {} },
      { withMoves: true },
    );
    await session.open();
    const found = await registry.find(match);
    if ('problem' in found) throw new Error('there is no match');
    const asking = { type: 'challenge', seat: 1, program: ROBO } as const;
    await found.value.carryOut(() => decideRequest(found.value, 'ann', undefined, asking));
    session.follow(match);
    await settle();
    const before = ann.texts.length;
    say({ type: 'say', text: 'another secret' });
    say({ type: 'contribute', contributions: [{ seat: 0, value: '5a'.repeat(16) }] });
    await settle();
    expect(ann.texts.slice(before).join('')).toContain('another secret');
    const [hello, challenge, ...more] = texts.map((text) => JSON.parse(text) as unknown);
    expect(hello).toEqual({ type: 'hello', name: 'Robo' });
    expect(more).toEqual([]);
    expect(challenge).toEqual({ ...TOLD, match, options: found.value.setup.options });
    // Who is asked does not look on, and the others learn nothing but a name.
    expect(ann.texts.join('')).not.toContain(ROBO.guest);
    const told = ann.texts.map((text) => JSON.parse(text) as ServerMessage);
    const state = told.findLast((message) => message.type === 'match')?.state;
    expect(state).toMatchObject({ spectators: 0 });
    expect(state).not.toHaveProperty('challenge');
    await session.close();
    await server.close();
  });
});

describe('what programs are told', () => {
  it.each(GAMES)('a program at $id learns what a page at its seat would', async ({ id, seats }) => {
    const server = new TestServer(new Seeded(SEED));
    const { registry, lobby, report } = server.services;
    const page = await server.come(ROBO.guest, ROBO.name);
    const others = Array.from({ length: seats.least - 1 }, () => 'random' as const);
    const match = await server.create(ROBO.guest, {
      game: id,
      bots: [null, ...others],
      options: {},
      pace: 'quick',
    });
    page.connection.receive(JSON.stringify({ type: 'watch', match }));
    const lines: LineToOnlineProgram[] = [];
    const send = (text: string) => lines.push(JSON.parse(text) as LineToOnlineProgram);
    const session = new ProgramSession(
      ROBO,
      { registry, lobby, report },
      { send, retelling() {} },
      { withMoves: true },
    );
    await session.open();
    page.connection.receive(JSON.stringify({ type: 'start' }));
    const context = { registry, challenges: noChallenges(server.clock), joined() {} };
    const rng = new Seeded(SEED, 1);
    for (let count = 0; !lines.some(({ type }) => type === 'end') && count < 5000; count++) {
      await server.clock.pass(50);
      await settle();
      const last = lines.findLast((line) => line.type === 'start' || line.type === 'position');
      if (last === undefined || !('yourTurn' in last) || !last.yourTurn) continue;
      const { moves = [], position } = last;
      const move = itemAt(moves, rng.below(moves.length));
      const body = { match, ply: position.ply, own: position.own, move };
      await answerProgram(context, ROBO, { name: 'move', body });
    }
    const told = toldToPage(page.texts);
    const positions = lines.flatMap((line) => ('position' in line ? [line.position] : []));
    expect(positions.length).toBeGreaterThan(10);
    for (const position of positions) {
      expect(told).toContain(shownIn(position));
      for (const event of position.events) expect(told).toContain(JSON.stringify(event));
    }
    const fields = [...fieldsOf(lines)].filter((name) => !KNOWN.split(' ').includes(name));
    expect(fields).toEqual([]);
    expect(lines.at(-1)).toMatchObject({ type: 'end', match });
    expect(server.reports).toEqual([]);
    await session.close();
    await server.close();
  });
});
