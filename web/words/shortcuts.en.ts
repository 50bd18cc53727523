import type { ShortcutTexts } from './shortcuts.ts';

export const englishShortcuts: ShortcutTexts = {
  title: 'Keyboard shortcuts',
  keys: [
    ['Tab', 'next group of controls'],
    ['← → ↑ ↓', 'next or previous card; in a replay, one move (← →) or one jump (↑ ↓)'],
    ['Home, End', 'first or last card; in a replay, start or end'],
    ['Enter, Space', 'press the focused button or card; in a replay, Space plays and pauses'],
    ['?', 'on a card or token: what it does (so does a right click); elsewhere: this list'],
    ['I', 'look around: the arrows lead to everything on the board; Esc leads back'],
    ['G', 'in a match, lesson or replay: the reference card'],
    ['T', 'in a match with others: chat'],
    ['R, M, N', 'in Silver & Gold: rotate, mirror, next place'],
    ['Esc', 'close the open dialog'],
  ],
};
