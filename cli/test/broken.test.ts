import { itemAt, LANGUAGES, type MatchRecord } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { fc } from '../../kernel/test/property.ts';
import { expectRefusal, pepite } from './pepite.ts';
import { asLines, cut, plyOf, randomRecord, replacing } from './records.ts';

const three = randomRecord(3, 3);
const four = randomRecord(4, 4);
const bid = plyOf(four, 'bid');
const deal = plyOf(four, 'deal');
const bidder = Number(itemAt(four.moves, bid).charAt(0));
const played = plyOf(four, 'play');
const secret = plyOf(three, 'bid');
const [firstCard] = itemAt(four.moves, deal).split(' ').slice(3);

interface Fault {
  readonly what: string;
  readonly record: MatchRecord;
  readonly ply: number;
  readonly clause: string;
}

/** One thing wrong each, the ply where it shows and the clause that says so. */
const FAULTS: readonly Fault[] = [
  {
    what: 'gold as a bid',
    record: replacing(four, bid, `${bidder} bid G0`),
    ply: bid,
    clause: 'A5',
  },
  {
    what: 'somebody else’s turn',
    record: replacing(four, bid, `${(bidder + 1) % 4} ${itemAt(four.moves, bid).slice(2)}`),
    ply: bid,
    clause: 'A5',
  },
  {
    what: 'chance instead of a seat',
    record: replacing(four, bid, '* first 0'),
    ply: bid,
    clause: 'A5',
  },
  {
    what: 'a seat that nobody has',
    record: replacing(three, secret, `3 ${itemAt(three.moves, secret).slice(2)}`),
    ply: secret,
    clause: 'A5',
  },
  {
    what: 'a card that is none',
    record: replacing(four, deal, '* deal 0 B99'),
    ply: deal,
    clause: 'A2',
  },
  { what: 'no move at all', record: replacing(four, deal, 'nonsense'), ply: deal, clause: 'A2' },
  { what: 'an empty move', record: replacing(four, deal, ''), ply: deal, clause: 'A2' },
  {
    what: 'a card dealt twice',
    record: replacing(four, deal + 1, `* deal 0 ${firstCard}`),
    ply: deal + 1,
    clause: 'A2',
  },
  {
    what: 'gold that opens a trick',
    record: replacing(four, played, `${itemAt(four.moves, played).charAt(0)} play G0`),
    ply: played,
    clause: 'A11',
  },
  {
    what: 'a move after the end',
    record: { ...four, moves: [...four.moves, '0 keep'] },
    ply: four.moves.length,
    clause: 'A22',
  },
  {
    what: 'another result',
    record: { ...four, result: { scores: [9, 9, 9, 9], winners: [0] } },
    ply: four.moves.length,
    clause: 'A22',
  },
  {
    what: 'a result before the end',
    record: { ...four, moves: four.moves.slice(0, bid) },
    ply: bid,
    clause: 'A5',
  },
  {
    what: 'an end inside a simultaneous turn',
    record: cut(three, secret + 1),
    ply: secret + 1,
    clause: 'A5',
  },
];

describe.each(LANGUAGES)('a record that breaks the rules, in %s', (lang) => {
  it.each(FAULTS)('a record with $what is refused at its ply', async ({ record, ply, clause }) => {
    const input = asLines([three, record]);
    for (const flags of [[], ['--legal'], ['--to', '0'], ['--record', '0']]) {
      const printed = await pepite(['replay', '-', '--lang', lang, ...flags], { input });
      expectRefusal(printed);
      expect(printed.error).toContain({ en: 'record 1, ', fr: 'enregistrement 1, ' }[lang]);
      expect(printed.error).toMatch(new RegExp(`(ply|coup) ${ply}\\b`));
      expect(printed.error).toMatch(new RegExp(`\\b${clause}\\b`));
    }
  });
});

/** Documents that are no record of a game we know, and what the sentence names. */
const DOCUMENTS: readonly (readonly [what: string, text: string, named: string])[] = [
  ['not JSON', '{"pepite": 1,', 'JSON'],
  ['bytes that are no text', '\xFF\xFE', 'JSON'],
  ['JSON that is no object', '[1, 2]', 'pepite'],
  ['another format', JSON.stringify({ ...four, pepite: 2 }), '"pepite": 1'],
  ['an unknown game', JSON.stringify({ ...four, game: 'chess' }), 'chess'],
  ['an unknown version', JSON.stringify({ ...four, rules: 99 }), '99'],
  ['too many seats', JSON.stringify({ ...four, seats: 7 }), '3'],
  ['too few players', JSON.stringify({ ...four, players: four.players.slice(1) }), '4'],
  ['an unknown option', JSON.stringify({ ...four, options: { wild: true } }), 'wild'],
  ['a wrong option', JSON.stringify({ ...four, options: { zeros: 0 } }), 'zeros'],
  ['moves that are none', JSON.stringify({ ...four, moves: [1] }), 'moves'],
  ['a result that is none', JSON.stringify({ ...four, result: 'won' }), 'result'],
];

describe.each(LANGUAGES)('a file without a right record, in %s', (lang) => {
  it.each(DOCUMENTS)('a file is refused for what is wrong: %s', async (_, text, named) => {
    const printed = await pepite(['replay', '-', '--lang', lang], {
      input: Buffer.from(text, text.startsWith('\xFF') ? 'latin1' : 'utf8'),
    });
    expectRefusal(printed);
    expect(printed.error).toContain('0');
    expect(printed.error).toContain(named);
  });

  it('an empty file is refused', async () => {
    const printed = await pepite(['replay', '-', '--lang', lang], { input: ' \n\n' });
    expectRefusal(printed);
  });
});

describe('garbage', () => {
  const refuses = async (input: string | Buffer): Promise<void> => {
    const printed = await pepite(['replay', '-', '--legal'], { input });
    expectRefusal(printed);
  };

  it('garbage of any bytes is refused', () =>
    fc.assert(fc.asyncProperty(fc.uint8Array(), (bytes) => refuses(Buffer.from(bytes)))));

  it('garbage of any text is refused', () => fc.assert(fc.asyncProperty(fc.string(), refuses)));

  it('garbage of any JSON is refused', () => fc.assert(fc.asyncProperty(fc.json(), refuses)));

  it('garbage in any key of a record is refused, or makes no difference', () => {
    const key = fc.constantFrom(...Object.keys(four));
    return fc.assert(
      fc.asyncProperty(key, fc.jsonValue(), async (name, value) => {
        const input = asLines([{ ...four, [name]: value }]);
        const printed = await pepite(['replay', '-'], { input });
        // A document of one line, with a value that happens to be right, is a record still.
        if (printed.code !== 0) expectRefusal(printed);
      }),
    );
  });

  it('garbage in any move of a record is refused at that ply', () =>
    fc.assert(
      fc.asyncProperty(fc.nat(four.moves.length - 1), fc.string(), async (ply, text) => {
        const printed = await pepite(['replay', '-'], {
          input: asLines([replacing(four, ply, text)]),
        });
        expectRefusal(printed);
        expect(printed.error).toContain(`ply ${ply}, `);
      }),
    ));
});
