import type { Read, Why } from '@pepite/kernel';
import { DICE, FACES } from '../pieces/dice.ts';
import { type AccidentName, ACCIDENTS } from '../pieces.ts';
import { ACCIDENT_ROLLS, type AccidentRolls } from './cards.ts';
import { fieldsOf } from './fields.ts';

/** O13, O17: what these do they do to everybody, accident or not. */
const TAKEN = ['11111', '66666'];

/** Reads rolls that bring accidents on; those left out are as they are printed. */
export function readAccidentRolls(input: unknown): Read<AccidentRolls, Why> {
  const fields = fieldsOf(input, ACCIDENTS);
  if ('problem' in fields) return { problem: fields.problem ?? NO_ACCIDENTS };
  const written = { ...ACCIDENT_ROLLS, ...Object.fromEntries(fields.value) };
  const [problem] = rollProblems(written).values();
  return problem === undefined ? { value: written } : { problem };
}

/** What is wrong with each of the rolls, by accident. */
export function rollProblems(
  rolls: Readonly<Record<AccidentName, unknown>>,
): ReadonlyMap<AccidentName, Why> {
  const problems = new Map<AccidentName, Why>();
  const seen = new Map<unknown, AccidentName>();
  for (const name of ACCIDENTS) {
    const roll = rolls[name];
    const same = seen.get(roll);
    const why = wrongRoll(name, roll) ?? (same && sameRoll(same, name, String(roll)));
    if (why !== undefined) problems.set(name, why);
    else seen.set(roll, name);
  }
  return problems;
}

const DIE = new RegExp(`^[1-${FACES}]$`);

function wrongRoll(name: string, roll: unknown): Why | undefined {
  if (typeof roll !== 'string') return notARoll(name);
  const dice = roll.split('');
  if (dice.length !== DICE || !dice.every((die) => DIE.test(die))) return notARoll(name);
  const ascending = dice.toSorted().join('');
  if (ascending !== roll) return notAscending(name, ascending);
  return TAKEN.includes(roll) ? taken(name, roll) : undefined;
}

const NO_ACCIDENTS: Why = {
  en: 'rolls of accidents are written as { "caveIn": "12345", … }',
  fr: 'les lancers des accidents s’écrivent { "caveIn": "12345", … }',
};
const notARoll = (accident: string): Why => ({
  en: `the roll of “${accident}” must be five dice from 1 to 6, such as "12345"`,
  fr: `le lancer de « ${accident} » doit être cinq dés de 1 à 6, par exemple "12345"`,
});
const notAscending = (accident: string, ascending: string): Why => ({
  en: `the roll of “${accident}” is to be written in ascending order: "${ascending}"`,
  fr: `le lancer de « ${accident} » s’écrit dans l’ordre croissant : "${ascending}"`,
});
const taken = (accident: string, roll: string): Why => ({
  en: `“${accident}” can’t be ${roll}: five 1s and five 6s have an effect of their own (O13, O17)`,
  fr: `« ${accident} » ne peut pas être ${roll} : les quintes de 1 et de 6 ont leur effet (O13, O17)`,
});
const sameRoll = (one: string, other: string, roll: string): Why => ({
  en: `“${one}” and “${other}” are both ${roll}: a roll brings on one accident`,
  fr: `« ${one} » et « ${other} » sont tous deux ${roll} : un lancer ne provoque qu’un accident`,
});
