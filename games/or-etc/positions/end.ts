import type { TryPosition } from '@pepite/kernel';

/** What four players roll in a turn, what all but one of them lay there, and what they draw. */
interface Turn {
  readonly dice: readonly string[];
  readonly card: string;
  readonly idle: number;
  readonly drawn: string;
}

const SEATS = [0, 1, 2, 3];
/** A row of these has one exit, so everybody rolls once a turn. */
const TURNS: readonly Turn[] = [
  { dice: ['11346', '22345', '33456', '12446'], card: 'XX---:1', idle: 3, drawn: 'XX-YY:1' },
  { dice: ['22455', '11336', '24466', '13355'], card: 'XX-YY:1', idle: 1, drawn: '66-55:3' },
  { dice: ['13336', '24445', '12666', '13555'], card: 'XXX--:1', idle: 2, drawn: '444--:2' },
  { dice: ['12446', '13556', '23345', '11256'], card: 'XX---:1', idle: 1, drawn: 'XXYYY:2' },
  { dice: ['15566', '23344', '11225', '34466'], card: 'XX-YY:1', idle: 3, drawn: '' },
];
/** Nobody has taken the wagon, which gives another throw. */
const AUCTION =
  '0 bid 3,1 fold,2 fold,3 fold,1 fold,2 fold,3 fold,' +
  '1 bid 2,2 fold,3 fold,2 bid 1,3 fold,3 choose helmet';
const HAND = ['XX---:1', 'XX-YY:1', 'XXX--:1', 'XX---:1', '2222-:3'];
/** What prestige has left of hands. */
const SIZES = [4, 5, 5, 5];

const begun = ({ dice, card, idle }: Turn): readonly string[] => [
  ...SEATS.map((seat) => `* roll ${seat} ${dice[seat] ?? ''}`),
  ...SEATS.map((seat) => `${seat} pass`),
  ...SEATS.map((seat) => (seat === idle ? `${seat} skip` : `${seat} lay ${card}`)),
];

const ended = ({ idle, drawn }: Turn): readonly string[] => [
  ...SEATS.map((seat) => `${seat} drop`),
  ...SEATS.flatMap((seat) =>
    seat === idle ? [] : [`* pick ${seat} filon`, `* draw ${seat} ${drawn}`],
  ),
];

/** The end of turn 5: with the next roll three equal dice of anybody end the match. */
export const position: TryPosition = {
  seats: 4,
  options: {},
  seat: 0,
  moves: [
    '* first 0',
    ...AUCTION.split(','),
    ...SEATS.flatMap((seat) => HAND.slice(0, SIZES[seat]).map((card) => `* deal ${seat} ${card}`)),
    '* beer 4',
    '* beer 2',
    '* beer 5',
    ...TURNS.slice(0, -1).flatMap((turn) => [...begun(turn), ...ended(turn)]),
    ...TURNS.slice(-1).flatMap(begun),
    '1 drop',
    '2 drop',
    '3 drop',
  ],
};
