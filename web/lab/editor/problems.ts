import { game } from '@pepite/games/or-etc/index';
import { ACCIDENTS, type AccidentName, TOOLS, type ToolName } from '@pepite/games/or-etc/pieces';
import { rollProblems } from '@pepite/games/or-etc/data/read-accidents';
import { readEachCard } from '@pepite/games/or-etc/data/read';
import { readTools } from '@pepite/games/or-etc/data/read-tools';
import { type Options, type OptionsProblem, readOptions, type Why } from '@pepite/kernel';
import { cardsOf, type Draft, writtenOf } from './draft.ts';

/** What is wrong with a draft, and where. */
export interface Problems {
  /** By key. */
  readonly cards: ReadonlyMap<number, Why>;
  readonly tools: ReadonlyMap<ToolName, Why>;
  readonly accidents: ReadonlyMap<AccidentName, Why>;
  /** What is wrong with the whole of it, though every part is right. */
  readonly whole: OptionsProblem | undefined;
  readonly count: number;
}

/** A draft that was looked at: what can be played of it, or why it can't. */
export interface Checked {
  readonly problems: Problems;
  /** All options, if nothing is wrong with any. */
  readonly options: Options | undefined;
}

/** The game's own readers say what is wrong, each with the part that is looked at. */
export function check(draft: Draft, seats: number): Checked {
  const cards = cardProblems(draft);
  const tools = toolProblems(draft);
  const accidents = accidentProblems(draft);
  const parts = cards.size + tools.size + accidents.size;
  const read = readOptions(game, seats, writtenOf(draft));
  const whole = parts === 0 && 'problem' in read ? read.problem : undefined;
  return {
    problems: { cards, tools, accidents, whole, count: parts + (whole === undefined ? 0 : 1) },
    options: 'options' in read ? read.options : undefined,
  };
}

function cardProblems(draft: Draft): ReadonlyMap<number, Why> {
  const reads = readEachCard(cardsOf(draft));
  return new Map(
    draft.cards.flatMap(({ key }, index) => {
      const read = reads[index];
      return read !== undefined && 'problem' in read ? [[key, read.problem] as const] : [];
    }),
  );
}

const toolProblems = ({ tools }: Draft): ReadonlyMap<ToolName, Why> =>
  new Map(
    TOOLS.flatMap((tool) => {
      const read = readTools({ [tool]: tools[tool] });
      return 'problem' in read ? [[tool, read.problem] as const] : [];
    }),
  );

function accidentProblems({ accidentRolls }: Draft): ReadonlyMap<AccidentName, Why> {
  const problems = rollProblems(accidentRolls);
  return new Map(
    ACCIDENTS.flatMap((name) => {
      const why = problems.get(name);
      return why === undefined ? [] : [[name, why] as const];
    }),
  );
}
