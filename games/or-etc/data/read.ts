import type { Read, Why } from '@pepite/kernel';
import type { CardTable } from '../pieces/deck.ts';
import { MOST_KINDS } from '../pieces.ts';
import type { Filon } from './cards.ts';

export const MOST_EXITS = 6;
export const MOST_VALUE = 9;
export const MOST_COPIES = 20;

const SIGNS = '123456XY-';
const LENGTH = 5;
const RANGES = {
  exits: { least: 0, most: MOST_EXITS },
  value: { least: 0, most: MOST_VALUE },
  copies: { least: 1, most: MOST_COPIES },
} as const;
type Field = keyof typeof RANGES;
const FIELDS = Object.keys(RANGES) as Field[];

/** Reads a card table that a person has edited: what `CARDS` looks like as JSON. */
export function readCards(input: unknown): Read<CardTable, Why> {
  if (!Array.isArray(input)) return { problem: NOT_A_LIST };
  if (input.length === 0) return { problem: NO_CARDS };
  if (input.length > MOST_KINDS) return { problem: tooMany(input.length) };
  const cards: Filon[] = [];
  for (const read of readEachCard(input)) {
    if ('problem' in read) return read;
    cards.push(read.value);
  }
  return { value: cards };
}

/** Each card of a table by itself: one that is wrong says nothing against the others. */
export function readEachCard(input: readonly unknown[]): readonly Read<Filon, Why>[] {
  const places = new Map<string, number>();
  return input.map((card, index) => {
    const read = readCard(card, index + 1);
    if ('problem' in read) return read;
    const name = `${read.value.pattern}:${read.value.exits}`;
    const same = places.get(name);
    if (same !== undefined) return { problem: twice(same, index + 1, name) };
    places.set(name, index + 1);
    return read;
  });
}

function readCard(card: unknown, place: number): Read<Filon, Why> {
  if (typeof card !== 'object' || card === null || Array.isArray(card)) {
    return { problem: notACard(place) };
  }
  const fields = new Map<string, unknown>(Object.entries(card));
  const strange = [...fields.keys()].find((key) => key !== 'pattern' && !Object.hasOwn(RANGES, key));
  if (strange !== undefined) return { problem: strangeField(place, strange) };
  const pattern = fields.get('pattern');
  const wrong = wrongPattern(pattern, place);
  if (wrong !== undefined) return { problem: wrong };
  const numbers = { exits: 0, value: 0, copies: 0 };
  for (const field of FIELDS) {
    const number = fields.get(field);
    const { least, most } = RANGES[field];
    const isWhole = typeof number === 'number' && Number.isInteger(number);
    if (!isWhole || number < least || number > most) {
      return { problem: outOfRange(place, field, least, most) };
    }
    numbers[field] = number;
  }
  return { value: { pattern: String(pattern), ...numbers } };
}

function wrongPattern(pattern: unknown, place: number): Why | undefined {
  if (typeof pattern !== 'string') return notAPattern(place);
  const strange = pattern.split('').find((sign) => !SIGNS.includes(sign));
  if (strange !== undefined) return strangeSign(place, strange);
  return pattern.length === LENGTH ? undefined : notFive(place, pattern);
}

const NOT_A_LIST: Why = {
  en: 'a card table is a list of cards: [{ "pattern": "XX---", "exits": 1, … }, …]',
  fr: 'une table de cartes est une liste de cartes : [{ "pattern": "XX---", "exits": 1, … }, …]',
};
const NO_CARDS: Why = {
  en: 'a card table has at least one card',
  fr: 'une table de cartes a au moins une carte',
};
const tooMany = (kinds: number): Why => ({
  en: `${kinds} kinds of card are too many: at most ${MOST_KINDS}`,
  fr: `${kinds} sortes de cartes, c’est trop : ${MOST_KINDS} au plus`,
});
const notACard = (place: number): Why => ({
  en: `card ${place} is not of the form { "pattern", "exits", "value", "copies" }`,
  fr: `la carte ${place} n’a pas la forme { "pattern", "exits", "value", "copies" }`,
});
const strangeField = (place: number, key: string): Why => ({
  en: `card ${place} has an unknown field “${key}”`,
  fr: `la carte ${place} a un champ « ${key} » inconnu`,
});
const notAPattern = (place: number): Why => ({
  en: `the pattern of card ${place} is missing or isn’t text`,
  fr: `le motif de la carte ${place} manque ou n’est pas un texte`,
});
const strangeSign = (place: number, sign: string): Why => ({
  en: `the pattern of card ${place} has the sign “${sign}”; use 1 to 6, X, Y and -`,
  fr: `le motif de la carte ${place} a le signe « ${sign} » ; utilisez 1 à 6, X, Y et -`,
});
const notFive = (place: number, pattern: string): Why => ({
  en: `the pattern “${pattern}” of card ${place} has ${pattern.length} signs, not ${LENGTH}`,
  fr: `le motif « ${pattern} » de la carte ${place} a ${pattern.length} signes, pas ${LENGTH}`,
});
const outOfRange = (place: number, field: Field, least: number, most: number): Why => ({
  en: `“${field}” of card ${place} must be a whole number from ${least} to ${most}`,
  fr: `« ${field} » de la carte ${place} doit être un nombre entier de ${least} à ${most}`,
});
const twice = (one: number, other: number, name: string): Why => ({
  en: `cards ${one} and ${other} are both ${name}: records could not tell them apart`,
  fr: `les cartes ${one} et ${other} sont toutes deux ${name} : rien ne les distinguerait`,
});
