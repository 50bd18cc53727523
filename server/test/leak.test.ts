import { createHash } from 'node:crypto';
import { itemAt, type Options, type Rng, Seeded } from '@pepite/kernel';
import type { NewMatchRequest } from '@pepite/protocol';
import { describe, expect, it } from 'vitest';
import { scaled } from '../../kernel/test/scale.ts';
import { Guest } from './support/guest.ts';
import { startServer } from './support/in-process.ts';
import { PLANTED_LEAKS } from './support/planted-leaks.ts';
import { anyProbe } from './support/probe.ts';
import { type Tamper, WatchedMatch } from './support/watched-match.ts';
import { seatAll } from './support/seat-all.ts';
import { PairedMatches } from './support/paired-matches.ts';

const FLAGS = [false, true];
const OPTIONS: readonly Options[] = FLAGS.flatMap((zeros) =>
  FLAGS.map((cumulative) => ({ zeros, cumulative })),
);
const TABLES: readonly NewMatchRequest['bots'][] = [
  [null, null, null],
  [null, null, null, null],
  [null, 'random', null],
  ['random', null, null, 'random'],
];
/** Matches of each make; sixteen makes. */
const MATCHES = scaled(5, 3);

/** Plays a match to its end; now and then a spectator or a second tab says something it may not. */
async function playThrough(scene: WatchedMatch, rng: Rng): Promise<void> {
  await scene.begin();
  const others = scene.persons.filter(({ player }) => player === undefined).slice(0, -1);
  for (let step = 0; !scene.isOver; step++) {
    if (!(await scene.letAnybodyAct())) throw new Error('nobody acts');
    if (step % 8 === 0) await scene.letTimePass();
    if (rng.below(3) > 0 || scene.isOver) continue;
    expect(await scene.recordText()).toBe('null');
    scene.say(
      itemAt(others, rng.below(others.length)),
      anyProbe(rng, scene.match, scene.truth.moves.length),
    );
    await scene.takeIn();
  }
  await scene.close();
}

describe('messages to those who may not see a card', () => {
  const makes = TABLES.flatMap((bots) => OPTIONS.map((options) => ({ bots, options })));

  it.each(makes)('no message holds a hidden card: $bots, $options', async ({ bots, options }) => {
    let messages = 0;
    for (let seed = 1; seed <= MATCHES; seed++) {
      const rng = new Seeded(seed, bots.length);
      const scene = await WatchedMatch.open(bots, options, new Seeded(seed, 99), rng);
      await playThrough(scene, rng);
      expect({ seed, leaks: scene.leaks.slice(0, 3) }).toEqual({ seed, leaks: [] });
      messages += scene.messages;
    }
    expect(messages).toBeGreaterThan(MATCHES * 500);
  });
});

/** Pairs of matches that differ in what most may not see. */
const PAIRS = scaled(30, 8);

async function runPair(seats: number, seed: number, tamper?: Tamper) {
  const rng = new Seeded(seed, seats);
  const pair = await PairedMatches.open(seats, itemAt(OPTIONS, seed % OPTIONS.length), rng, tamper);
  const steps = await pair.run();
  await pair.close();
  return { steps, difference: pair.difference, isKnown: pair.isKnown };
}

/** What the others were sent while seat 0 makes a secret bid, changes it and takes it back. */
async function bidInSecret(seed: number, choice: number) {
  const rng = new Seeded(seed);
  const scene = await WatchedMatch.open(
    [null, null, null],
    itemAt(OPTIONS, 0),
    new Seeded(seed, 99),
    rng,
  );
  await scene.begin();
  const bidder = itemAt(scene.persons, 0);
  const others = scene.persons.slice(1);
  const texts = bidder.player?.legalTexts() ?? [];
  const ply = scene.truth.moves.length;
  const steps = [
    { type: 'move', ply, own: 0, move: texts[choice] },
    { type: 'take-back', ply },
    { type: 'move', ply, own: 0, move: texts[choice + 1] },
  ];
  for (const step of steps) {
    scene.say(bidder, JSON.stringify(step));
    await scene.takeIn();
    for (const other of others) {
      // A bid of their own would turn all bids up.
      const probe = anyProbe(rng, scene.match, ply).replace('"bid ', '"play ');
      scene.say(other, probe);
      await scene.takeIn();
    }
  }
  const secret = scene.truth.referee.view(0).hand;
  await scene.close();
  expect(scene.leaks).toEqual([]);
  return { secret, sent: scene.sent.slice(1) };
}

describe('two matches that differ in what is hidden', () => {
  it.each([3, 4])('hidden cards make no difference to others: %i seats', async (seats) => {
    let total = 0;
    for (let seed = 1; seed <= PAIRS; seed++) {
      const { steps, difference, isKnown } = await runPair(seats, seed);
      expect(isKnown).toBe(true);
      expect({ seed, difference }).toEqual({ seed, difference: undefined });
      total += steps;
    }
    // They were not over at once.
    expect(total / PAIRS).toBeGreaterThan(10);
  });

  it('matches look alike to all others while a secret bid is made and changed', async () => {
    for (let seed = 1; seed <= PAIRS; seed++) {
      const [one, other] = [await bidInSecret(seed, 0), await bidInSecret(seed, 2)];
      expect(one.secret).not.toEqual(other.secret);
      expect({ seed, sent: one.sent }).toEqual({ seed, sent: other.sent });
    }
  });
});

