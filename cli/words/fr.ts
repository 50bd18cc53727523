import { de, itemNamed, type Result } from '@pepite/kernel';
import { conventions } from './numbers.ts';
import type { Texts } from './texts.ts';

const { number, percent, duration, list } = conventions('fr-FR');
const quote = (text: string): string => `« ${text} »`;
const seats = (n: number): string => (n === 1 ? '1 place' : `${n} places`);

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'ce fichier ou ce dossier n’existe pas',
  EACCES: 'l’accès est refusé',
  EPERM: 'l’accès est refusé',
  EROFS: 'le disque est en lecture seule',
  EISDIR: 'c’est un dossier',
  NOT_A_FILE: 'ce n’est pas un fichier ordinaire',
  ENOTDIR: 'une partie du chemin n’est pas un dossier',
  EEXIST: 'une autre exécution est en train de l’écrire',
  ENOSPC: 'le disque est plein',
  ERR_FS_FILE_TOO_LARGE: 'il est trop gros',
};
const reason = (code: string): string =>
  Object.hasOwn(reasons, code) ? itemNamed(reasons, code) : code;

const result = ({ scores, winners }: Result): string =>
  `scores ${scores.join(' ')}, gagnants ${winners.join(' ')}`;

const options: Pick<
  Texts['record'],
  | 'options-not-object'
  | 'option-unknown'
  | 'option-not-flag'
  | 'option-not-count'
  | 'option-not-data'
  | 'options-unplayable'
> = {
  'options-not-object': () => 'les options doivent être un objet JSON, par exemple {}.',
  'option-unknown': ({ option, known }) =>
    `il n’y a pas d’option ${quote(option)} ; ` +
    (known.length === 0 ? 'ce jeu n’en a aucune.' : `ce jeu a : ${known.join(', ')}.`),
  'option-not-flag': ({ option }) => `l’option ${quote(option)} doit être true ou false.`,
  'option-not-count': ({ option, least, most }) =>
    `l’option ${quote(option)} doit être un nombre entier de ${least} à ${most}.`,
  'option-not-data': ({ option, why }) => `l’option ${quote(option)} : ${why.fr}.`,
  'options-unplayable': ({ why }) => `${why.fr}.`,
};

const files: Texts['files'] = {
  unreadable: ({ file, code }) => `impossible de lire ${file} : ${reason(code)}.`,
  unwritable: ({ file, code }) => `impossible d’écrire ${file} : ${reason(code)}.`,
};

const whyNot = {
  silent: 'il n’a pas dit hello',
  rubbish: 'ses premiers mots ne sont pas un hello',
  ended: 'il s’est arrêté',
};

