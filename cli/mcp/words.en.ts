import type { McpPhrases } from './phrases.ts';

const match = 'the match, as open_match named it: m1';
const format =
  '"words" (the default) for the position in the words of the game, "json" for data ' +
  '(docs/mcp.md says what is in it)';

const tools: McpPhrases['tools'] = {
  list_games: {
    title: 'List the games',
    about: 'Lists the games, with how many play, their options, and the levels of the bots.',
    inputs: {},
  },
  read_rules: {
    title: 'Read the rules',
    about:
      'The rules of a game: by default a short card of them, with the words of the game. ' +
      'Refusals name clauses, which can be read one by one.',
    inputs: {
      game: 'the game, as list_games names it',
      clause: 'one clause only, such as A12',
      whole: 'true for all of the rules, which are long',
    },
  },
  open_match: {
    title: 'Open a match',
    about:
      'Begins a match against bots and tells the first position in which you have to decide. ' +
      'You see what your seat may see, and nothing else.',
    inputs: {
      game: 'the game, as list_games names it',
      seats: 'how many play; as many as can, unless you say it',
      seat: 'your seat, counted from 0; 0 unless you say it',
      bots:
        'a level for all other seats, or a list with one for each of them in the order of ' +
        'seats; "regular" unless you say it',
      options: 'the options of the game that should differ from what is usual',
      seed: 'a number for practice: the same cards and bots each time',
      ask_always:
        'true to be asked even if there is only one legal move; otherwise such moves are made ' +
        'for you',
      format,
    },
  },
  list_matches: {
    title: 'List your matches',
    about: 'Lists the matches that you have opened, and in which ones you have to decide.',
    inputs: {},
  },
  position: {
    title: 'Look at the position',
    about:
      'What your seat sees of a match, what has happened since you were last told, and whether ' +
      'you have to decide. Waits for the others for a while if they are thinking.',
    inputs: { match, format },
  },
  legal_moves: {
    title: 'List the legal moves',
    about: 'Your legal moves in the notation that make_move takes, each with its meaning.',
    inputs: {
      match,
      from: 'the place in the list to begin at, counted from 0, for lists of several pages',
      most: 'how many to list at the most, 1 to 200; 50 unless you say it',
    },
  },
  make_move: {
    title: 'Make a move',
    about:
      'Makes your move, waits until you have to decide again or the match is over, and tells ' +
      'what has happened and the new position. A move against the rules is refused with the ' +
      'clause it breaks; nothing has changed then.',
    inputs: {
      match,
      move: 'the move, in the notation of legal_moves',
      ply: 'the ply of the position that you chose for',
      own: 'the own of the position that you chose for',
      format,
    },
  },
  take_back: {
    title: 'Take a choice back',
    about:
      'Takes back what you have chosen in a turn in which all choose at once, as long as others ' +
      'have not finished.',
    inputs: { match, ply: 'the ply of the position', format },
  },
  what_happened: {
    title: 'Look back',
    about: 'What has happened in a match, as far back as the rules let you look.',
    inputs: { match, since: 'only moves from this ply on' },
  },
  resign: {
    title: 'Resign',
    about: 'Ends a match without a result.',
    inputs: { match },
  },
  result: {
    title: 'Ask for the result',
    about: 'The result of a match, once it is over.',
    inputs: { match },
  },
  record: {
    title: 'Get the record',
    about:
      'The record of a match that is over, as JSON: all moves of all players, with what was ' +
      'hidden. pepite replay shows it.',
    inputs: { match },
  },
};

export const english: McpPhrases = {
  instructions:
    'Tabletop games with hidden information, against bots. list_games names the games, ' +
    'read_rules explains one; open_match begins a match and shows your first decision. Then ' +
    'choose from legal_moves and call make_move with the ply and own of the position, which ' +
    'answers with your next decision, until the match is over. A refusal names the clause of ' +
    'the rules: read_rules tells it in full.',
  tools,
  you: 'you',
  player: 'Guest',

  rules: (game) => `Rules of ${game}`,
  reference: (game) => `${game}: reference card`,
  clauses: (game) => `One clause of the rules of ${game}`,
  ruling: 'Our ruling, where the rulebook is silent',
  glossary: 'Words',
  moreRules: 'read_rules tells a clause in full, and with whole: true all of the rules.',

  seats: (least, most) => (least === most ? `${least} seats` : `${least} to ${most} seats`),
  options: 'Options:',
  noOptions: 'No options.',
  levels: (levels, others) =>
    `Levels of bots, from the weakest to the best: ${levels.join(', ')}. ` +
    `For tests there are also ${others.join(' and ')}.`,

  heading: (id, game, seat, name) => `Match ${id}, ${game}: you are ${name}, in seat ${seat}.`,
  others: (players) => `With you: ${players.join(', ')}.`,
  seated: (name, seat, bot) => `${name} in seat ${seat} (${bot})`,
  happened: 'What has happened:',
  nothingHappened: 'There is nothing that you may look back at.',
  place: (ply, own) => `Position: ply ${ply}, own ${own}.`,
  yourTurn: (question) => `Your turn. ${question}`,
  moves: (count, first) =>
    `${count === 1 ? '1 legal move' : `${count} legal moves`}: ${first.join(', ')}` +
    (first.length < count ? ', … (legal_moves lists them all)' : ''),
  waiting: 'The others are still deciding: call position again, which waits for them.',
  over: (won, scores) => `The match is over. ${won}. ${scores}.`,
  notOver: 'The match is still being played: there is no result yet.',
  noMoves: 'You don’t have to decide now, so there is no legal move.',
  page: (from, to, total) => `Moves ${from} to ${to} of ${total}:`,
  nextPage: (from) => `There are more: ask again with from: ${from}.`,
  noMatches: 'You have opened no match yet.',
  status: { playing: 'the others decide', asked: 'your turn', over: 'over' },

  unknownTool: (name, known) => `There is no tool “${name}”. There are: ${known.join(', ')}.`,
  badField: (field) => `“${field}” is missing, wrong, or doesn’t belong here.`,
  unknownMatch: (id, known) =>
    `There is no match “${id}”. ` +
    (known.length === 0 ? 'Open one first.' : `There are: ${known.join(', ')}.`),
  unknownClause: (clause, known) =>
    `There is no clause “${clause}”. There are: ${known.join(', ')}.`,
  botsWrong: (wanted, found) =>
    `Name ${wanted} bots, one for each other seat, or one level for all of them; not ${found}.`,
  problems: {
    stale:
      'That was chosen for a position that is no longer there, so nothing was done. Look at the ' +
      'position, and send its ply and own with the move.',
    'not-playing': 'The match is not being played.',
    'not-over': 'The match is not over: its record would tell what is hidden.',
    aborted: 'The match was ended without a result.',
    'too-many-matches': 'You have too many matches open: play or resign some of them first.',
    'match-broken': 'Something went wrong within this match: it can’t go on. All others can.',
    'match-ended': 'This match was ended.',
  },
  refused: (kind) => `This was refused (${kind}).`,
};
