import { GAMES } from '@pepite/games';
import { itemAt, Seeded } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { memory } from '../../offline/test/support/reader.ts';
import {
  type Branch,
  imaginedOpening,
  openingAsItWas,
  printOf,
  startedOver,
} from '@pepite/matches/branch';
import { gameOfBranch, printBranch, readBranch } from '@pepite/matches/branch-document';
import { KeptBranches, MOST_BRANCHES } from '../kept-branches.ts';
import { packText, unpackText } from '../link.ts';
import { branchOf, playedMatch, refereeAt } from '../../../matches/test/support/played.ts';

const aurum = itemAt(GAMES, 0);
const record = playedMatch(aurum);
const referee = refereeAt(aurum, record, 60);
const asItWas = branchOf(aurum, record, openingAsItWas(referee));
/** After all cards are dealt, bids are sealed: here one of three is. */
const dealt = record.moves.findIndex((move) => !move.startsWith('*'));
const sealed = branchOf(aurum, record, openingAsItWas(refereeAt(aurum, record, dealt + 1)));
const imagined = branchOf(
  aurum,
  record,
  imaginedOpening(referee, referee.view(1), new Seeded(1)),
  1,
);

describe.each(GAMES.map((game) => [game.id, game] as const))('a branch of %s', (_id, game) => {
  it('a branch is the same after a link, with what was played since', async () => {
    const played = playedMatch(game);
    const half = Math.floor(played.moves.length / 2);
    const at = refereeAt(game, played, half);
    const now = openingAsItWas(refereeAt(game, played, half + 9));
    const was = branchOf(game, played, openingAsItWas(at));
    const opening = imaginedOpening(at, at.view(0), new Seeded(1));
    const further: Branch = {
      ...was,
      moves: now.moves.slice(was.opening.moves.length),
      choices: now.choices,
    };
    for (const branch of [further, branchOf(game, played, opening)]) {
      const code = await packText(printBranch(branch));
      expect(code).toMatch(/^[\w-]+$/);
      const text = await unpackText(code ?? '');
      expect(gameOfBranch(text ?? '')).toBe(game.id);
      expect(readBranch(text ?? '', [game])).toEqual({ value: branch });
    }
  });
});

/** The document with something else in it. */
const changed = (branch: Branch, change: object): string =>
  JSON.stringify({ ...(JSON.parse(printBranch(branch)) as object), ...change });

const start = imagined.opening.imagined?.start;
const { opening } = imagined;
const withStart = (other: unknown): object => ({
  opening: { ...opening, imagined: { seat: 1, start: other } },
});

describe('what anybody may have written', () => {
  it.each([
    ['no JSON', 'hello'],
    ['a record', JSON.stringify(record)],
    ['another version', changed(asItWas, { pepiteBranch: 2 })],
    ['no name', changed(asItWas, { name: 5 })],
    ['no origin', changed(asItWas, { origin: null })],
    ['nobody but bots', changed(asItWas, { players: record.players.map(() => BOT) })],
    [
      'an unknown bot',
      changed(asItWas, { players: [{ name: 'A' }, { name: 'B', bot: 'x' }, BOT] }),
    ],
    ['a start without cards', changed(imagined, withStart({ ...start, box: {} }))],
    ['a start of another order', changed(imagined, withStart(reversed(start)))],
    ['a start with a card too many', changed(imagined, withStart(doubled(start)))],
    [
      'a seat that is not there',
      changed(imagined, { opening: { ...opening, imagined: { seat: 9, start } } }),
    ],
  ])('%s is no branch', (_what, text) => {
    expect(readBranch(text, [aurum])).toEqual({ problem: { kind: 'not-branch' } });
  });

  it('a branch with a move that the rules refuse is refused with that move', () => {
    const text = changed(asItWas, { moves: ['0 bid B7', '0 bid B7'] });
    expect(readBranch(text, [aurum])).toMatchObject({
      problem: { kind: 'move-refused', text: '0 bid B7' },
    });
  });

  it('a branch that could not have begun as it says is refused with that move', () => {
    const begun = { ...asItWas.opening, choices: ['0 bid B7'] };
    expect(readBranch(changed(asItWas, { opening: begun }), [aurum])).toMatchObject({
      problem: { kind: 'move-refused', text: '0 bid B7' },
    });
  });

  it('a branch of a game with too few players is refused as a record is', () => {
    const text = changed(asItWas, { players: [{ name: 'A' }] });
    expect(readBranch(text, [aurum])).toMatchObject({ problem: { kind: 'seats-wrong' } });
  });

  it('an address of another site is not kept', () => {
    const origin = { ...asItWas.origin, address: '//elsewhere.example/m/abc' };
    expect(readBranch(changed(asItWas, { origin }), [aurum])).toMatchObject({
      value: { origin: { address: null } },
    });
  });

  it.each(['', '%', 'AAAA', 'äö', '7cEBDQAAAMKg'])(
    'the code “%s” unfolds to no branch',
    async (code) => {
      const text = await unpackText(code);
      expect(readBranch(text ?? '', [aurum])).toEqual({ problem: { kind: 'not-branch' } });
    },
  );

  it('a code that unfolds to far more than a branch is given up', async () => {
    const code = await packText('a'.repeat(4_000_000));
    expect(code).toBeDefined();
    expect(await unpackText(code ?? '')).toBeUndefined();
  });

  it('what does not fit in a link has none', async () => {
    const rng = new Seeded(1);
    const noise = Array.from({ length: 20_000 }, () => rng.below(10)).join('');
    expect(await packText(noise)).toBeUndefined();
  });
});