describe('a leak that is planted', () => {
  it.each(Object.entries(PLANTED_LEAKS))('a planted leak is found: %s', async (_name, tamper) => {
    // Some need a page that asks for everything at the right moment.
    const found: number[] = [];
    for (let seed = 0; seed < 4; seed++) {
      const rng = new Seeded(seed + 5);
      const chance = new Seeded(6, seed);
      const scene = await WatchedMatch.open(
        [null, null, null],
        itemAt(OPTIONS, 3),
        chance,
        rng,
        tamper,
      );
      await playThrough(scene, rng);
      found.push(scene.leaks.length);
    }
    expect(Math.max(...found)).toBeGreaterThan(0);
  });

  it('the leak test finds a harmless number that depends on a hidden card', async () => {
    const tamper: Tamper = (text, { seat }, { picture }) => {
      const hidden = picture.hands.filter((_hand, other) => other !== seat).join('').length;
      return text.replace('"lookBack":{', `"lookBack":{"round":${hidden},`);
    };
    const found: Awaited<ReturnType<typeof runPair>>[] = [];
    for (let seed = 1; seed <= 10; seed++) found.push(await runPair(4, seed, tamper));
    expect(found.some(({ difference }) => difference !== undefined)).toBe(true);
  });
});

describe('over the wire', () => {
  it('a record is refused until its match is over, and no answer has a token in it', async () => {
    const base = await startServer();
    const guests = await Promise.all(['Ada', 'Bo', 'Cy'].map((name) => Guest.arrive(base, name)));
    const options = { zeros: true, cumulative: false };
    const bots = [null, null, null];
    const setup = { game: 'aurum', bots, options, access: 'public', start: false } as const;
    const match = await itemAt(guests, 0).create(base, { ...setup, bots });
    const record = async (): Promise<number> =>
      (await itemAt(guests, 1).get(base, `/api/matches/${match}/record`)).status;
    expect(await record()).toBe(409);
    const { players, bell, close } = seatAll(base, match, guests);
    const shown = (): number => itemAt(players, 0).state?.position?.ply ?? 0;
    await bell.until(20, 'some moves', () => shown() > 50);
    const mallory = await Guest.arrive(base, 'Mallory');
    const answers: string[] = [];
    for (const one of [...guests, mallory]) answers.push(...(await askAll(base, one, match)));
    const running = await itemAt(guests, 1).get(base, `/api/matches/${match}/record`);
    const text = await running.text();
    await bell.until(60, 'the end', () => players.every(({ isOver }) => isOver));
    expect(text).toBe('{"problem":{"kind":"not-over"}}');
    expect(await record()).toBe(200);
    close();
    const fields = answers.map((one) =>
      Object.keys(JSON.parse(one) as object)
        .sort()
        .join(),
    );
    expect(fields.filter((names) => !ANSWERED.includes(names))).toEqual([]);
    const all = [...players.flatMap(({ received }) => received), ...answers].join('\n');
    const secrets = [...guests, mallory].flatMap(secretsOf);
    for (const secret of secrets) expect(all).not.toContain(secret);
  });
});

/** The token of a guest, signed and bare, and what the disk knows it by. */
function secretsOf({ cookie }: Guest): readonly string[] {
  const value = decodeURIComponent(cookie.slice(cookie.indexOf('=') + 1));
  const [token = ''] = value.split('~');
  expect(token).toMatch(/^[\w-]{32}$/);
  return [value, token, createHash('sha256').update(token).digest('base64url')];
}

/** All that is ever answered over HTTP: a new field has to be thought about here. */
const ANSWERED = ['name', 'code,lasts', 'match', 'problem', ''];

/** Asks for everything that there is over HTTP while a match is played. */
async function askAll(base: string, guest: Guest, match: string): Promise<readonly string[]> {
  const texts = [await guest.get(base, '/api/me'), await guest.get(base, recordOf(match))];
  const reports = `/api/matches/${match}/reports`;
  for (const [path, body] of [
    ['/api/me/link', {}],
    ['/api/link', { code: 'x'.repeat(22) }],
    ...[0, 1, 2, 3].map((seat) => [reports, { seat, reason: 'name' }] as const),
    ['/api/me/forget', {}],
    ['/api/me/log-out', {}],
    ['/api/me/log-out-others', {}],
  ] as const) {
    // The players stay: whoever logs out other devices has no socket any more.
    if (path.endsWith('-others') && guest.name !== 'Mallory') continue;
    texts.push(await guest.post(base, path, body));
  }
  return Promise.all(texts.map((answer) => answer.text()));
}

const recordOf = (match: string): string => `/api/matches/${match}/record`;
