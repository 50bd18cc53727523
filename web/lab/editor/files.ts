import { readCards } from '@pepite/games/or-etc/data/read';
import { game } from '@pepite/games/or-etc/index';
import { type OptionsProblem, type Read, readOptions } from '@pepite/kernel';
import { cardsOf, type Draft, draftOf } from './draft.ts';

/** One card to a line, as a person edits it. */
const listed = (items: readonly object[], indent = ''): string =>
  `[\n${items.map((one) => `${indent}  ${JSON.stringify(one)}`).join(',\n')}\n${indent}]`;

/** The card table alone: what `--cards` reads. */
export const cardsFile = (draft: Draft): string => `${listed(cardsOf(draft))}\n`;

/** All that was chosen: what `--options` reads. */
export function optionsFile(draft: Draft): string {
  const { sheets, accidents, tools, accidentRolls } = draft;
  const lines = [
    ...(sheets === null ? [] : [`"sheets": ${sheets}`]),
    `"accidents": ${accidents}`,
    `"cards": ${listed(cardsOf(draft), '  ')}`,
    `"tools": ${JSON.stringify(tools)}`,
    `"accidentRolls": ${JSON.stringify(accidentRolls)}`,
  ];
  return `{\n${lines.map((line) => `  ${line}`).join(',\n')}\n}\n`;
}

/** Why a file can't be taken. */
export type FileProblem = { readonly kind: 'not-json' } | OptionsProblem;

/** Either kind of file; a card table leaves everything else as it is. */
export function readFile(text: string, draft: Draft, seats: number): Read<Draft, FileProblem> {
  const parsed = parse(text);
  if (parsed === undefined) return { problem: { kind: 'not-json' } };
  if (Array.isArray(parsed.value)) {
    const read = readCards(parsed.value);
    if ('problem' in read) {
      return { problem: { kind: 'option-not-data', option: 'cards', why: read.problem } };
    }
    return { value: { ...draft, cards: draftOf({ cards: read.value }, seats).cards } };
  }
  const read = readOptions(game, seats, parsed.value);
  return 'problem' in read ? read : { value: draftOf(read.options, seats) };
}

function parse(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}