const BOT = { name: 'B', bot: 'expert' };

function reversed(value: unknown): unknown {
  return Object.fromEntries(Object.entries(value ?? {}).toReversed());
}

/** The same world, in which somebody holds what another one holds. */
function doubled(value: typeof start): unknown {
  return { ...value, hands: value?.hands.map(() => value.hands[0]) };
}

describe('what a browser keeps', () => {
  it('a branch may begin while some have chosen and others have not', () => {
    expect(sealed.choices).toEqual(record.moves.slice(dealt, dealt + 1));
  });

  const other = playedMatch(aurum, 4);

  it('the branches of a match are found by its record or its address, the latest first', () => {
    let now = 0;
    const branches = new KeptBranches(memory(), () => now++);
    const ids = [asItWas, imagined].map((branch) => branches.keep(branch));
    branches.keep(branchOf(aurum, other, openingAsItWas(refereeAt(aurum, other, 60))));
    const idsOf = (address: string | null, of: typeof record | undefined) =>
      branches.of({ address, record: of === undefined ? null : printOf(of) }).map(({ id }) => id);
    expect(idsOf(null, record)).toEqual(ids.toReversed());
    expect(idsOf('/m/abc', undefined)).toHaveLength(3);
    expect(idsOf(null, undefined)).toEqual([]);
    expect(idsOf('/m/other', undefined)).toEqual([]);
  });

  it('a branch that is kept is the one that was made, whatever it is called later', () => {
    const branches = new KeptBranches(memory(), () => 0);
    for (const branch of [asItWas, imagined, sealed]) {
      const id = branches.keep(branch);
      expect(branches.find(id)).toEqual({ id, branch, isOver: false });
      branches.rename(id, 'Bold');
      expect(branches.find(id)?.branch).toEqual({ ...branch, name: 'Bold' });
      branches.remove(id);
      expect(branches.find(id)).toBeUndefined();
      branches.rename(id, 'Gone');
      expect(branches.find(id)).toBeUndefined();
    }
  });

  it('the oldest branches make room', () => {
    let now = 0;
    const branches = new KeptBranches(memory(), () => now++);
    const first = branches.keep(asItWas);
    const second = branches.keep(asItWas);
    for (let count = 1; count < MOST_BRANCHES; count++) branches.keep(asItWas);
    expect(branches.find(first)).toBeUndefined();
    expect(branches.find(second)).toBeDefined();
  });

  it('a branch that is started over begins where it did', () => {
    const further = { ...sealed, moves: ['0 bid B7'], choices: [] };
    expect(startedOver(further)).toEqual(sealed);
  });

  it('records that differ in a move are told apart', () => {
    const moves = [...record.moves.slice(0, -1), 'another'];
    expect(printOf({ ...record, moves })).not.toBe(printOf(record));
    expect(printOf(structuredClone(record))).toBe(printOf(record));
  });
});
