import { itemNamed, type Result } from '@pepite/kernel';
import { conventions } from './numbers.ts';
import type { Texts } from './texts.ts';

const { number, percent, list } = conventions('en-GB');
const quote = (text: string): string => `“${text}”`;
const seats = (n: number): string => (n === 1 ? '1 seat' : `${n} seats`);

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'permission is denied',
  EPERM: 'permission is denied',
  EROFS: 'the disk can only be read',
  EISDIR: 'it is a folder',
  NOT_A_FILE: 'it is not a plain file',
  ENOTDIR: 'a part of its path is not a folder',
  EEXIST: 'another run is writing it right now',
  ENOSPC: 'the disk is full',
  ERR_FS_FILE_TOO_LARGE: 'it is too large',
};
const reason = (code: string): string =>
  Object.hasOwn(reasons, code) ? itemNamed(reasons, code) : code;

const result = ({ scores, winners }: Result): string =>
  `scores are ${scores.join(' ')} and the winners ${winners.join(' ')}`;

const options: Pick<
  Texts['record'],
  | 'options-not-object'
  | 'option-unknown'
  | 'option-not-flag'
  | 'option-not-count'
  | 'option-not-data'
  | 'options-unplayable'
> = {
  'options-not-object': () => 'options are a JSON object, such as {}.',
  'option-unknown': ({ option, known }) =>
    `there is no option ${quote(option)}; ` +
    (known.length === 0 ? 'this game has none.' : `this game has: ${known.join(', ')}.`),
  'option-not-flag': ({ option }) => `the option ${quote(option)} is true or false.`,
  'option-not-count': ({ option, least, most }) =>
    `the option ${quote(option)} is a whole number from ${least} to ${most}.`,
  'option-not-data': ({ option, why }) => `the option ${quote(option)}: ${why.en}.`,
  'options-unplayable': ({ why }) => `${why.en}.`,
};

const files: Texts['files'] = {
  unreadable: ({ file, code }) => `can’t read ${file}: ${reason(code)}.`,
  unwritable: ({ file, code }) => `can’t write ${file}: ${reason(code)}.`,
};

export const english: Texts = {
  number,
  percent,
  list,
  quote,

  arguments: {
    'command-missing': ({ commands }) =>
      `say what to do: ${commands.join(', ')} (see: pepite --help).`,
    'command-unknown': ({ command, commands }) =>
      `there is no command ${quote(command)}; choose among ${commands.join(', ')}.`,
    'flag-unknown': ({ flag, help }) => `there is no flag ${flag} here (see: ${help}).`,
    'flag-repeated': ({ flag }) => `the flag ${flag} is given twice.`,
    'value-missing': ({ flag }) => `the flag ${flag} needs a value.`,
    'value-unwanted': ({ flag }) => `the flag ${flag} takes no value.`,
    'value-not-whole': ({ flag, value }) =>
      `the flag ${flag} needs a whole number, and ${quote(value)} is not one.`,
    'value-out-of-range': ({ flag, value, least, most }) =>
      `the flag ${flag} takes a number from ${least} to ${most}, so not ${value}.`,
    'value-not-choice': ({ flag, value, among }) =>
      `the flag ${flag} takes ${among.join(' or ')}, so not ${quote(value)}.`,
    'argument-missing': ({ argument, help }) => `${argument.en} is missing (see: ${help}).`,
    'argument-unwanted': ({ argument, help }) =>
      `there is no use for the argument ${quote(argument)} here (see: ${help}).`,
  },

  seating: {
    ...options,
    ...files,
    'game-unknown': ({ game, known }) =>
      `there is no game ${quote(game)}; choose among ${known.join(', ')}.`,
    'seats-wrong': ({ game, least, most }) => `${game} has ${least} to ${seats(most)}.`,
    'seat-wrong': ({ seats }) => `the seats are numbered from 0 to ${seats - 1}.`,
    'options-not-json': () => `what --options says is not JSON, such as '{}'.`,
    'file-not-json': ({ file }) => `${file} is not JSON.`,
    'option-twice': ({ option }) =>
      `the option ${quote(option)} is given twice, by --options and by --${option}.`,
    'bot-unknown': ({ bot, known }) =>
      `there is no bot ${quote(bot)}; choose among ${known.join(', ')}.`,
    'bots-wrong': ({ wanted, found }) =>
      `--bots names ${found} bots; it takes one name for all, or ${wanted}, one for each seat.`,
  },

  files,

  record: {
    ...options,
    'not-json': () => 'this is not JSON.',
    'not-record': ({ key }) => `${quote(key)} is missing, or is not what a record has there.`,
    'format-unknown': () => 'this is no record: it does not say "pepite": 1.',
    'game-unknown': ({ game, known }) =>
      `there is no game ${quote(game)}; we know ${known.join(', ')}.`,
    'rules-unknown': ({ game, rules }) => `version ${rules} of the rules of ${game} is unknown.`,
    'seats-wrong': ({ least, most }) => `this game has ${least} to ${seats(most)}.`,
    'players-wrong': ({ seats }) => `there must be as many players as seats: ${seats}.`,
  },
  replay: {
    place: (record, ply) => `record ${record}, ply ${ply}`,
    moveRefused: (place, text, refusal) => `${place}, ${quote(text)}: ${refusal}`,
    stopsInsideTurn: (place, { clause, why }) =>
      `${place}: it stops while some seats have chosen and others have not (${clause}: ${why}).`,
    resultTooEarly: (place, { clause, why }) =>
      `${place}: there is a result, but the match is not over (${clause}: ${why}).`,
    resultDiffers: (place, expected, found, { clause, why }) =>
      `${place}: by the rules the ${result(found)}, ` +
      `but the record says that the ${result(expected)} (${clause}: ${why}).`,
  },
  fault: ({ clause, why }) => `refused (${clause}): ${why}.`,
  notation: (text, { clause, why }) => `${quote(text)} is no move here (${clause}: ${why})`,
  nothingToTakeBack: 'there is nothing to take back.',
  inRecord: (record, sentence) => `record ${record}: ${sentence}`,

  interrupted: 'Interrupted.',
  progress: (done, total) => `${number(done)} of ${number(total)} (${percent(done / total)})`,
  bar: '{bar} {percentage} % · {value} of {total} · {eta_formatted} left',
  won: (names) => `${list(names)} ${names.length === 1 ? 'wins' : 'win'}`,
  scores: (names, scores) => names.map((name, seat) => `${name}: ${scores[seat]}`).join(', '),

  help: {
    about: 'Pépite: table games about gold, in the terminal.',
    usage: 'Usage:',
    command: 'COMMAND',
    flagsInUsage: '[FLAGS]',
    headings: {
      commands: 'Commands',
      arguments: 'Arguments',
      flags: 'Flags',
      games: 'Games and their options',
      examples: 'Examples',
    },
    lang: 'the language; without it, that of your system',
    help: 'this help',
    version: 'the version of Pépite',
    more: 'pepite COMMAND --help tells more about a command.',
    standard: (value) => `${value} unless said`,
    seats: (least, most) => (least === most ? seats(most) : `${least} to ${seats(most)}`),
    flagOption: (standard) => `true or false, ${standard} unless said`,
    countOption: (least, most, standard) => `${least} to ${most}, ${standard} unless said`,
    dataOption: 'JSON, by a file with the flag of this name; the printed one unless said',
  },
};
