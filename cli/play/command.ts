import { makeRecord, printRecord, Seeded } from '@pepite/kernel';
import { BOT_NAMES, cryptographic } from '@pepite/bots';
import { command, type Context, DONE, type ExitCode, INTERRUPTED, refuse } from '../command.ts';
import { problemWithWriting, withWholeFile } from '../files.ts';
import { harmless } from '../layout.ts';
import { DATA_FLAGS, GAME_IDS, readBots, readSetting } from '../seating.ts';
import { textsIn } from '../words/index.ts';
import { sentence } from '../words/sentences.ts';
import { Keyboard } from './keyboard.ts';
import { type Luck, PersonalMatch } from './match.ts';
import { type Ended, Session } from './session.ts';
import { PLAY_TEXTS } from './words.ts';

export const play = command({
  name: 'play',
  arguments: ['game'],
  flags: {
    seats: { kind: 'whole', least: 1, most: 6 },
    seat: { kind: 'whole', least: 0, most: 5, standard: 0 },
    bots: { kind: 'text', standard: 'heuristic' },
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
      arguments: { game: { name: 'GAME', about: `which game: ${GAME_IDS.join(', ')}` } },
      flags: {
        seats: { value: 'N', about: 'how many play; as many as can unless said' },
        seat: { value: 'N', about: 'where you sit; seats are numbered from 0' },
        bots: {
          value: 'NAMES',
          about: `${BOT_NAMES.join(', ')}: one name for all other seats, or one each, with commas`,
        },
        name: { value: 'NAME', about: 'what you are called; your user name unless said' },
        options: { value: 'JSON', about: 'what the table chooses, see below' },
        cards: { value: 'FILE', about: 'that option of a game, as JSON in a file' },
        seed: { value: 'N', about: 'the same cards every time; unforeseeable ones unless said' },
        record: { value: 'FILE', about: 'where the record goes when the match is over' },
      },
      examples: [
        'pepite play aurum',
        `pepite play aurum --seats 3 --bots heuristic,random --options '{"cumulative": true}'`,
      ],
    },
    fr: {
      summary: 'jouer une partie dans ce terminal, contre des robots',
      about: ['Joue une partie dans ce terminal, contre des robots.'],
      arguments: { game: { name: 'JEU', about: `quel jeu : ${GAME_IDS.join(', ')}` } },
      flags: {
        seats: { value: 'N', about: 'combien jouent ; le plus possible si rien n’est dit' },
        seat: { value: 'N', about: 'votre place ; elles sont numérotées à partir de 0' },
        bots: {
          value: 'NOMS',
          about:
            `${BOT_NAMES.join(', ')} : un nom pour toutes les autres places, ` +
            'ou un pour chacune, séparés par des virgules',
        },
        name: { value: 'NOM', about: 'votre nom ; celui de votre session si rien n’est dit' },
        options: { value: 'JSON', about: 'ce que la table choisit, voir plus bas' },
        cards: { value: 'FICHIER', about: 'cette option d’un jeu, en JSON dans un fichier' },
        seed: { value: 'N', about: 'toujours les mêmes cartes ; imprévisibles si rien n’est dit' },
        record: { value: 'FICHIER', about: 'où va l’enregistrement, la partie une fois finie' },
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
    if ('problem' in setting) return refuse(context, sentence(texts.seating, setting.problem));
    const { seats } = setting.value;
    if (flags.seat >= seats) {
      return refuse(context, sentence(texts.seating, { kind: 'seat-wrong', seats }));
    }
    const bots = readBots(flags.bots, seats - 1);
    if ('problem' in bots) return refuse(context, sentence(texts.seating, bots.problem));
    const unwritable =
      flags.record === undefined ? undefined : await problemWithWriting(flags.record);
    if (unwritable !== undefined) return refuse(context, sentence(texts.files, unwritable));
    const name = harmless(flags.name ?? nameOf(context));
    const company = { seat: flags.seat, name, bots: bots.value };
    const match = new PersonalMatch(setting.value, company, luck(flags.seed), context.language);
    return playAndSave(context, match, flags.record);
  },
});

/** Chance and bots draw from different streams: a bot's dice don't change the cards. */
const luck = (seed: number | undefined): Luck =>
  seed === undefined
    ? { chance: cryptographic, bots: cryptographic }
    : { chance: new Seeded(seed, 0), bots: new Seeded(seed, 1) };

const nameOf = ({ environment, language }: Context): string =>
  environment['USER'] || environment['LOGNAME'] || PLAY_TEXTS[language].player;

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
    return refuse(context, sentence(textsIn(context.language).files, written.problem));
  }
  context.out.write(`${PLAY_TEXTS[context.language].saved(file)}\n`);
  return DONE;
}
