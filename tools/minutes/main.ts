// `npm run fit-minutes` starts this on the right Node.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES, gameOf } from '../../games/index.ts';
import { itemAt } from '../../kernel/index.ts';
import type { Thinking } from '../../lab/measures/thinking-shape.ts';
import { root } from '../bin/install.mjs';
import { anchorFor, type MinutesOf, minutesOf, offBox } from './anchor.ts';
import { BOXES } from './boxes.ts';
import { doubtOf, type Effort, effortsAt, explained } from './effort.ts';

const FILE = join(root, 'lab', 'measures', 'thinking.ts');
const SAMPLING = { choices: 80, oneIn: 5, seed: 1 };
/** Fewer choices than that tell nothing of their kind. */
const ENOUGH = 10;
const BASE = 1;

function fit(): void {
  const efforts = GAMES.flatMap((game) => {
    const counts = Array.from(
      { length: game.seats.most - game.seats.least + 1 },
      (_, more) => game.seats.least + more,
    );
    return counts.flatMap((seats) => {
      console.error(`${game.id}, ${seats} seats: thinking about ${SAMPLING.choices} choices`);
      return effortsAt(game, seats, SAMPLING);
    });
  });
  const thought = { base: BASE, perDoubling: 1, ...fitted(efforts) };
  console.error('playing matches of the published games');
  const minutes = remembered((id, seats, thinking) => minutesOf(known(id), seats, thinking));
  const thinking = anchorFor(BOXES, thought, minutes);
  writeFileSync(FILE, print(thinking));
  console.log([...tellKinds(efforts, thinking), ...tellBoxes(thinking, minutes)].join('\n'));
}

/** Two digits: more would pretend to know. */
const brief = (value: number): number => Number(value.toFixed(2));

function fitted(efforts: readonly Effort[]): Pick<Thinking, 'doubt' | 'anyDoubt'> {
  const games = [...Map.groupBy(efforts, ({ game }) => game)];
  const doubtsOf = (own: readonly Effort[]) =>
    [...Map.groupBy(own, ({ kind }) => kind)]
      .filter(([, alike]) => alike.length >= ENOUGH)
      .map(([kind, alike]) => [kind, brief(doubtOf(alike))] as const);
  return {
    doubt: Object.fromEntries(
      games.map(([game, own]) => [game, Object.fromEntries(doubtsOf(own))]),
    ),
    anyDoubt: brief(games.reduce((sum, [, own]) => sum + doubtOf(own), 0) / games.length),
  };
}

const known = (id: string) => {
  const game = gameOf(id);
  if (game === undefined) throw new Error(`there is no game ${id}`);
  return game;
};

/** The same matches need not be played twice. */
function remembered(minutes: MinutesOf): MinutesOf {
  const told = new Map<string, number>();
  return (game, seats, thinking) => {
    const key = `${game} ${seats} ${thinking.perDoubling}`;
    const found = told.get(key) ?? minutes(game, seats, thinking);
    told.set(key, found);
    return found;
  };
}

function tellKinds(efforts: readonly Effort[], thinking: Thinking): readonly string[] {
  const doubtIn = ({ game, kind }: Effort): number =>
    thinking.doubt[game]?.[kind] ?? thinking.anyDoubt;
  const lines = [...Map.groupBy(efforts, ({ game, kind }) => `${game} ${kind}`)].map(
    ([name, alike]) => {
      const mean = (value: (effort: Effort) => number): number =>
        alike.reduce((sum, effort) => sum + value(effort), 0) / alike.length;
      const doubt = doubtIn(itemAt(alike, 0));
      const doublings = mean(({ moves }) => Math.log2(moves));
      const seconds = thinking.base + thinking.perDoubling * doubt * doublings;
      return (
        `${name}: ${alike.length} choices, ${mean(({ playouts }) => playouts).toFixed(0)} ` +
        `playouts, ${doublings.toFixed(1)} doublings, doubt ${doubt}, ${seconds.toFixed(1)} s`
      );
    },
  );
  const part = (100 * explained(efforts, doubtIn)).toFixed(0);
  return [...lines, `kinds explain ${part} % of what the doubt of choices differs by`];
}

/** How good it is: each published game by the boxes of the others. */
function tellBoxes(thinking: Thinking, minutes: MinutesOf): readonly string[] {
  const lines = BOXES.flatMap((box) => {
    const others = BOXES.filter((other) => other !== box);
    const without = anchorFor(others, thinking, minutes);
    const off = Math.exp(offBox(box, without, minutes));
    return [
      ...box.tables.map(
        ({ seats, minutes: printed }) =>
          `${box.game}, ${seats} players: ${minutes(box.game, seats, thinking).toFixed(0)} ` +
          `minutes, ${minutes(box.game, seats, without).toFixed(0)} by the other boxes, ` +
          `${printed} on its own`,
      ),
      `${box.game} by the other boxes: × ${off.toFixed(2)}`,
    ];
  });
  return [`${thinking.perDoubling} seconds a doubling`, ...lines];
}

/** As the formatter of the repository would write it. */
function print({ base, perDoubling, doubt, anyDoubt }: Thinking): string {
  const quoted = (name: string): string => (/^\w+$/.test(name) ? name : `'${name}'`);
  const games = Object.entries(doubt).map(
    ([game, kinds]) =>
      `    ${quoted(game)}: {\n` +
      Object.entries(kinds)
        .map(([kind, part]) => `      ${quoted(kind)}: ${part},\n`)
        .join('') +
      '    },\n',
  );
  return (
    "import type { Thinking } from './thinking-shape.ts';\n\n" +
    '/** Written by `npm run fit-minutes`: docs/measures.md says what it is, and how good. */\n' +
    'export const THINKING: Thinking = {\n' +
    `  base: ${base},\n  perDoubling: ${perDoubling},\n  doubt: {\n${games.join('')}  },\n` +
    `  anyDoubt: ${anyDoubt},\n};\n`
  );
}

if (process.argv.length > 2) {
  console.error(`“${process.argv[2]}” is unknown here; fit-minutes takes no options.`);
  process.exitCode = 2;
} else fit();
