import type { ProblemTexts } from './problem.ts';

/** What happened, and what can be done about it. */
export const englishProblems: ProblemTexts = {
  unreachable: 'The server can’t be reached just now. Please try again in a moment.',
  'too-fast': 'That was a little too fast. Please wait a moment.',
  'bad-request': 'The server can’t read this request. Please reload the page.',
  'not-found': 'There is nothing here. Perhaps the link is incomplete?',
  failed: 'The server has made a mistake. Please try again in a moment.',
  full: 'The server is full just now. Please come back in a few minutes.',
  'no-guest': 'The server does not know this browser. Please reload the page.',
  'foreign-origin': 'This page may not play on this server.',

  'too-long': ({ most }) => `That is too long: at most ${most} characters.`,
  'not-json': 'This can’t be read: it is not JSON.',
  'not-a-message': 'This page and the server don’t understand each other. Please reload it.',
  'unknown-type': 'This page and the server don’t understand each other. Please reload it.',
  'bad-field': ({ field }) => `The server can’t read “${field}”. Please reload the page.`,

  stale: 'The match had moved on already. This is how it stands now.',
  'no-such-match': 'There is no such match. Perhaps the link is incomplete?',
  'not-watching': 'This page watches no match. Please reload it.',
  'not-seated': 'You have no seat at this table.',
  'no-such-seat': 'This table has no such seat.',
  'seat-taken': 'Somebody was quicker: this seat is taken.',
  'seat-open': 'Nobody sits there.',
  'no-name': 'First tell us your name.',
  'not-host': 'Only the host can do that.',
  'not-full': 'Some seats are still free.',
  'not-waiting': 'This match has begun already.',
  'not-playing': 'This match is not being played.',
  'not-over': 'This match is not over yet.',
  'still-here': 'This player is here, or has not been away for long.',
  replaced: 'A bot plays in your place. Take your seat back first.',
  'not-replaced': 'No bot plays in your place.',
  'no-hints': 'Hints were not agreed to at this table.',
  'not-deciding': 'There is nothing to decide for you just now.',
  'hint-pending': 'The expert is still thinking about it.',
  'hint-failed': 'The expert could not think of a hint. Please ask again.',
  busy: 'The server is busy with other matches from your network. Please try again in a moment.',
  'too-many-matches': 'You have many matches under way. Finish one before the next.',
  'name-taken':
    'Somebody at this table has that name, or one that looks like it. Change yours first.',
  unwelcome: 'The host has removed you from this table.',
  crowded: 'This match has as many spectators as it can take. Please come back later.',
  'match-broken':
    'Something went wrong in this match, and it had to be stopped. ' +
    'It has been reported; other matches are fine.',

  'game-unknown': ({ known }) => `This game is not known here. Known: ${known.join(', ')}.`,
  'seats-wrong': ({ least, most }) => `This game is played by ${least} to ${most}.`,
  'bots-wrong': ({ seats }) => `There are ${seats} seats, and somebody has to sit at each.`,
  'name-wrong': ({ most }) => `A name has 1 to ${most} visible characters.`,
  'options-not-object': 'The options can’t be read.',
  'option-unknown': ({ option }) => `This game has no option “${option}”.`,
  'option-not-flag': ({ option }) => `The option “${option}” is either on or off.`,
  'option-not-count': ({ option, least, most }) =>
    `The option “${option}” is a whole number from ${least} to ${most}.`,
  'option-not-data': ({ option, why }) => `The option “${option}”: ${why.en}.`,
  'options-unplayable': ({ why }) => `${why.en}.`,

  fault: ({ clause }) => `The rules don’t allow that (${clause}).`,
  notation: ({ clause }) => `That is no move of this game (${clause}).`,
  'nothing-to-take-back': 'There is nothing left to take back.',

  'not-record': ({ key }) => `This is not a record of a match: “${key}” is missing or wrong.`,
  'format-unknown': 'This is not a record of a match, or of a kind not known here.',
  'rules-unknown': ({ rules }) => `Version ${rules} of the rules of this game is not known here.`,
  'players-wrong': ({ seats }) => `This record should name ${seats} players.`,
  'move-refused': ({ ply, text }) =>
    `Move ${ply + 1} of this record, “${text}”, is against the rules. It is shown up to there.`,
  'stops-inside-turn': 'This record stops in the middle of a turn of several players.',
  'result-too-early': 'This record names a result, but its match is not over.',
  'result-differs': 'The result in this record is not the one its moves lead to.',
};
