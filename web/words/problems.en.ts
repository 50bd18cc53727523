import { momentText } from './date.ts';
import type { ProblemTexts } from './problem.ts';

/** What happened, and what can be done about it. */
export const englishProblems: ProblemTexts = {
  unreachable: 'Can’t reach the server right now. Please try again in a moment.',
  'too-fast': 'That was a little too fast. Please wait a moment.',
  'bad-request': 'The server didn’t understand this request. Please reload the page.',
  'not-found': 'There is nothing here. Is the link complete?',
  failed: 'Something went wrong on the server. Please try again in a moment.',
  full: 'The server is full right now. Please come back in a few minutes.',
  'no-guest': 'The server doesn’t recognise this browser. Please reload the page.',
  'link-used':
    'This link has been used or has expired. Please make a new one on your other device.',
  'still-seated':
    'You’re still in a match that isn’t over. Finish or leave it first, then try again.',
  blocked: ({ until }) =>
    until === null
      ? 'The host of this server has blocked your access.'
      : `The host of this server has blocked your access until ${momentText(until, 'en')}.`,
  'address-wrong': 'Enter an address that starts with https://, without a password in it.',
  'foreign-origin': 'This page isn’t allowed to play on this server.',

  'too-long': ({ most }) => `That’s too long: at most ${most} characters.`,
  'not-json': 'This can’t be read: it isn’t JSON.',
  'not-a-message': 'This page and the server don’t understand each other. Please reload the page.',
  'unknown-type': 'This page and the server don’t understand each other. Please reload the page.',
  'bad-field': ({ field }) => `The server can’t read “${field}”. Please reload the page.`,

  'off-lesson': 'That’s allowed – but let’s do what the lesson shows first.',
  stale: 'The match has already moved on. Here is where it stands.',
  'no-such-match': 'This match doesn’t exist. Is the link complete?',
  'not-watching': 'This page isn’t following any match. Please reload it.',
  'not-seated': 'You have no seat at this table.',
  'no-such-seat': 'This table has no such seat.',
  'seat-taken': 'Someone was quicker: this seat is taken.',
  'seat-open': 'That seat is free.',
  'no-name': 'Please tell us your name first.',
  'not-host': 'Only the host can do that.',
  'not-full': 'Some seats are still free.',
  'not-waiting': 'This match has already started.',
  'not-playing': 'This match isn’t in progress.',
  'not-over': 'This match isn’t over yet.',
  'still-here': 'This player is here, or hasn’t been away long enough.',
  replaced: 'A bot is playing for you. Take your seat back first.',
  aborted: 'This match was called off.',
  resigned: 'You have resigned: a bot plays your seat to the end.',
  'still-playing': 'You are still playing this match. Leave it or end it first.',
  'not-replaced': 'No bot is playing for you.',
  'no-clock': 'There is no clock at this table.',
  'no-such-plan': 'That can’t be planned now.',
  paused: 'The clocks are stopped. Continue first, then play.',
  'no-hints': 'Hints are off at this table.',
  'not-deciding': 'You have nothing to decide right now.',
  'hint-pending': 'The expert is still thinking.',
  'hint-failed': 'The expert couldn’t find a hint. Please ask again.',
  busy: 'The server is busy with other matches from your network. Please try again in a moment.',
  'too-many-matches': 'You have too many matches in progress. Finish one first.',
  'name-taken':
    'Someone at this table has that name, or one that looks like it. Change yours first.',
  unwelcome: 'The host removed you from this table.',
  crowded: 'This match can’t take any more spectators. Please come back later.',
  'match-broken':
    'Something went wrong and this match had to be stopped. ' +
    'The error has been reported; other matches are fine.',
  'match-ended': 'The person who runs this server has ended this match.',
  'talk-off': 'Chat is off at this table.',
  'phrases-only': 'Only the ready-made phrases can be used at this table.',
  'tells-cards': 'Partners mustn’t tell each other about their cards.',
  'talks-too-much': 'You’re sending a lot. Please wait a few seconds.',
  'no-such-event': 'You can’t react to this move.',
  'talk-too-long': ({ most }) => `That’s too long: at most ${most} characters.`,
  'talk-unreadable': 'This message is empty or has characters that can’t be shown.',
  'no-programs': 'This table doesn’t welcome bots from outside.',
  'no-such-program': 'That bot isn’t connected any more, or doesn’t take this invitation.',
  'several-programs': 'Several bots have that name.',
  'not-challenged': 'That bot isn’t invited any more.',
  'challenges-too-much': ({ seconds }) =>
    `That’s a lot of invitations. Please try again in ${seconds} s.`,
  'no-token': 'This bot’s token is missing, or doesn’t count any more.',
  'too-many-bots': ({ most }) => `You can have ${most} bots at most. Revoke a token first.`,
  'too-many-streams': 'This bot has too many connections.',
  'too-many-reports': 'You’ve sent a lot of reports today. Please try again tomorrow.',
  'no-reviews': 'This server doesn’t review matches.',
  'too-many-reviews':
    'The server is already reviewing a match for you or your network. ' +
    'Please try again in a moment.',
  'reviews-full': 'Too many reviews are waiting on this server. Please try again in a moment.',

  'game-unknown': ({ known }) => `Unknown game. The games here: ${known.join(', ')}.`,
  'position-wrong': 'No table can go on from that position.',
  'position-over': 'The match is over in that position.',
  'seats-wrong': ({ least, most }) => `This game is for ${least} to ${most} players.`,
  'bots-wrong': ({ seats }) => `There are ${seats} seats, and each needs a player.`,
  'name-wrong': ({ most }) => `A name must have 1 to ${most} visible characters.`,
  'options-not-object': 'The options can’t be read.',
  'option-unknown': ({ option }) => `This game has no option “${option}”.`,
  'option-not-flag': ({ option }) => `The option “${option}” must be on or off.`,
  'option-not-count': ({ option, least, most }) =>
    `The option “${option}” must be a whole number from ${least} to ${most}.`,
  'option-not-data': ({ option, why }) => `The option “${option}”: ${why.en}.`,
  'options-unplayable': ({ why }) => `${why.en}.`,

  fault: ({ clause }) => `The rules don’t allow that (${clause}).`,
  notation: ({ clause }) => `That isn’t a move in this game (${clause}).`,
  'nothing-to-take-back': 'There is nothing left to take back.',

  'not-record': ({ key }) => `This isn’t a saved match: “${key}” is missing or wrong.`,
  'format-unknown': 'This isn’t a saved match, or its format is unknown.',
  'rules-unknown': ({ rules }) => `Version ${rules} of this game’s rules is unknown.`,
  'players-wrong': ({ seats }) => `This saved match should name ${seats} players.`,
  'move-refused': ({ ply, text }) =>
    `Move ${ply + 1}, “${text}”, is against the rules. The match is shown up to there.`,
  'stops-inside-turn': 'This saved match stops before everyone has chosen.',
  'result-too-early': 'This saved match has a result, but it isn’t over.',
  'result-differs': 'The saved result isn’t the one the moves lead to.',
};
