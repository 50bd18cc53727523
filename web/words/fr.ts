import { tellProblem } from './problem.ts';
import { frenchProblems } from './problems.fr.ts';
import type { Texts } from './texts.ts';

const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} et ${items.at(-1) ?? ''}`;

const plural = (count: number, one: string, many: string): string => (count < 2 ? one : many);

/** « de », ou « d’ » devant une voyelle. */
const of = (name: string): string => (/^[aeiouy]/i.test(name) ? `d’${name}` : `de ${name}`);

const site: Texts['site'] = {
  skip: 'Aller au contenu',
  home: 'Pépite, accueil',
  language: 'Langue',
  scheme: 'Couleurs',
  schemes: { system: 'Comme l’appareil', light: 'Clair', dark: 'Sombre' },
  settings: 'Réglages',
  level: 'Niveau des robots (parties rapides et remplacements)',
  playForced: 'Jouer pour moi les coups forcés',
  playForcedWhy: 'Quand il n’y a qu’une chose à faire, elle se fait après un instant.',
  yourName: 'Votre nom',
  nameless: 'Invité',
  editName: 'Changer de nom',
  nameHint: 'Un nom suffit : pas de compte, pas d’adresse.',
  saveName: 'C’est moi',
  cancel: 'Annuler',
  close: 'Fermer',
  loading: 'Un instant…',
  reload: 'Recharger la page',
  reconnecting: 'Reconnexion…',
  missingTitle: 'Rien ici',
  missing: 'Il n’y a pas de page à cette adresse.',
  toHome: 'Vers l’accueil',
  credits: 'Pépite est un projet indépendant, non affilié aux auteurs et aux éditeurs des jeux.',
  rules: 'Règles',
  rulesOf: (game) => `Règles ${of(game)}`,
  list,
};

const home: Texts['home'] = {
  title: 'Des jeux en or',
  lead:
    'Des jeux de table autour d’un métal. ' +
    'Jouez tout de suite contre des robots, ou envoyez un lien à vos amis.',
  games: 'Les jeux',
  players: (least, most) => (least === most ? `${least} joueurs` : `${least} à ${most} joueurs`),
  playNow: 'Jouer',
  playNowWhy: 'contre des robots',
  createTable: 'Créer une table',
  tables: 'Les tables',
  open: 'Tables ouvertes',
  noOpen: 'Aucune table n’attend de joueurs. En créer une ?',
  live: 'Parties en cours',
  noLive: 'Aucune partie publique en ce moment.',
  mine: 'Mes parties',
  noMine: 'Vos parties seront listées ici.',
  alone: 'Dans ce navigateur, sans le serveur',
  join: 'Rejoindre',
  watch: 'Regarder',
  resume: 'Continuer',
  review: 'Revoir',
  yourTurn: 'À vous de jouer',
  waiting: (taken, seats) =>
    `${taken} ${plural(taken, 'place prise', 'places prises')} sur ${seats}`,
  playing: 'En cours',
  over: 'Finie',
  openSeat: 'libre',
  openRecord: 'Ouvrir une partie enregistrée',
  openRecordWhy: 'Revoir pas à pas une partie gardée dans un fichier.',
};

const setup: Texts['setup'] = {
  title: (game) => `Une table pour ${game}`,
  seats: 'Combien de joueurs ?',
  seat: (number) => `Place ${number}`,
  you: 'Vous',
  whoPlays: 'Qui s’assoit où ?',
  person: 'Une personne',
  bot: (level) => `Robot : ${level}`,
  customs: 'Robots et conseils',
  hints: 'Conseils pour tous',
  hintsWhy:
    'Toute la table peut demander ce que ferait le meilleur robot. ' +
    'Seul avec des robots, c’est toujours permis.',
  quick: 'Les robots jouent sans attendre',
  quickWhy: 'Sinon, ils prennent leur temps pour qu’on puisse suivre.',
  standIn: 'Niveau des remplaçants',
  standInWhy: 'Des robots qui jouent pour qui s’absente.',
  options: 'Options',
  access: 'Qui peut la trouver ?',
  accesses: { public: 'Tout le monde', link: 'Par lien seulement' },
  accessWhy: {
    public: 'La table est listée à l’accueil ; on peut venir regarder.',
    link: 'Seules viennent les personnes à qui vous envoyez le lien.',
  },
  create: 'Créer la table',
  startNow: 'Créer et commencer',
  range: (least, most) => `de ${least} à ${most}`,
  file: {
    why: 'Téléchargez la version d’origine, modifiez-la et chargez-la ici (JSON).',
    standard: 'En jeu : la version d’origine',
    loaded: (name) => `En jeu : ${name}`,
    choose: 'Charger un fichier…',
    download: 'Télécharger l’original',
    clear: 'Revenir à l’original',
    notJson: 'ce n’est pas du JSON',
    wrong: (name, why) => `${name} n’est pas jouable : ${why}.`,
  },
};

const waiting: Texts['waiting'] = {
  title: 'Avant la partie',
  awaited: (open) =>
    open === 1 ? 'Une place est encore libre.' : `${open} places sont encore libres.`,
  sitFirst: 'Choisissez une place pour jouer.',
  unwelcome: 'L’hôte vous a retiré de cette table ; vous pouvez encore regarder.',
  full: 'Tout le monde est là : la partie peut commencer.',
  fullNotHost: 'Toutes les places sont prises. L’hôte va lancer la partie.',
  open: 'Place libre',
  bot: 'robot',
  you: 'vous',
  away: 'hors ligne',
  sitHere: 'S’asseoir ici',
  sitDown: 'M’asseoir',
  moveHere: 'Venir ici',
  stand: 'Se lever',
  addBot: 'Ajouter un robot',
  level: 'Son niveau',
  hints: 'Conseils pour tous',
  quick: 'Robots sans attendre',
  removeFrom: (name) => `Retirer ${name} de la table`,
  remove: 'Retirer',
  start: 'Commencer la partie',
  invite: 'Inviter des amis',
  inviteWhy: 'Qui ouvre ce lien peut s’asseoir : un nom suffit.',
  copy: 'Copier le lien',
  copied: 'Copié',
  share: 'Partager',
  link: 'Lien vers cette table',
  nameFirst: 'Comment vous appeler ?',
  rulesChosen: 'Options de cette table',
  yes: 'oui',
  no: 'non',
};

const match: Texts['match'] = {
  lookingBack: 'Vous regardez en arrière.',
  yourTurn: 'À vous de jouer',
  turnOf: (names) =>
    names.length === 1 ? `À ${names[0]} de jouer` : `À ${list(names)} de choisir`,
  thinking: (names) =>
    names.length === 1 ? `${names[0]} réfléchit` : `${list(names)} réfléchissent`,
  chance: 'Un instant…',
  sealed: (names) => `Votre choix est fait, on attend ${list(names)}`,
  over: 'Partie finie',
  sent: 'Envoyé…',
  notSent: 'Pas de connexion : votre coup partira dès qu’elle sera revenue.',
  takeBack: 'Reprendre mon choix',
  forced: 'Un seul coup possible : il est joué pour vous.',
  readClause: (clause) => `Lire la règle ${clause}`,
  confirm: 'Oui, allons-y',
  roundOver: 'La manche est finie',
  goOn: 'Continuer',
  away: (name) => `${name} n’est plus là.`,
  replace: (name) => `Laisser un robot jouer pour ${name}`,
  broken: 'Cette partie ne peut pas continuer',
  replaced: (name) => `Un robot joue pour ${name}.`,
  youAreReplaced: 'En votre absence, un robot joue pour vous.',
  reclaim: 'Reprendre ma place',
  watching: 'Vous regardez : vous voyez la table, mais aucune main.',
  spectators: (count) => plural(count, `${count} spectateur`, `${count} spectateurs`),
  board: 'La table',
};

const hint: Texts['hint'] = {
  ask: 'Conseil',
  title: 'Ce que ferait l’expert',
  why:
    'Rejoué bien des fois à partir de ce que vous voyez ; ' +
    'les pourcentages sont des chances de gagner.',
  thinking: 'L’expert réfléchit…',
  late: 'La partie a continué entre-temps.',
  worth: (percent) => `environ ${percent} %`,
  only: 'le seul coup',
  play: 'Jouer',
};

const log: Texts['log'] = {
  steps: 'Revoir ce qui s’est passé',
  back: 'Un pas en arrière',
  next: 'Un pas en avant',
  now: 'Maintenant',
  title: 'Ce qui s’est passé',
  since: 'Depuis votre dernier tour',
  recent: 'Derniers coups',
  nothing: 'Rien pour l’instant.',
  hidden: 'Selon les règles, on ne revoit pas les coups plus anciens de cette manche.',
  rounds: (first, last) => (first === last ? `Manche ${first}` : `Manches ${first} à ${last}`),
  before: (moves) => (moves === 1 ? 'Avant cela, 1 coup' : `Avant cela, ${moves} coups`),
  chance: (count) => `Tirage au sort, ${count} fois`,
};

const over: Texts['over'] = {
  title: 'La partie est finie',
  youWon: 'Vous avez gagné !',
  winners: (names) => plural(names.length, `${list(names)} gagne.`, `${list(names)} gagnent.`),
  nobody: 'Personne ne gagne.',
  scores: 'Scores',
  player: 'Joueur',
  score: 'Score',
  winner: 'gagne',
  rematch: 'Revanche',
  joinRematch: 'Rejoindre la revanche',
  rematchWhy: 'Même table, mêmes options.',
  watchRematch: 'Vers la revanche',
};

const replay: Texts['replay'] = {
  title: 'Revoir la partie',
  first: 'Au début',
  back: 'En arrière',
  next: 'En avant',
  last: 'À la fin',
  step: 'Avancer',
  byMove: 'par coup',
  byRound: 'par manche',
  place: 'Endroit de la partie',
  at: (ply, all) => `coup ${ply} sur ${all}`,
  round: (round) => `Manche ${round}`,
  eyes: 'Par les yeux de qui ?',
  allOpen: 'Toutes les mains visibles',
  start: 'Avant le premier coup.',
  download: 'Télécharger la partie',
  keys: 'Flèches ← → : un pas ; Début et Fin : aux extrémités.',
  recordTitle: 'Ouvrir une partie enregistrée',
  recordWhy:
    'Un enregistrement est un fichier qui garde une partie, coup par coup. ' +
    'Il n’est lu que dans votre navigateur.',
  choose: 'Choisir un fichier',
  which: 'Quelle partie du fichier ?',
  match: (number) => `Partie ${number}`,
};

export const french: Texts = {
  site,
  home,
  setup,
  waiting,
  match,
  hint,
  log,
  over,
  replay,
  problem: tellProblem(frenchProblems),
};
