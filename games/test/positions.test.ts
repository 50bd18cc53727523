import { globSync } from 'node:fs';
import { join } from 'node:path';
import {
  deciding,
  type Game,
  type Guide,
  has,
  itemAt,
  type Options,
  parseEntry,
  readOptions,
  Referee,
  type Translated,
  type TryPosition,
  variantOf,
} from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { GAMES, gameOf } from '../index.ts';

const ROOT = join(import.meta.dirname, '..');
const POSITIONS = globSync('*/positions/*.ts', { cwd: ROOT })
  .toSorted()
  .map((path) => path.slice(0, -'.ts'.length).split('/'))
  .map((parts) => [itemAt(parts, 0), itemAt(parts, 2)] as const);

async function figuresOf(id: string): Promise<readonly string[]> {
  const { guide } = (await import(join(ROOT, id, 'guide.ts'))) as {
    readonly guide: Translated<Guide>;
  };
  return guide.en.flatMap(({ paragraphs }) => paragraphs.flatMap(({ figure }) => figure ?? []));
}

function gameNamed(id: string): Game {
  const game = gameOf(id);
  if (game === undefined) throw new Error(`there is no game ${id}`);
  return game;
}

/** A referee who was told all that leads to a position. */
async function refereeAt(id: string, name: string) {
  const path = join(ROOT, id, 'positions', `${name}.ts`);
  const { position } = (await import(path)) as { readonly position: TryPosition };
  const game = gameNamed(id);
  const { seats, seat, moves } = position;
  const read = readOptions(game, seats, position.options);
  if ('problem' in read) throw new Error(JSON.stringify(read.problem));
  const referee = new Referee(variantOf(game, read.options), seats, read.options);
  tellAll(referee, moves);
  return { referee, seat };
}

function tellAll(
  referee: Referee<unknown, unknown, unknown, Options>,
  lines: readonly string[],
): void {
  for (const line of lines) {
    const entry = parseEntry(referee.game, referee.seats, line);
    const refusal = entry === undefined ? 'no entry' : referee.tell(entry);
    if (refusal !== undefined) throw new Error(`“${line}”: ${JSON.stringify(refusal)}`);
  }
}

/** What the referee says of a move there: the clause that it breaks, or nothing. */
async function judged(id: string, name: string, text: string): Promise<string | undefined> {
  const { referee, seat } = await refereeAt(id, name);
  const move = referee.game.parse(text);
  if (move === undefined) throw new Error(`“${text}” is no move`);
  const refusal = referee.judge(seat, move);
  return refusal?.kind === 'fault' ? refusal.clause : refusal?.kind;
}

describe.each(POSITIONS)('the position of %s to try: %s', (id, name) => {
  it('the position can be reached, and its reader has to decide there', async () => {
    const { referee, seat } = await refereeAt(id, name);
    expect(has(deciding(referee.turn), seat)).toBe(true);
    expect(referee.legal(seat).length).toBeGreaterThan(1);
  });

  it('the position goes with a figure of the rules', async () => {
    expect(await figuresOf(id)).toContain(name);
  });
});

it.each(GAMES.map(({ id }) => id))('every figure of %s has a position to try', async (id) => {
  const names = POSITIONS.filter(([game]) => game === id).map(([, name]) => name);
  expect(names.toSorted()).toEqual((await figuresOf(id)).toSorted());
});

