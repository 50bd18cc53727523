import { itemNamed, type Result } from '@pepite/kernel';
import { conventions } from './numbers.ts';
import type { Texts } from './texts.ts';

const { number, percent, duration, list } = conventions('en-GB');
const quote = (text: string): string => `“${text}”`;
const seats = (n: number): string => (n === 1 ? '1 seat' : `${n} seats`);

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'no such file or folder',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the disk is read-only',
  EISDIR: 'it’s a folder',
  NOT_A_FILE: 'it isn’t a regular file',
  ENOTDIR: 'part of its path isn’t a folder',
  EEXIST: 'another run is writing it right now',
  ENOSPC: 'the disk is full',
  ERR_FS_FILE_TOO_LARGE: 'it’s too large',
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
  'options-not-object': () => 'options must be a JSON object, such as {}.',
  'option-unknown': ({ option, known }) =>
    `there is no option ${quote(option)}; ` +
    (known.length === 0 ? 'this game has none.' : `this game has: ${known.join(', ')}.`),
  'option-not-flag': ({ option }) => `the option ${quote(option)} must be true or false.`,
  'option-not-count': ({ option, least, most }) =>
    `the option ${quote(option)} must be a whole number from ${least} to ${most}.`,
  'option-not-data': ({ option, why }) => `the option ${quote(option)}: ${why.en}.`,
  'options-unplayable': ({ why }) => `${why.en}.`,
};

const files: Texts['files'] = {
  unreadable: ({ file, code }) => `can’t read ${file}: ${reason(code)}.`,
  unwritable: ({ file, code }) => `can’t write ${file}: ${reason(code)}.`,
};

const whyNot = {
  silent: 'it said no hello',
  rubbish: 'what it said first is no hello',
  ended: 'it ended',
};

export const english: Texts = {
  number,
  percent,
  duration,
  list,
  quote,

  arguments: {
    'command-missing': ({ commands }) =>
      `no command given; choose one of ${commands.join(', ')} (see: pepite --help).`,
    'command-unknown': ({ command, commands }) =>
      `unknown command ${quote(command)}; choose one of ${commands.join(', ')}.`,
    'flag-unknown': ({ flag, help }) => `unknown flag ${flag} (see: ${help}).`,
    'flag-repeated': ({ flag }) => `the flag ${flag} was given twice.`,
    'value-missing': ({ flag }) => `the flag ${flag} needs a value.`,
    'value-unwanted': ({ flag }) => `the flag ${flag} takes no value.`,
    'value-not-whole': ({ flag, value }) =>
      `the flag ${flag} needs a whole number, not ${quote(value)}.`,
    'value-out-of-range': ({ flag, value, least, most }) =>
      `the flag ${flag} takes a number from ${least} to ${most}, not ${value}.`,
    'value-not-choice': ({ flag, value, among }) =>
      `the flag ${flag} takes ${among.join(' or ')}, not ${quote(value)}.`,
    'argument-missing': ({ argument, help }) => `${argument.en} is missing (see: ${help}).`,
    'argument-unwanted': ({ argument, help }) =>
      `unexpected argument ${quote(argument)} (see: ${help}).`,
  },

  seating: {
    ...options,
    ...files,
    'game-unknown': ({ game, known }) =>
      `unknown game ${quote(game)}; choose one of ${known.join(', ')}.`,
    'seats-wrong': ({ game, least, most }) => `${game} has ${least} to ${seats(most)}.`,
    'seat-wrong': ({ seats }) => `seats are numbered from 0 to ${seats - 1}.`,
    'options-not-json': () => `--options must be JSON, such as '{}'.`,
    'file-not-json': ({ file }) => `${file} isn’t JSON.`,
    'option-twice': ({ option }) =>
      `the option ${quote(option)} is given twice, in --options and as --${option}.`,
    'bot-unknown': ({ bot, known }) =>
      `unknown bot ${quote(bot)}; choose from ${known.join(', ')}.`,
    'bots-wrong': ({ wanted, found }) =>
      `--bots names ${found} bots; give one name for all seats, or ${wanted}, one per seat.`,
  },

  programFailed: (command, problem) =>
    `the program ${quote(command)} can’t play: ${whyNot[problem]}.`,

  files,

  record: {
    ...options,
    'not-json': () => 'this isn’t JSON.',
    'not-record': ({ key }) => `${quote(key)} is missing or wrong.`,
    'format-unknown': () => 'this isn’t a record: it doesn’t say "pepite": 1.',
    'game-unknown': ({ game, known }) =>
      `unknown game ${quote(game)}; the games here are ${known.join(', ')}.`,
    'rules-unknown': ({ game, rules }) => `version ${rules} of the ${game} rules is unknown.`,
    'seats-wrong': ({ least, most }) => `this game has ${least} to ${seats(most)}.`,
    'players-wrong': ({ seats }) => `there must be as many players as seats: ${seats}.`,
  },
  replay: {
    place: (record, ply) => `record ${record}, ply ${ply}`,
    moveRefused: (place, text, refusal) => `${place}, ${quote(text)}: ${refusal}`,
    stopsInsideTurn: (place, { clause, why }) =>
      `${place}: it stops before every seat has chosen (${clause}: ${why}).`,
    resultTooEarly: (place, { clause, why }) =>
      `${place}: there is a result, but the match isn’t over (${clause}: ${why}).`,
    resultDiffers: (place, expected, found, { clause, why }) =>
      `${place}: by the rules the ${result(found)}, ` +
      `but the record says that the ${result(expected)} (${clause}: ${why}).`,
  },
  fault: ({ clause, why }) => `refused (${clause}): ${why}.`,
  notation: (text, { clause, why }) => `${quote(text)} isn’t a move here (${clause}: ${why})`,
  nothingToTakeBack: 'there is nothing to take back.',
  inRecord: (record, sentence) => `record ${record}: ${sentence}`,

  interrupted: 'Interrupted.',
  progress: (done, total, left) =>
    `${number(done)} of ${number(total)} (${percent(done / total)})` +
    (done < total ? `, about ${duration(left)} left` : ''),
  bar: '{bar} {percentage} % · {value} of {total} · {eta_formatted} left',
  won: (names) => `${list(names)} ${names.length === 1 ? 'wins' : 'win'}`,
  scores: (names, scores) => names.map((name, seat) => `${name}: ${scores[seat]}`).join(', '),

  help: {
    about: 'Pépite: tabletop games about gold, in the terminal.',
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
    lang: 'the language (default: your system’s)',
    help: 'show this help',
    version: 'show the version of Pépite',
    more: 'pepite COMMAND --help says more about a command.',
    standard: (value) => `default: ${value}`,
    seats: (least, most) => (least === most ? seats(most) : `${least} to ${seats(most)}`),
    flagOption: (standard) => `true or false, default: ${standard}`,
    countOption: (least, most, standard) => `${least} to ${most}, default: ${standard}`,
    dataOption: 'a JSON file given with the flag of this name; default: as printed',
  },
};
