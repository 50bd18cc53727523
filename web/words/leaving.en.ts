import type { LeavingTexts } from './leaving.ts';

const list = new Intl.ListFormat('en');

export const englishLeaving: LeavingTexts = {
  title: 'Leave the match',
  leave: 'Leave',
  leaveWhy: (level) =>
    `A bot (${level}) takes your seat at once. You can come back while the match lasts.`,
  resign: 'Resign',
  resignWhy: (level) =>
    `You give up your seat for good. A bot (${level}) plays it to the end, ` +
    'and the result counts as yours.',
  end: 'End the match',
  endAlone: 'The match ends here, without a result.',
  endEarly: 'Not everyone has moved yet, so you can still call the match off: no result.',
  endTogether: 'The match ends without a result once everyone still playing agrees.',
  agree: 'Agree',
  withdraw: 'Never mind',
  waits: 'You can also just go: the match waits for you on the home page.',
  wantsEnd: (names) =>
    `${list.format(names)} ${names.length === 1 ? 'wants' : 'want'} to end the match, ` +
    'without a result.',
  youWantEnd: 'You want to end the match. It ends once everyone agrees.',
  ended: 'Match called off',
  endedWhy: 'It ended without a result and can’t be continued.',
  again: 'Play again',
  resigned: (name) => `${name} has resigned. A bot plays the seat to the end.`,
  youResigned: 'You have resigned. A bot plays your seat to the end.',
  replaceableIn: (time) => `A bot can take over in ${time}.`,
  left: 'A bot is playing',
  comeBack: 'Come back',
  open: 'Open',
  resignedShort: 'You resigned',
  endedShort: 'Called off',
  remove: (match) => `Remove ${match} from my list`,
  removed: (match) => `${match} was removed from your list.`,
  undo: 'Undo',
  endQuestion: (match) => `End ${match} without a result?`,
};
