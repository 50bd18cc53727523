import { BOT_NAMES, type Contender, isBotName, isProgram } from '@pepite/bots';
import { GAMES } from '@pepite/games';
import type { Game, Read } from '@pepite/kernel';
import { armsOf } from './arms.ts';
import type { Arm } from './arm.ts';
import type { Edit, Experiment, Until, Variant } from './experiment.ts';
import { PHRASES } from './phrases.ts';
import { type ExperimentProblem, Refused } from './problem.ts';
import {
  mustDiffer,
  placeOf,
  readAnyFields,
  readFields,
  readList,
  readOneOrMore,
  readText,
  readWhole,
} from './reading.ts';

/** An experiment that can be run: what it says, with what it leaves out filled in. */
export interface ReadExperiment {
  readonly experiment: Experiment;
  readonly game: Game;
  readonly arms: readonly Arm[];
}

const KEYS: readonly (keyof Experiment)[] = [
  'title',
  'game',
  'seats',
  'variants',
  'bots',
  'matches',
  'until',
  'seed',
  'closely',
  'time',
];
const MOST_VARIANTS = 100;
const MOST_EDITS = 100;
const MOST_MATCHES = 10_000_000;
const MOST_MILLISECONDS = 3_600_000;
const LONGEST_TEXT = 200;
const LONGEST_COMMAND = 1000;
/** Streams of chance are made from the bits above (`play.ts`). */
const MOST_SEED = 2 ** 32 - 1;

/**
 * Who may sit at the seats: commands that others have written are run by nobody who does not ask
 * for it, so programs are refused unless it is said that they are welcome.
 */
export type WhoPlays = 'bots' | 'bots and programs';

/** Reads the text of an experiment's file. */
export function parseExperiment(
  text: string,
  games: readonly Game[] = GAMES,
  players: WhoPlays = 'bots',
): Read<ReadExperiment, ExperimentProblem> {
  let input: unknown;
  try {
    input = JSON.parse(text);
  } catch {
    return { problem: { where: '', why: PHRASES.notJson } };
  }
  return readExperiment(input, games, players);
}

/** Reads an experiment from what its JSON says, and makes sure that all of it can be played. */
export function readExperiment(
  input: unknown,
  games: readonly Game[] = GAMES,
  players: WhoPlays = 'bots',
): Read<ReadExperiment, ExperimentProblem> {
  try {
    const game = gameIn(input, games);
    const experiment = experimentIn(input, game, players);
    return { value: { experiment, game, arms: armsOf(game, experiment) } };
  } catch (error) {
    if (error instanceof Refused) return { problem: error.problem };
    throw error;
  }
}

function gameIn(input: unknown, games: readonly Game[]): Game {
  const fields = readFields(input, '', KEYS);
  const game = games.find(({ id }) => id === fields['game']);
  if (game !== undefined) return game;
  throw new Refused('game', PHRASES.gameUnknown(games.map(({ id }) => id)));
}

function experimentIn(input: unknown, game: Game, players: WhoPlays): Experiment {
  const fields = readFields(input, '', KEYS);
  const { title, seats, variants, bots, matches, until, seed, closely } = fields;
  const counts = seatsIn(seats, 'seats', game);
  const read = readList(variants, 'variants', MOST_VARIANTS, (item, where) =>
    variantIn(item, where, { game, counts, players }),
  );
  mustDiffer(
    read.map(({ name }) => name),
    'variants',
    PHRASES.nameTwice,
  );
  const seated = bots === undefined ? ['heuristic' as const] : botsIn(bots, 'bots', players);
  const everybody = [seated, ...read.map((variant) => variant.bots ?? [])].flat();
  return {
    ...(title !== undefined && { title: readText(title, 'title', LONGEST_TEXT) }),
    game: game.id,
    seats: counts,
    variants: read,
    bots: seated,
    matches: readWhole(matches, 'matches', 1, MOST_MATCHES),
    ...(until !== undefined && { until: untilIn(until) }),
    seed: seed === undefined ? 1 : readWhole(seed, 'seed', 0, MOST_SEED),
    ...(closely !== undefined && { closely: readWhole(closely, 'closely', 1, MOST_MATCHES) }),
    ...(fields['time'] !== undefined && { time: timeIn(fields['time'], everybody) }),
  };
}