export const french: Texts = {
  number,
  percent,
  duration,
  list,
  quote,

  arguments: {
    'command-missing': ({ commands }) =>
      `il manque une commande : ${commands.join(', ')} (voir : pepite --help).`,
    'command-unknown': ({ command, commands }) =>
      `commande inconnue : ${quote(command)} ; choisissez parmi ${commands.join(', ')}.`,
    'flag-unknown': ({ flag, help }) => `option inconnue : ${flag} (voir : ${help}).`,
    'flag-repeated': ({ flag }) => `l’option ${flag} est donnée deux fois.`,
    'value-missing': ({ flag }) => `l’option ${flag} demande une valeur.`,
    'value-unwanted': ({ flag }) => `l’option ${flag} ne prend pas de valeur.`,
    'value-not-whole': ({ flag, value }) =>
      `l’option ${flag} demande un nombre entier, pas ${quote(value)}.`,
    'value-out-of-range': ({ flag, value, least, most }) =>
      `l’option ${flag} prend un nombre de ${least} à ${most}, pas ${value}.`,
    'value-not-choice': ({ flag, value, among }) =>
      `l’option ${flag} prend ${among.join(' ou ')}, pas ${quote(value)}.`,
    'argument-missing': ({ argument, help }) => `il manque ${argument.fr} (voir : ${help}).`,
    'argument-unwanted': ({ argument, help }) =>
      `l’argument ${quote(argument)} est de trop (voir : ${help}).`,
  },

  seating: {
    ...options,
    ...files,
    'game-unknown': ({ game, known }) =>
      `jeu inconnu : ${quote(game)} ; choisissez parmi ${known.join(', ')}.`,
    'seats-wrong': ({ game, least, most }) => `${game} a ${least} à ${seats(most)}.`,
    'seat-wrong': ({ seats }) => `les places sont numérotées de 0 à ${seats - 1}.`,
    'options-not-json': () => `--options doit être du JSON, par exemple '{}'.`,
    'file-not-json': ({ file }) => `${file} n’est pas du JSON.`,
    'option-twice': ({ option }) =>
      `l’option ${quote(option)} est donnée deux fois, dans --options et par --${option}.`,
    'bot-unknown': ({ bot, known }) =>
      `robot inconnu : ${quote(bot)} ; choisissez parmi ${known.join(', ')}.`,
    'bots-wrong': ({ wanted, found }) =>
      `--bots nomme ${found} robots ; il faut un nom pour tous, ou ${wanted}, un par place.`,
  },

  programFailed: (command, problem) =>
    `le programme ${quote(command)} ne peut pas jouer : ${whyNot[problem]}.`,

  files,

  record: {
    ...options,
    'not-json': () => 'ce n’est pas du JSON.',
    'not-record': ({ key }) => `${quote(key)} manque ou est incorrect.`,
    'format-unknown': () => 'ce n’est pas un enregistrement : il ne dit pas "pepite": 1.',
    'game-unknown': ({ game, known }) =>
      `jeu inconnu : ${quote(game)} ; les jeux d’ici sont ${known.join(', ')}.`,
    'rules-unknown': ({ game, rules }) =>
      `la version ${rules} des règles ${de(game)} est inconnue.`,
    'seats-wrong': ({ least, most }) => `ce jeu a ${least} à ${seats(most)}.`,
    'players-wrong': ({ seats }) => `il faut autant de joueurs que de places : ${seats}.`,
  },
  replay: {
    place: (record, ply) => `enregistrement ${record}, coup ${ply}`,
    moveRefused: (place, text, refusal) => `${place}, ${quote(text)} : ${refusal}`,
    stopsInsideTurn: (place, { clause, why }) =>
      `${place} : il s’arrête avant que tous aient choisi (${clause} : ${why}).`,
    resultTooEarly: (place, { clause, why }) =>
      `${place} : il y a un résultat, mais la partie n’est pas finie (${clause} : ${why}).`,
    resultDiffers: (place, expected, found, { clause, why }) =>
      `${place} : d’après les règles ${result(found)}, ` +
      `mais l’enregistrement dit ${result(expected)} (${clause} : ${why}).`,
  },
  fault: ({ clause, why }) => `refusé (${clause}) : ${why}.`,
  notation: (text, { clause, why }) => `${quote(text)} n’est pas un coup ici (${clause} : ${why})`,
  nothingToTakeBack: 'il n’y a rien à reprendre.',
  inRecord: (record, sentence) => `enregistrement ${record} : ${sentence}`,

  interrupted: 'Interrompu.',
  progress: (done, total, left) =>
    `${number(done)} sur ${number(total)} (${percent(done / total)})` +
    (done < total ? `, encore ${duration(left)} environ` : ''),
  bar: '{bar} {percentage} % · {value} sur {total} · encore {eta_formatted}',
  won: (names) => `${list(names)} ${names.length === 1 ? 'gagne' : 'gagnent'}`,
  scores: (names, scores) => names.map((name, seat) => `${name} : ${scores[seat]}`).join(', '),

  help: {
    about: 'Pépite : des jeux de société autour de l’or, dans le terminal.',
    usage: 'Usage :',
    command: 'COMMANDE',
    flagsInUsage: '[OPTIONS]',
    headings: {
      commands: 'Commandes',
      arguments: 'Arguments',
      flags: 'Options',
      games: 'Les jeux et leurs options',
      examples: 'Exemples',
    },
    lang: 'la langue (par défaut : celle de votre système)',
    help: 'afficher cette aide',
    version: 'afficher la version de Pépite',
    more: 'pepite COMMANDE --help en dit plus sur une commande.',
    standard: (value) => `par défaut : ${value}`,
    seats: (least, most) => (least === most ? seats(most) : `${least} à ${seats(most)}`),
    flagOption: (standard) => `true ou false, par défaut : ${standard}`,
    countOption: (least, most, standard) => `${least} à ${most}, par défaut : ${standard}`,
    dataOption:
      'un fichier JSON, donné par l’option du même nom ; par défaut, les cartes imprimées',
  },
};
