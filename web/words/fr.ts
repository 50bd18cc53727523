import { frenchClock } from './clock.fr.ts';
import { frenchFairChance } from './fair-chance.fr.ts';
import { frenchLeaving } from './leaving.fr.ts';
import { frenchBots } from './bots.fr.ts';
import { frenchChallenges } from './challenges.fr.ts';
import { frenchDevice } from './device.fr.ts';
import { frenchNotices } from './notices.fr.ts';
import { de } from '@pepite/kernel';
import { tellProblem } from './problem.ts';
import { frenchPlans } from './plans.fr.ts';
import { frenchProblems } from './problems.fr.ts';
import { coach } from './coach.fr.ts';
import { frenchReplay } from './replay.fr.ts';
import { frenchReport } from './report.ts';
import { frenchOrdinal } from './ordinals.ts';
import { frenchTalk } from './talk.fr.ts';
import { frenchShortcuts } from './shortcuts.fr.ts';
import type { Texts } from './texts.ts';
import { frenchAround } from './around.fr.ts';
import { waiting } from './waiting.fr.ts';

const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} et ${items.at(-1) ?? ''}`;

const plural = (count: number, one: string, many: string): string => (count < 2 ? one : many);

/** Of a team, which is feminine. */
const ordinalOfTeam = (place: number): string => (place === 1 ? '1ʳᵉ' : frenchOrdinal(place));

const site: Texts['site'] = {
  skip: 'Aller au contenu',
  home: 'Pépite, accueil',
  language: 'Langue',
  volume: 'Volume des sons',
  cardSize: 'Mes cartes',
  cardSizes: { small: 'Petites', normal: 'Normales', large: 'Grandes' },
  cardSizeWhy: 'Sur un téléphone, elles prennent déjà toute la place en taille normale.',
  motion: 'Animations du plateau',
  motionSpeeds: { off: 'Aucune', quick: 'Rapides', calm: 'Lentes' },
  scheme: 'Couleurs',
  schemes: { system: 'Comme l’appareil', light: 'Clair', dark: 'Sombre' },
  settings: 'Réglages',
  shortcuts: frenchShortcuts,
  level: 'Niveau des robots par défaut (parties rapides, remplaçants)',
  levelRises: 'Monte quand je gagne',
  levelRisesWhy:
    'Dilettante dans vos premières parties d’un jeu, puis un niveau de plus à chaque victoire.',
  confirmPlays: 'Confirmer avant de jouer une carte',
  confirmPlaysWhy: 'Toucher une carte la choisit ; un bouton la joue.',
  playForced: 'Jouer pour moi les coups forcés',
  playForcedWhy: 'Quand un seul coup est possible, il est joué après un instant, même page fermée.',
  yourName: 'Votre nom',
  nameless: 'Invité',
  guest: (number) => `Invité ${number}`,
  editName: 'Changer de nom',
  nameHint: 'Un nom suffit : ni compte, ni adresse e-mail.',
  saveName: 'C’est moi',
  cancel: 'Annuler',
  close: 'Fermer',
  loading: 'Un instant…',
  reload: 'Recharger la page',
  update: 'Nouvelle version',
  updateWhy:
    'Une nouvelle version de Pépite est là : rechargez quand vous voulez, rien n’est perdu.',
  reconnecting: 'Reconnexion…',
  missingTitle: 'Rien ici',
  missing: 'Il n’y a pas de page à cette adresse.',
  toHome: 'Aller à l’accueil',
  contact: 'Écrire à l’hébergeur',
  lab: 'Labo',
  api: 'API pour programmes',
  credits: 'Pépite est un projet indépendant, sans lien avec les auteurs et les éditeurs des jeux.',
  rules: 'Règles',
  rulesOf: (game) => `Règles ${de(game)}`,
  round: 'Manche',
  list,
};

const home: Texts['home'] = {
  title: 'Des jeux en or',
  lead:
    'Des jeux de société autour de l’or. ' +
    'Jouez tout de suite contre des robots, ou envoyez un lien à vos amis.',
  games: 'Les jeux',
  players: (least, most) => (least === most ? `${least} joueurs` : `${least} à ${most} joueurs`),
  minutes: (minutes) => `environ ${minutes} min`,
  weights: { light: 'Facile', medium: 'Moyen', heavy: 'Exigeant' },
  playNow: 'Jouer',
  playNowWhy: 'contre des robots',
  createTable: 'Entre amis',
  noLesson: (game) => `Pas de leçon : je connais ${game}`,
  tables: 'Les tables',
  open: 'Tables ouvertes',
  noOpen: 'Aucune table n’attend de joueurs. En créer une ?',
  live: 'Parties en cours',
  noLive: 'Aucune partie publique en ce moment.',
  goOn: 'À reprendre',
  mine: 'Mes parties terminées',
  noMine: 'Vos parties terminées apparaîtront ici.',
  alone: 'dans ce navigateur seulement',
  join: 'Rejoindre',
  watch: 'Regarder',
  resume: 'Continuer',
  review: 'Revoir',
  yourTurn: 'À vous de jouer',
  waiting: (taken, seats) =>
    `${taken} ${plural(taken, 'place prise', 'places prises')} sur ${seats}`,
  playing: 'En cours',
  over: 'Terminée',
  openSeat: 'libre',
  statistics: 'Mes statistiques',
  statisticsWhy: 'Ce qu’ont donné toutes vos parties, jeu par jeu.',
  openRecord: 'Ouvrir une partie enregistrée',
  openRecordWhy: 'Revoir pas à pas une partie depuis un fichier.',
};

const setup: Texts['setup'] = {
  title: (game) => `Nouvelle table : ${game}`,
  seats: 'Combien de joueurs ?',
  seat: (number) => `Place ${number}`,
  you: 'Vous',
  whoPlays: 'Qui s’assoit où ?',
  person: 'Une personne',
  bot: (level) => `Robot : ${level}`,
  customs: 'Places, robots et conseils',
  hints: 'Conseils pour tous',
  startsWhenFull: 'Commencer dès que la table est complète',
  startsWhenFullWhy: 'La partie commence quand la dernière place est prise.',
  hintsWhy:
    'Chacun peut demander ce que ferait le meilleur robot. ' +
    'Seul avec des robots, c’est toujours possible.',
  quick: 'Les robots jouent sans attendre',
  quickWhy: 'Sinon, ils prennent leur temps pour qu’on puisse suivre.',
  standIn: 'Niveau des remplaçants',
  standInWhy: 'Pour les robots qui remplacent les absents.',
  options: 'Options',
  designers: 'Pour les auteurs',
  designersWhy: 'Ce que le prototype laisse ouvert. Sans y toucher, on joue comme prévu.',
  editor: 'Modifier les cartes sur une page',
  tryInLab: 'Essayer des changements au labo',
  company: 'Avec qui ?',
  companies: {
    friends: 'Des amis',
    here: 'Ensemble, sur cet appareil',
    anybody: 'Tout le monde',
    bots: 'Des robots',
  },
  companyWhy: {
    friends: 'Vous recevez un lien à envoyer : seules les personnes qui l’ont peuvent venir.',
    here: 'On se le passe : les mains restent cachées entre les tours.',
    anybody: 'La table est listée à l’accueil ; on peut venir regarder.',
    bots: 'La partie commence tout de suite.',
  },
  create: 'Créer la table',
  startNow: 'Créer et commencer',
  range: (least, most) => `de ${least} à ${most}`,
  file: {
    why: 'Téléchargez la version d’origine, modifiez-la et chargez-la ici (JSON).',
    standard: 'En jeu : la version d’origine',
    edited: 'En jeu : ce que vous avez modifié',
    loaded: (name) => `En jeu : ${name}`,
    choose: 'Charger un fichier…',
    download: 'Télécharger l’original',
    clear: 'Revenir à l’original',
    notJson: 'ce n’est pas du JSON',
    wrong: (name, why) => `${name} n’est pas jouable : ${why}.`,
  },
};

const match: Texts['match'] = {
  lookingBack: 'Vous revoyez un coup passé.',
  yourTurn: 'À vous de jouer',
  turnOf: (names) =>
    names.length === 1 ? `À ${names[0]} de jouer` : `À ${list(names)} de choisir`,
  thinking: (names) =>
    names.length === 1 ? `${names[0]} réfléchit` : `${list(names)} réfléchissent`,
  chance: 'Un instant…',
  sealed: (names) => `Votre choix est fait, on attend ${list(names)}`,
  over: 'Partie finie',
  sent: 'Envoi…',
  notSent: 'Pas de connexion : votre coup partira dès son retour.',
  takeBack: 'Reprendre mon choix',
  forced: 'Un seul coup possible : il est joué pour vous.',
  readClause: (clause) => `Lire la règle ${clause}`,
  confirm: 'Oui, allons-y',
  roundOver: (word) => `Fin de ${word.toLowerCase()}`,
  goOn: 'Continuer',
  away: (name) => `${name} n’est plus là.`,
  replace: (name) => `Laisser un robot jouer pour ${name}`,
  broken: 'Cette partie ne peut pas continuer',
  replaced: (name) => `Un robot joue pour ${name}.`,
  youAreReplaced: 'Un robot joue à votre place.',
  reclaim: 'Reprendre ma place',
  pace: {
    title: 'Les robots de cette partie',
    paces: { human: 'prennent leur temps', quick: 'jouent sans attendre' },
  },
  watching: 'Vous regardez : vous voyez la table, mais aucune main.',
  spectators: (count) => plural(count, `${count} spectateur`, `${count} spectateurs`),
  board: 'La table',
};

const hint: Texts['hint'] = {
  ask: 'Conseil',
  title: 'Ce que ferait l’expert',
  thinking: 'L’expert réfléchit…',
  worth: (percent) => `Environ ${percent} % de chances de gagner.`,
  next: (percent) => `Le suivant : ${percent} %.`,
  level: (move) => `Tout aussi bon : ${move}.`,
  levelMany: (count) => `${count} autres coups sont tout aussi bons.`,
  only: 'C’est le seul coup possible.',
  play: 'Jouer',
};

const lesson: Texts['lesson'] = {
  title: 'Leçon',
  pageTitle: (game) => `Apprendre ${game}`,
  learn: (minutes) => `Apprendre en ${minutes} min`,
  progress: 'Avancement de la leçon',
  step: (step, of) => `${step} sur ${of}`,
  watch: 'Regardez ce que font les autres…',
  readOn: 'Lisez, puis touchez « Continuer ».',
  next: 'Continuer',
  doIt: 'Faites-le pour moi',
  done: 'Bravo !',
  play: 'Jouer une partie',
  again: 'Recommencer',
};

const log: Texts['log'] = {
  steps: 'Revoir ce qui s’est passé',
  back: 'Un pas en arrière',
  next: 'Un pas en avant',
  now: 'Maintenant',
  title: 'Ce qui s’est passé',
  since: 'Depuis votre dernier coup',
  recent: 'Derniers coups',
  nothing: 'Rien pour l’instant.',
  hidden: (word) =>
    `Selon les règles, on ne revoit les coups plus anciens qu’en fin de ${word.toLowerCase()}.`,
  rounds: (word, first, last) =>
    first === last ? `${word} ${first}` : `${word}s ${first} à ${last}`,
  scoring: (word, round) => `${word} ${round} : décompte`,
  before: (moves) => (moves === 1 ? '1 coup précédent' : `${moves} coups précédents`),
  you: 'vous',
  times: (what, count) => `${what} (${count} fois)`,
  me: 'moi',
  show: 'Afficher',
  all: 'Tout',
  only: (name) => `${name} seulement`,
};

const over: Texts['over'] = {
  title: 'La partie est finie',
  youWon: 'Vous avez gagné !',
  winners: (names) => plural(names.length, `${list(names)} gagne.`, `${list(names)} gagnent.`),
  nobody: 'Personne ne gagne.',
  scores: 'Scores',
  player: 'Joueur',
  place: 'Place',
  ordinal: frenchOrdinal,
  yourPlace: (place, all, isShared) =>
    isShared
      ? `Vous êtes ${frenchOrdinal(place)} ex æquo`
      : `Vous êtes ${frenchOrdinal(place)} sur ${all}`,
  teamPlace: (place, all, isShared) =>
    isShared
      ? `Votre équipe est ${ordinalOfTeam(place)} ex æquo`
      : `Votre équipe est ${ordinalOfTeam(place)} sur ${all}`,
  score: 'Score',
  points: (text, points) => (Math.abs(points) < 2 ? `${text} point` : `${text} points`),
  ending: (why) => `Dénouement : ${why}.`,
  lastRound: (word, why) => `Fin de ${word.toLowerCase()} : ${why}.`,
  rematch: 'Revanche',
  joinRematch: 'Rejoindre la revanche',
  rematchWhy: 'Même table, mêmes options.',
  watchRematch: 'Voir la revanche',
  story: {
    title: 'L’histoire de la partie',
    chart: (game) => `L’évolution des points au cours de cette partie ${de(game)}`,
    noMoment: 'Pas de moment marquant',
    show: 'Voir',
    momentOf: (name) => ` : le meilleur moment ${de(name)}`,
    roundEnd: (word) => ` : fin de ${word.toLowerCase()}`,
    share: 'Partager en image',
    shareFailed: 'Ce navigateur n’a pas pu créer l’image.',
  },
};

export const french: Texts = {
  clock: frenchClock,
  fairChance: frenchFairChance,
  leaving: frenchLeaving,
  device: frenchDevice,
  bots: frenchBots,
  challenges: frenchChallenges,
  plans: frenchPlans,
  notices: frenchNotices,
  report: frenchReport,
  talk: frenchTalk,
  site,
  home,
  setup,
  around: frenchAround,
  waiting,
  match,
  hint,
  coach,
  lesson,
  log,
  over,
  replay: frenchReplay,
  problem: tellProblem(frenchProblems),
};
