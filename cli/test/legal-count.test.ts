import { gameOf } from '@pepite/games';
import { itemAt, makeRecord, parseEntry, Referee } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { pepite } from './pepite.ts';

/** Twenty kinds of card, worth 5 each: what a 6 costs for a 1. */
const cards = Array.from({ length: 20 }, (_, index) => ({
  pattern: ['123--', '124--', '125--', '134--', '135--'][index % 5],
  exits: 1 + Math.floor(index / 5),
  value: 5,
  copies: 6,
}));
const nameOf = (index: number): string =>
  `${itemAt(cards, index % 20).pattern}:${itemAt(cards, index % 20).exits}`;
const OPTIONS = { sheets: 2, accidents: 0, cards };
const TOOLS = 6;

/** Two players, one of whom gives every card to the other until that one has all kinds. */
function hoard(): Referee<unknown, unknown, unknown, typeof OPTIONS> {
  const game = gameOf('or-etc');
  if (game === undefined) throw new Error('there is no Or etc.');
  const referee = new Referee<unknown, unknown, unknown, typeof OPTIONS>(game, 2, OPTIONS);
  const tell = (...lines: readonly string[]): void => {
    for (const line of lines) {
      const entry = parseEntry(referee.game, 2, line);
      const refusal = entry === undefined ? line : referee.tell(entry);
      if (refusal !== undefined) throw new Error(`${line}: ${JSON.stringify(refusal)}`);
    }
  };
  tell('* first 0');
  for (let tool = 0; tool < TOOLS; tool++) tell('0 fold', '1 fold');
  tell('0 choose helmet', '1 choose mallet');
  for (let card = 0; card < 5; card++) tell(`* deal 0 ${nameOf(card)}`);
  for (let card = 5; card < 10; card++) tell(`* deal 1 ${nameOf(card)}`);
  tell('* beer 1');
  for (let next = 5; next < 20; next += 5) {
    tell('* roll 0 66666', '* roll 1 11111', '0 pass');
    for (let gift = 0; gift < 5; gift++) tell(`1 offer 0 1 6 ${nameOf(next + gift)}`, '0 agree');
    tell('0 skip');
    if (next === 15) break;
    tell('0 drop');
    for (let card = 0; card < 5; card++)
      tell('* pick 1 filon', `* draw 1 ${nameOf(next + 5 + card)}`);
  }
  return referee;
}

describe('replay --legal', () => {
  it('replay --legal counts the moves where they are too many to be written out', async () => {
    const { game, journal } = hoard();
    const players = [{ name: 'Ann' }, { name: 'Ben' }];
    const match = { seats: 2, options: OPTIONS, players, journal, result: undefined };
    const record = makeRecord(game, match);
    const input = JSON.stringify({ ...record, moves: [...record.moves, '0 drop'] });
    const { code, out } = await pepite(['replay', '-', '--legal'], { input });
    expect(code).toBe(0);
    const last = out.trimEnd().split('\n').at(-1) ?? '';
    expect(JSON.parse(last)).toEqual({ record: 0, ply: journal.length, seat: 0, count: 2 ** 20 });
  });
});