function seatsIn(value: unknown, where: string, { seats }: Game): readonly number[] {
  const { least, most } = seats;
  const counts = readOneOrMore(value, where, most, (item, place) =>
    readWhole(item, place, least, most),
  );
  mustDiffer(counts, where, PHRASES.seatsTwice);
  return counts;
}

const botsIn = (value: unknown, where: string, players: WhoPlays): readonly Contender[] =>
  readOneOrMore(value, where, 6, (item, place) => {
    if (typeof item === 'string' && isBotName(item)) return item;
    if (typeof item === 'string' && isProgram(item)) {
      if (players === 'bots') throw new Refused(place, PHRASES.noPrograms);
      readText(item, place, LONGEST_COMMAND);
      return item;
    }
    throw new Refused(place, PHRASES.botUnknown(BOT_NAMES));
  });

function timeIn(value: unknown, bots: readonly Contender[]): number {
  if (!bots.some(isProgram)) throw new Refused('time', PHRASES.timeOfNobody);
  return readWhole(value, 'time', 1, MOST_MILLISECONDS);
}

function untilIn(value: unknown): Until {
  const { measure, width } = readFields(value, 'until', ['measure', 'width']);
  if (typeof width !== 'number' || !(width > 0)) {
    throw new Refused('until.width', PHRASES.notPositive);
  }
  return { measure: readText(measure, 'until.measure', LONGEST_TEXT), width };
}

interface VariantPlace {
  readonly game: Game;
  /** The numbers of seats that the experiment is played with. */
  readonly counts: readonly number[];
  readonly players: WhoPlays;
}

function variantIn(
  value: unknown,
  where: string,
  { game, counts, players }: VariantPlace,
): Variant {
  const keys = ['name', 'options', 'edits', 'seats', 'bots'];
  const { name, options, edits, seats, bots } = readFields(value, where, keys);
  const own = seats === undefined ? undefined : seatsIn(seats, `${where}.seats`, game);
  const elsewhere = own?.find((count) => !counts.includes(count));
  if (elsewhere !== undefined) {
    throw new Refused(`${where}.seats`, PHRASES.seatsElsewhere(elsewhere));
  }
  return {
    name: readText(name, `${where}.name`, LONGEST_TEXT),
    ...(options !== undefined && { options: readAnyFields(options, `${where}.options`) }),
    ...(edits !== undefined && { edits: readList(edits, `${where}.edits`, MOST_EDITS, editIn) }),
    ...(own !== undefined && { seats: own }),
    ...(bots !== undefined && { bots: botsIn(bots, `${where}.bots`, players) }),
  };
}

const WAYS = ['set', 'add', 'times', 'remove'] as const;

function editIn(value: unknown, where: string): Edit {
  const fields = readFields(value, where, ['option', 'where', ...WAYS]);
  const given = WAYS.filter((way) => Object.hasOwn(fields, way));
  const [way] = given;
  if (way === undefined || given.length > 1) throw new Refused(where, PHRASES.editKinds);
  const option = readText(fields['option'], placeOf(where, 'option'), LONGEST_TEXT);
  const edited = {
    option,
    ...(fields['where'] !== undefined && {
      where: readAnyFields(fields['where'], placeOf(where, 'where')),
    }),
  };
  if (way !== 'remove') return { ...edited, [way]: fields[way] } as Edit;
  if (fields['remove'] !== true) throw new Refused(where, PHRASES.removeTrue);
  return { ...edited, remove: true };
}
