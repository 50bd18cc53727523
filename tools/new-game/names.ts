import ts from 'typescript';

/** Everything about a new game that differs from the template. */
export interface Names {
  /** `lucky-seven`: its folder and its address. */
  readonly id: string;
  /** `luckySeven`: what it is imported as. */
  readonly variable: string;
  /** `LuckySeven`: what the names of its types begin with. */
  readonly type: string;
  /** What people call it. */
  readonly title: string;
  /** The letter of its clauses. */
  readonly sign: string;
  /** Where it stands among the games that are shown. */
  readonly place: number;
}

/** What is known of a game that is there already. */
export interface Known {
  readonly id: string;
  readonly sign: string;
  readonly place: number;
}

const LONGEST_ID = 30;
const LONGEST_TITLE = 40;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Folders beside games and boards that are none, and names that the list of games needs. */
const RESERVED = ['test', 'template', 'common', 'plain', 'index', 'listing', 'game', 'games'];
/** Words that can be variables only where code is not strict. */
const NO_VARIABLES = ['await', 'arguments', 'eval', 'undefined'];

/** Why a game can't have such an id, if it can't. */
export function problemWithId(id: string, known: readonly Known[]): string | undefined {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id)) {
    return `"${id}" is no id: small letters and digits in words with hyphens, as in lucky-seven`;
  }
  if (id.length > LONGEST_ID) return `"${id}" is too long: ${LONGEST_ID} letters at the most`;
  if (known.some((game) => game.id === id)) return `there is a game "${id}" already`;
  if (RESERVED.includes(id)) return `"${id}" means something else here: choose another id`;
  if (isKeyword(variableOf(id))) return `"${id}" is a word of JavaScript: choose another id`;
  return undefined;
}

export function problemWithTitle(title: string): string | undefined {
  if (title.trim() === '' || title !== title.trim())
    return 'a title is a text without space around';
  if (title.length > LONGEST_TITLE) return `a title has ${LONGEST_TITLE} letters at the most`;
  return /[\p{Cc}\p{Cf}\\`$]/u.test(title) ? 'a title has no control signs, \\, ` or $' : undefined;
}

function isKeyword(word: string): boolean {
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, true);
  scanner.setText(word);
  const token = scanner.scan();
  const isReserved =
    token >= ts.SyntaxKind.FirstReservedWord && token <= ts.SyntaxKind.LastFutureReservedWord;
  return isReserved || NO_VARIABLES.includes(word);
}

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const variableOf = (id: string): string =>
  id.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** The names that go with an id; undefined when every letter is the sign of some game. */
export function namesOf(
  id: string,
  title: string | undefined,
  known: readonly Known[],
): Names | undefined {
  const letters = `${id.toUpperCase()}${ALPHABET}`.match(/[A-Z]/g) ?? [];
  const sign = letters.find((letter) => known.every((game) => game.sign !== letter));
  if (sign === undefined) return undefined;
  return {
    id,
    variable: variableOf(id),
    type: capitalised(variableOf(id)),
    title: title ?? id.split('-').map(capitalised).join(' '),
    sign,
    place: Math.max(0, ...known.map(({ place }) => place)) + 1,
  };
}
