import { makeRecord, printRecord, Seeded } from '@pepite/kernel';
import { BOT_NAMES, cryptographic, isProgram, type ProgramName } from '@pepite/bots';
import {
  command,
  type Context,
  DONE,
  type ExitCode,
  INTERRUPTED,
  refuseCommand,
} from '../command.ts';
import { problemWithWriting, withWholeFile } from '../files.ts';
import { harmless } from '../layout.ts';
import { DATA_FLAGS, GAME_IDS, readSeatedContenders, readSetting } from '../seating.ts';
import { textsIn } from '../words/index.ts';
import { sentence } from '../words/sentences.ts';
import { startPrograms } from '../programs/start.ts';
import { Keyboard } from './keyboard.ts';
import { type Luck, PersonalMatch } from './match.ts';
import { type Ended, Session } from './session.ts';
import { PLAY_TEXTS } from './words.ts';

export const play = command({
  name: 'play',
  arguments: ['game'],
  flags: {
    seats: { kind: 'whole', least: 1, most: 6 },
    seat: { kind: 'whole', least: 0, most: 5, default: 0 },
    bots: { kind: 'text', default: 'heuristic' },
    name: { kind: 'text' },
    options: { kind: 'text' },
    ...DATA_FLAGS,
    seed: { kind: 'whole', least: 0, most: Number.MAX_SAFE_INTEGER },
    record: { kind: 'text' },
  },
  words: {
    en: {
      summary: 'play a match in this terminal, against bots',
      about: ['Plays a match in this terminal, against bots.'],
      arguments: { game: { name: 'GAME', about: `the game: ${GAME_IDS.join(', ')}` } },
      flags: {
        seats: { value: 'N', about: 'number of seats (default: the maximum)' },
        seat: { value: 'N', about: 'your seat; seats are numbered from 0' },
        bots: {
          value: 'NAMES',
          about:
            `${BOT_NAMES.join(', ')}, or exec: and a command (docs/env.md): one name for all the ` +
            'others, or one each, with commas',
        },
        name: { value: 'NAME', about: 'your name (default: your user name)' },
        options: {
          value: 'JSON',
          about: 'the table’s options, see below, or a .json file with them',
        },
        cards: { value: 'FILE', about: 'card table as a JSON file' },
        seed: { value: 'N', about: 'deal the same cards every time (default: random)' },
        record: { value: 'FILE', about: 'write a record here when the match is over' },
      },
      examples: [
        'pepite play aurum',
        `pepite play aurum --seats 3 --bots heuristic,random --options '{"cumulative": true}'`,
      ],
    },
    fr: {
      summary: 'jouer une partie dans ce terminal, contre des robots',
      about: ['Joue une partie dans ce terminal, contre des robots.'],
      arguments: { game: { name: 'JEU', about: `le jeu : ${GAME_IDS.join(', ')}` } },
      flags: {
        seats: { value: 'N', about: 'nombre de places (par défaut : le maximum)' },
        seat: { value: 'N', about: 'votre place ; elles sont numérotées à partir de 0' },
        bots: {
          value: 'NOMS',
          about:
            `${BOT_NAMES.join(', ')} : un nom pour toutes les autres places, ` +
            'ou un pour chacune, séparés par des virgules',
        },
        name: { value: 'NOM', about: 'votre nom (par défaut : celui de votre session)' },
        options: {
          value: 'JSON',
          about: 'les options de la table, voir plus bas, ou un fichier .json',
        },
        cards: { value: 'FICHIER', about: 'table de cartes, dans un fichier JSON' },
        seed: {
          value: 'N',
          about: 'distribuer toujours les mêmes cartes (par défaut : au hasard)',
        },
        record: { value: 'FICHIER', about: 'enregistrer la partie ici, une fois finie' },
      },
      examples: [
        'pepite play aurum --lang fr',
        `pepite play aurum --seats 3 --bots heuristic,random --options '{"cumulative": true}'`,
      ],
    },
  },
  async run(context, { arguments: { game }, flags }) {
    const texts = textsIn(context.language);
    const setting = await readSetting(context, game, flags);
    if ('problem' in setting)
      return refuseCommand(context, sentence(texts.seating, setting.problem));
    const { seats } = setting.value;
    if (flags.seat >= seats) {
      return refuseCommand(context, sentence(texts.seating, { kind: 'seat-wrong', seats }));
    }
    const bots = readSeatedContenders(flags.bots, seats - 1);
    if ('problem' in bots) return refuseCommand(context, sentence(texts.seating, bots.problem));
    const unwritable =
      flags.record === undefined ? undefined : await problemWithWriting(flags.record);
    if (unwritable !== undefined) return refuseCommand(context, sentence(texts.files, unwritable));
    const name = harmless(flags.name ?? nameOf(context));
    const seating = { seat: flags.seat, name, bots: bots.value };
    const match = new PersonalMatch(setting.value, seating, luck(flags.seed), context.language);
    return playWithPrograms(context, match, bots.value.filter(isProgram), flags.record);
  },
});

/** Chance and bots draw from different streams: a bot's dice don't change the cards. */
const luck = (seed: number | undefined): Luck =>
  seed === undefined
    ? { chance: cryptographic, bots: cryptographic }
    : { chance: new Seeded(seed, 0), bots: new Seeded(seed, 1) };

const nameOf = ({ environment, language }: Context): string =>
  environment['USER'] || environment['LOGNAME'] || PLAY_TEXTS[language].player;

/** Programs sit down first, and end with the match. */
async function playWithPrograms(
  context: Context,
  match: PersonalMatch,
  names: readonly ProgramName[],
  file: string | undefined,
): Promise<ExitCode> {
  const started = await startPrograms(context, names);
  if ('problem' in started) return refuseCommand(context, started.problem);
  const programs = started.value;
  const stop = (): void => programs.close();
  context.interrupted.addEventListener('abort', stop, { once: true });
  try {
    const { standIn } = PLAY_TEXTS[context.language];
    await match.seatOthers(programs, () => void context.error.write(`${standIn}\n`));
    return await playAndSave(context, match, file);
  } finally {
    match.end();
    programs.close();
  }
}

async function playAndSave(
  context: Context,
  match: PersonalMatch,
  file: string | undefined,
): Promise<ExitCode> {
  const keyboard = new Keyboard(context);
  const ended = await new Session(context, match, keyboard).play();
  keyboard.close();
  if (ended !== 'over') return sayGoodbye(context, ended);
  return file === undefined ? DONE : save(context, match, file);
}

function sayGoodbye({ out, language }: Context, ended: Exclude<Ended, 'over'>): ExitCode {
  const texts = PLAY_TEXTS[language];
  if (ended === 'interrupted') {
    out.write(`${textsIn(language).interrupted}\n`);
    return INTERRUPTED;
  }
  out.write(`${ended === 'left' ? texts.left : texts.inputEnded}\n`);
  return DONE;
}

/** Only at the end of a match: until then a record would tell its hands. */
async function save(
  context: Context,
  { referee, players }: PersonalMatch,
  file: string,
): Promise<ExitCode> {
  const { game, seats, options, journal, result } = referee;
  const record = makeRecord(game, { seats, options, players, journal, result });
  const written = await withWholeFile(file, (whole) => {
    whole?.write(`${printRecord(record)}\n`);
    whole?.keep();
    return Promise.resolve();
  });
  if ('problem' in written) {
    return refuseCommand(context, sentence(textsIn(context.language).files, written.problem));
  }
  context.out.write(`${PLAY_TEXTS[context.language].saved(file)}\n`);
  return DONE;
}
