import { englishClock } from './clock.en.ts';
import { englishFairChance } from './fair-chance.en.ts';
import { englishLeaving } from './leaving.en.ts';
import { englishBots } from './bots.en.ts';
import { englishChallenges } from './challenges.en.ts';
import { englishDevice } from './device.en.ts';
import { englishOrdinal } from './ordinals.ts';
import { englishNotices } from './notices.en.ts';
import { tellProblem } from './problem.ts';
import { englishPlans } from './plans.en.ts';
import { englishProblems } from './problems.en.ts';
import { coach } from './coach.en.ts';
import { englishReplay } from './replay.en.ts';
import { englishReport } from './report.ts';
import { englishTalk } from './talk.en.ts';
import { englishShortcuts } from './shortcuts.en.ts';
import type { Texts } from './texts.ts';
import { englishAround } from './around.en.ts';
import { waiting } from './waiting.en.ts';

const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`;

const site: Texts['site'] = {
  skip: 'Skip to content',
  home: 'Pépite, home',
  language: 'Language',
  volume: 'Sound volume',
  cardSize: 'My cards',
  cardSizes: { small: 'Small', normal: 'Normal', large: 'Large' },
  cardSizeWhy: 'On a phone, “normal” cards already take all the room there is.',
  motion: 'Board animations',
  motionSpeeds: { off: 'Off', quick: 'Fast', calm: 'Slow' },
  scheme: 'Colours',
  schemes: { system: 'Match device', light: 'Light', dark: 'Dark' },
  settings: 'Settings',
  shortcuts: englishShortcuts,
  level: 'Default bot level (quick games and stand-ins)',
  levelRises: 'Rises as I win',
  levelRisesWhy: 'Casual in your first matches of a game, then a level up with each win.',
  confirmPlays: 'Confirm before playing a card',
  confirmPlaysWhy: 'Tapping a card selects it; a button plays it.',
  playForced: 'Play forced moves for me',
  playForcedWhy:
    'When only one move is possible, it’s played after a moment, even if this page is closed.',
  yourName: 'Your name',
  nameless: 'Guest',
  guest: (number) => `Guest ${number}`,
  editName: 'Change your name',
  nameHint: 'A name is all we ask for: no account, no email.',
  saveName: 'That’s me',
  cancel: 'Cancel',
  close: 'Close',
  loading: 'One moment…',
  reload: 'Reload the page',
  update: 'New version',
  updateWhy: 'A new version of Pépite is here: reload when it suits you. Nothing is lost.',
  reconnecting: 'Reconnecting…',
  missingTitle: 'Nothing here',
  missing: 'There is no page at this address.',
  toHome: 'Go to the home page',
  contact: 'Contact the host',
  lab: 'Lab',
  api: 'API for programs',
  credits:
    'Pépite is an independent project, not affiliated with the games’ authors or publishers.',
  rules: 'Rules',
  rulesOf: (game) => `${game} rules`,
  round: 'Round',
  list,
};

const home: Texts['home'] = {
  title: 'Games of gold',
  lead: 'Tabletop games, all about gold. Play now against bots, or send friends a link.',
  games: 'Games',
  players: (least, most) => (least === most ? `${least} players` : `${least} to ${most} players`),
  minutes: (minutes) => `about ${minutes} min`,
  weights: { light: 'Easy', medium: 'Medium', heavy: 'Demanding' },
  playNow: 'Play now',
  playNowWhy: 'against bots',
  createTable: 'With friends',
  noLesson: (game) => `No lesson: I know ${game}`,
  tables: 'Tables',
  open: 'Open tables',
  noOpen: 'No table is waiting for players. Create one?',
  live: 'In progress',
  noLive: 'No public matches right now.',
  goOn: 'Continue',
  mine: 'My finished matches',
  noMine: 'Your finished matches will appear here.',
  alone: 'only in this browser',
  join: 'Join',
  watch: 'Watch',
  resume: 'Continue',
  review: 'Replay',
  yourTurn: 'Your turn',
  waiting: (taken, seats) => `${taken} of ${seats} seats taken`,
  playing: 'In progress',
  over: 'Finished',
  openSeat: 'free',
  statistics: 'My statistics',
  statisticsWhy: 'What has come of all your matches, game by game.',
  openRecord: 'Open a saved match',
  openRecordWhy: 'Step through a match from a file.',
};

const setup: Texts['setup'] = {
  title: (game) => `New table: ${game}`,
  seats: 'How many players?',
  seat: (number) => `Seat ${number}`,
  you: 'You',
  whoPlays: 'Who sits where?',
  person: 'A person',
  bot: (level) => `Bot: ${level}`,
  customs: 'Seats, bots and hints',
  hints: 'Hints for everyone',
  hintsWhy: 'Every player can ask what the best bot would do. Alone with bots, you always can.',
  startsWhenFull: 'Start as soon as the table is full',
  startsWhenFullWhy: 'The match starts when the last seat is taken.',
  quick: 'Bots move instantly',
  quickWhy: 'Otherwise they take their time so you can follow.',
  standIn: 'Stand-in level',
  standInWhy: 'For bots that fill in for absent players.',
  options: 'Options',
  designers: 'For designers',
  designersWhy: 'What the prototype leaves open. To play as intended, change nothing here.',
  editor: 'Edit the cards on a page',
  tryInLab: 'Try changes in the lab',
  company: 'With whom?',
  companies: {
    friends: 'Friends',
    here: 'Around this device',
    anybody: 'Anyone',
    bots: 'Bots only',
  },
  companyWhy: {
    friends: 'You get a link to send: only people who have it can join.',
    here: 'You pass it around: every hand stays hidden between turns.',
    anybody: 'The table is listed on the home page; anyone can watch.',
    bots: 'The match starts right away.',
  },
  create: 'Create the table',
  startNow: 'Create and start',
  range: (least, most) => `from ${least} to ${most}`,
  file: {
    why: 'Download the default, edit it and load it here (JSON).',
    standard: 'In use: the default',
    edited: 'In use: what you have edited',
    loaded: (name) => `In use: ${name}`,
    choose: 'Load a file…',
    download: 'Download the default',
    clear: 'Back to the default',
    notJson: 'it isn’t JSON',
    wrong: (name, why) => `Can’t play with ${name}: ${why}.`,
  },
};

const match: Texts['match'] = {
  lookingBack: 'You’re viewing an earlier move.',
  yourTurn: 'Your turn',
  turnOf: (names) => (names.length === 1 ? `${names[0]} to play` : `${list(names)} to choose`),
  thinking: (names) =>
    names.length === 1 ? `${names[0]} is thinking` : `${list(names)} are thinking`,
  chance: 'One moment…',
  sealed: (names) => `Choice made, waiting for ${list(names)}`,
  over: 'Match over',
  sent: 'Sending…',
  notSent: 'Not connected: your move will be sent once the connection is back.',
  takeBack: 'Take back my choice',
  forced: 'Your only move is played for you.',
  readClause: (clause) => `Read rule ${clause}`,
  confirm: 'Yes, do it',
  roundOver: (word) => `The ${word.toLowerCase()} is over`,
  goOn: 'Continue',
  away: (name) => `${name} is away.`,
  replace: (name) => `Let a bot play for ${name}`,
  broken: 'This match can’t continue',
  replaced: (name) => `A bot is playing for ${name}.`,
  youAreReplaced: 'A bot is playing for you.',
  reclaim: 'Take my seat back',
  pace: {
    title: 'Bots in this match',
    paces: { human: 'take their time', quick: 'move instantly' },
  },
  watching: 'You’re watching: you can see the table, but no hands.',
  spectators: (count) => `${count} watching`,
  board: 'The table',
};

const hint: Texts['hint'] = {
  ask: 'Hint',
  title: 'What the expert would do',
  thinking: 'The expert is thinking…',
  worth: (percent) => `About ${percent}% to win.`,
  next: (percent) => `Next best: ${percent}%.`,
  level: (move) => `Just as good: ${move}.`,
  levelMany: (count) => `${count} other moves are just as good.`,
  only: 'It’s the only move.',
  play: 'Play it',
};

const lesson: Texts['lesson'] = {
  title: 'Lesson',
  pageTitle: (game) => `Learn ${game}`,
  learn: (minutes) => (minutes === 1 ? 'Learn in 1 minute' : `Learn in ${minutes} minutes`),
  progress: 'Progress in the lesson',
  step: (step, of) => `${step} of ${of}`,
  watch: 'Watch what the others do…',
  readOn: 'Press “Continue” when you’ve read this step.',
  next: 'Continue',
  doIt: 'Do it for me',
  done: 'Well done!',
  play: 'Play a match',
  again: 'Start over',
};

const log: Texts['log'] = {
  steps: 'Step through what happened',
  back: 'One step back',
  next: 'One step forward',
  now: 'Now',
  title: 'What happened',
  since: 'Since your last turn',
  recent: 'Latest moves',
  nothing: 'Nothing yet.',
  hidden: (word) => `The rules hide the older moves of this ${word.toLowerCase()} until it ends.`,
  rounds: (word, first, last) =>
    first === last ? `${word} ${first}` : `${word}s ${first} to ${last}`,
  scoring: (word, round) => `${word} ${round}: scoring`,
  before: (moves) => (moves === 1 ? '1 earlier move' : `${moves} earlier moves`),
  you: 'you',
  times: (what, count) => `${what} (${count} times)`,
  me: 'me',
  show: 'Show',
  all: 'All',
  only: (name) => `Only ${name}`,
};

const over: Texts['over'] = {
  title: 'The match is over',
  youWon: 'You won!',
  winners: (names) => (names.length === 1 ? `${names[0]} wins.` : `${list(names)} win.`),
  nobody: 'Nobody wins.',
  scores: 'Final scores',
  player: 'Player',
  place: 'Place',
  ordinal: englishOrdinal,
  yourPlace: (place, all, isShared) =>
    isShared
      ? `You share ${englishOrdinal(place)} place`
      : `You are ${englishOrdinal(place)} of ${all}`,
  teamPlace: (place, all, isShared) =>
    isShared
      ? `Your team shares ${englishOrdinal(place)} place`
      : `Your team is ${englishOrdinal(place)} of ${all}`,
  score: 'Score',
  points: (text, points) => (Math.abs(points) === 1 ? `${text} point` : `${text} points`),
  ending: (why) => `How it ended: ${why}.`,
  lastRound: (word, why) => `How the last ${word.toLowerCase()} ended: ${why}.`,
  rematch: 'Rematch',
  joinRematch: 'Join the rematch',
  rematchWhy: 'Same table, same options.',
  watchRematch: 'Go to the rematch',
  story: {
    title: 'The story of the match',
    chart: (game) => `Everyone’s points over this match of ${game}`,
    noMoment: 'No standout moment',
    show: 'Show',
    momentOf: (name) => `: ${name}’s best moment`,
    roundEnd: (word) => `: how this ${word.toLowerCase()} ended`,
    share: 'Share as a picture',
    shareFailed: 'This browser couldn’t make the picture.',
  },
};

export const english: Texts = {
  clock: englishClock,
  fairChance: englishFairChance,
  leaving: englishLeaving,
  device: englishDevice,
  bots: englishBots,
  challenges: englishChallenges,
  plans: englishPlans,
  notices: englishNotices,
  report: englishReport,
  talk: englishTalk,
  site,
  home,
  setup,
  around: englishAround,
  waiting,
  match,
  hint,
  coach,
  lesson,
  log,
  over,
  replay: englishReplay,
  problem: tellProblem(englishProblems),
};
