import { join } from 'node:path';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';

/**
 * Kinds of leak that must not compile. Each sample is a module of its own beside the toy game,
 * checked by the TypeScript compiler with the project's own settings.
 */
const HEADER = `
import {
  begin, look, Referee, type Game, type MatchRecord, type Moves, type View, type World,
} from '../index.ts';
import { toy, type Box, type Hand, type Table } from './toy.ts';
import type { Toy, ToyView, ToyWorld } from './toy.ts';
export const world: ToyWorld = begin(toy, 2, { bonus: false });
export const referee = new Referee(toy, 2, { bonus: false });
export declare const choose: (view: ToyView, moves: Moves) => number;
export declare const moves: Moves;
export type Kept = [Game, MatchRecord, View<Table, Hand>, World<Table, Hand, Box>, Toy];
export declare const other: View<{ chess: number }, { pieces: number }>;
void look;
`;

const NO_SUCH_PROPERTY = 2339;
const NO_SUCH_PROPERTY_BUT_ALIKE = 2551;
const MISSING_PROPERTIES = 2739;
const WRONG_ARGUMENT = 2345;
const WRONG_TYPE = 2322;
const READ_ONLY = 2540;
const PRIVATE_NAME = 18013;

const LEAKS: Readonly<Record<string, readonly [source: string, error: number]>> = {
  'legal moves that look into other hands': [
    'export const list: Toy["moves"] = (view, into) => into.add(view.hands[0].card);',
    NO_SUCH_PROPERTY_BUT_ALIKE,
  ],
  'legal moves that look into the box': [
    'export const list: Toy["moves"] = (view, into) => into.add(view.box.deck);',
    NO_SUCH_PROPERTY,
  ],
  'a refusal that depends on a secret': [
    'export const judge: Toy["judge"] = (view) => (view.box.deck === 0 ? "over" : undefined);',
    NO_SUCH_PROPERTY,
  ],
  'a turn that depends on a hand': [
    'export const turn: Toy["turn"] = (table) => table.hands[0].card;',
    NO_SUCH_PROPERTY,
  ],
  'a turn that is given a world': ['toy.turn(world);', WRONG_ARGUMENT],
  'an audience that depends on a hand': [
    'export const audience: Toy["audience"] = (table) => table.hands[0].card;',
    NO_SUCH_PROPERTY,
  ],
  'a log or a spectator’s picture that tells a hand': [
    'export const table: Toy["words"]["en"]["table"] = (t) => [String(t.hands[0].card)];',
    NO_SUCH_PROPERTY,
  ],
  'a picture of the table drawn from the world': ['toy.words.en.table(world, []);', WRONG_ARGUMENT],
  'a view made by hand': [
    'export const view: ToyView = { table: world.table, seat: 0, hand: world.hands[1] };',
    MISSING_PROPERTIES,
  ],
  'a world handed to a bot': ['choose(world, moves);', WRONG_ARGUMENT],
  'a view of another game': ['choose(other, moves);', WRONG_ARGUMENT],
  'a view that is changed': ['look(world, 0).table.phase = "over";', READ_ONLY],
  'a hand that is changed through a view': ['look(world, 0).hand.card = 6;', READ_ONLY],
  'a list on the table that is changed through a view': [
    'look(world, 0).table.scores.push(1);',
    NO_SUCH_PROPERTY,
  ],
  'the world of a running match': ['export const seen = referee.world;', NO_SUCH_PROPERTY],
  'the private world of a running match': ['export const seen = referee.#world;', PRIVATE_NAME],
  'a record of a running match': [
    'export const record: MatchRecord = referee.record([]);',
    WRONG_TYPE,
  ],
  'the table changed from outside': ['referee.table.phase = "over";', READ_ONLY],
};

const SOUND = 'choose(look(world, 0), moves); toy.turn(look(world, 0).table);';

const folder = import.meta.dirname;
const pathOf = (index: number): string => join(folder, `leak-${index}.ts`);

/** The errors of every module, the sound one first. */
function check(sources: readonly string[]): readonly (readonly ts.Diagnostic[])[] {
  const config = ts.readConfigFile(join(folder, '../../tsconfig.engine.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, join(folder, '../..'));
  const texts = new Map(sources.map((source, index) => [pathOf(index), HEADER + source]));
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists } = host;
  host.readFile = (path) => texts.get(path) ?? readFile(path);
  host.fileExists = (path) => texts.has(path) || fileExists(path);
  // A project lists its files, and these are not among them.
  const program = ts.createProgram([...texts.keys()], { ...options, composite: false }, host);
  return [...texts.keys()].map((path) => {
    const file = program.getSourceFile(path);
    return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
  });
}

describe('leaks that do not compile', () => {
  let errors: readonly (readonly ts.Diagnostic[])[];
  beforeAll(() => {
    errors = check([SOUND, ...Object.values(LEAKS).map(([source]) => source)]);
  });

  it('honest code compiles', () => {
    expect(errors[0].map(({ messageText }) => messageText)).toEqual([]);
  });

  it.each(Object.keys(LEAKS).map((name, index): [string, number] => [name, index]))(
    'the compiler refuses %s',
    (name, index) => {
      expect(errors[index + 1].map(({ code }) => code)).toEqual([LEAKS[name][1]]);
    },
  );
});