describe('what a figure shows', () => {
  it.each([
    ['aurum', 'idea', 'play S7'],
    ['aurum', 'bid', 'bid C1'],
    ['aurum', 'swap', 'swap G0 0 S5'],
    ['aurum', 'follow', 'play Z9'],
    ['aurum', 'follow', 'play P4'],
    ['aurum', 'follow', 'play G0'],
    ['aurum', 'trick', 'play S3'],
    ['aurum', 'metals', 'play P10'],
    ['aurum', 'metals', 'play S1'],
    ['aurum', 'deal', 'bid B3'],
    ['aurum', 'gain', 'play G1'],
    ['aurum', 'gain', 'play C2'],
    ['aurum', 'bid-points', 'end'],
    ['aurum', 'gold-points', 'end'],
    ['aurum', 'gold-points', 'play G8'],
    ['aurum', 'example', 'end'],
    ['aurum', 'example', 'play G0'],
    ['aurum', 'players', 'bid P3'],
    ['silver-and-gold', 'idea', 'mark 22 c2 c3 c4'],
    ['silver-and-gold', 'marking', 'mark 36 c2 d2 c3'],
    ['silver-and-gold', 'palm', 'mark 28 a1 a2 b2 a3'],
    ['silver-and-gold', 'patterns', 'mark 39 a1'],
    ['auruxxx', 'idea', 'play Y12'],
    ['auruxxx', 'idea', 'play G7 V7'],
    ['auruxxx', 'debt', 'accept'],
    ['auruxxx', 'debt', 'pass'],
    ['or-etc', 'idea', 'lay 444--:2'],
    ['or-etc', 'centre', 'centre 3 4 XX---:1'],
    ['or-etc', 'centre', 'centre 3 2'],
    ['or-etc', 'offer', 'offer 2 6 4'],
    ['or-etc', 'row', 'lay XXYYY:3'],
    ['or-etc', 'accident', 'reroll 1 3 4 5'],
    ['or-etc', 'cards', 'lay XX-66:2'],
    ['or-etc', 'cards', 'lay 444--:2'],
    ['or-etc', 'cards', 'lay XXYYY:3'],
    ['or-etc', 'hand', 'choose shovel'],
    ['or-etc', 'end', 'drop'],
  ])('the figure of %s, %s, can be tried: %s', async (id, name, move) => {
    expect(await judged(id, name, move)).toBeUndefined();
  });

  it.each([
    ['aurum', 'follow', 'play S8', 'A12'],
    ['aurum', 'follow', 'play B7', 'A12'],
    ['aurum', 'metals', 'play G0', 'A11'],
    ['silver-and-gold', 'marking', 'mark 36 c1 c2 d2', 'S7'],
    ['auruxxx', 'idea', 'play R4', 'X10'],
    ['or-etc', 'centre', 'centre 3 4', 'O20'],
  ])('the figure of %s, %s, crosses out what is refused: %s', async (id, name, move, clause) => {
    expect(await judged(id, name, move)).toBe(clause);
  });
});

describe('what comes of a position is what its figure says', () => {
  it.each([
    ['gold-points', 'two tricks for a bid of 2, and 3 + 2 + 1 + 0 for gold', 4 + 6],
    ['example', 'four tricks for a bid of 4, and 2 + 1 + 0 for gold', 11],
  ])('the figure %s of aurum counts right: %s', async (name, _sum, points) => {
    const { referee } = await refereeAt('aurum', name);
    tellAll(referee, ['0 end']);
    expect(referee.game.pointsSoFar?.(referee.table)[0]).toBe(points);
  });

  it('aurum, example: a fifth trick would have cost it', async () => {
    const { referee } = await refereeAt('aurum', 'example');
    tellAll(referee, ['0 play G0']);
    // Its lowest metal, a zinc 1, turns into a gold 1 of the others.
    expect(referee.game.pointsSoFar?.(referee.table).slice(0, 2)).toEqual([4 + 3, 9 + 1]);
  });

  it('or-etc, end: three equal dice of anybody end the match', async () => {
    const { referee } = await refereeAt('or-etc', 'end');
    const drawn = [0, 1, 2].flatMap((seat) => [`* pick ${seat} filon`, `* draw ${seat} 33---:2`]);
    tellAll(referee, ['0 drop', ...drawn]);
    tellAll(referee, ['* roll 0 12346', '* roll 1 12346', '* roll 2 12346']);
    expect(referee.isOver).toBe(false);
    tellAll(referee, ['* roll 3 22246']);
    expect(referee.isOver).toBe(true);
  });
});
