import type { ClockTexts } from './clock.ts';
import { durationText, shortDurationText } from './duration.ts';

const list = new Intl.ListFormat('en');

export const englishClock: ClockTexts = {
  title: 'Clock',
  kinds: { none: 'No clock', live: 'Live', days: 'Over days' },
  kindWhy: {
    none: 'Everyone takes the time they need.',
    live: 'A time bank for the whole match, plus a little for every decision.',
    days: 'So many days for every move: come back when it’s your turn.',
  },
  live: (minutes, seconds) => `${minutes} min + ${seconds} s`,
  ownNumbers: 'Custom',
  bank: 'Minutes for the match',
  increment: 'Seconds per decision',
  days: (days) => (days === 1 ? '1 day' : `${days} days`),
  perMove: (days) => (days === 1 ? '1 day per move' : `${days} days per move`),
  timeouts: {
    choice: 'A bot plays that one move',
    seat: 'A bot takes the seat until the player is back',
  },
  timeoutTitle: 'When time is up',
  whenUp: {
    choice: 'When time is up, a bot plays that one move.',
    seat: 'When time is up, a bot takes the seat until the player is back.',
  },
  estimate: (about, most) =>
    most === undefined ? `A match takes about ${about}.` : `About ${about}; ${most} at most.`,
  estimateTurns: (turns, most) =>
    `About ${turns} turns, one after another: ${most} at most, and far less if everyone looks ` +
    'in often.',
  duration: (milliseconds) => durationText(milliseconds, 'en'),
  shortDuration: (milliseconds) => shortDurationText(milliseconds, 'en'),
  left: (name, time) => `${name} has ${time} left`,
  yours: (time) => `You have ${time} left`,
  leftShort: (time) => `${time} left`,
  stopped: 'The clocks are stopped.',
  goOn: 'Continue',
  stop: 'Stop the clocks',
  stopWhy: 'They stop once every player agrees; anyone can start them again.',
  wantsStop: (names) =>
    `${list.format(names)} ${names.length === 1 ? 'wants' : 'want'} to stop the clocks.`,
  youWantStop: 'You want to stop the clocks. They stop once everyone agrees.',
  missed: (name) => `${name} ran out of time, so a bot made the move.`,
  missedOften: (name) => `${name} ran out of time twice in a row. Next time, a bot takes the seat.`,
  youMissed: 'You ran out of time, so a bot made your move.',
  youMissedOften: 'You ran out of time twice in a row. Next time, a bot takes your seat.',
  agree: 'Agree',
  withdraw: 'Never mind',
};
