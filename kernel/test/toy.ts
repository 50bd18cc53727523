import {
  below,
  type Bits,
  CHANCE_TURN,
  copySeen,
  each,
  everybody,
  flag,
  type Game,
  has,
  type Move,
  type Moves,
  oneSeat,
  only,
  OVER,
  simultaneous,
  size,
  type View,
  type Words,
  type World,
} from '../index.ts';

/**
 * A small game for the kernel's own tests. Everybody is dealt one of six cards; all guess at once,
 * high or low; then in turn everybody shows their card or folds. A right guess that is shown
 * scores a point.
 *
 * Moves: 0 low, 1 high, 2 show, 3 fold, 10 + 6 × seat + card: deal.
 */
export interface Table {
  seats: number;
  bonus: boolean;
  phase: 'deal' | 'guess' | 'show' | 'over';
  held: Bits;
  guessed: Bits;
  actor: number;
  guesses: number[];
  shown: number[];
  scores: number[];
}

export interface Hand {
  /** 0 is no card; 1 to 6 are cards. */
  card: number;
  guess: number;
}

export interface Box {
  deck: Bits;
}

export type ToyOptions = { readonly bonus: boolean };
export type Toy = Game<Table, Hand, Box, ToyOptions>;
export type ToyWorld = World<Table, Hand, Box>;
export type ToyView = View<Table, Hand>;

const CARDS = 6;
const DEAL = 10;
const TEXTS = ['low', 'high', 'show', 'fold'];
const dealMove = (seat: number, card: number): Move => DEAL + CARDS * seat + card - 1;
const dealtTo = (move: Move): number => Math.floor((move - DEAL) / CARDS);
const dealtCard = (move: Move): number => ((move - DEAL) % CARDS) + 1;

const words: Words<Table, Hand> = {
  title: 'Toy',
  credits: '',
  options: { bonus: 'bonus' },
  clauses: { T1: 'deal', T2: 'guess', T3: 'show', T4: 'over' },
  refusals: { dealDue: 'deal', guessDue: 'guess', showDue: 'show', over: 'over', taken: 'taken' },
  endings: { over: 'over' },
  move: (move) => toy.print(move),
  unseen: () => 'something',
  question: () => '?',
  table: (table) => [`scores ${table.scores.join(' ')}`],
  hand: (hand) => [`card ${hand.card}`],
};

function moves({ table }: ToyView, into: Moves): void {
  into.addEach(table.phase === 'guess' ? 0 : 2, 0b11);
}

function apply({ table, hands, box }: ToyWorld, actor: number, move: Move): void {
  if (table.phase === 'deal') {
    const seat = dealtTo(move);
    hands[seat].card = dealtCard(move);
    box.deck &= ~only(dealtCard(move));
    table.held |= only(seat);
    if (table.held === below(table.seats)) table.phase = 'guess';
  } else if (table.phase === 'guess') {
    hands[actor].guess = move;
    table.guessed |= only(actor);
    if (table.guessed === below(table.seats)) reveal(table, hands);
  } else {
    if (move === 2) show(table, hands[actor], actor);
    table.actor++;
    if (table.actor === table.seats) table.phase = 'over';
  }
}

function reveal(table: Table, hands: readonly Hand[]): void {
  hands.forEach((hand, seat) => {
    table.guesses[seat] = hand.guess;
    hand.guess = 0;
  });
  table.guessed = 0;
  table.phase = 'show';
}

function show(table: Table, hand: Hand, seat: number): void {
  table.shown[seat] = hand.card;
  if (table.guesses[seat] === (hand.card > 3 ? 1 : 0)) table.scores[seat] += table.bonus ? 2 : 1;
}

const dueIn = { deal: 'dealDue', guess: 'guessDue', show: 'showDue', over: 'over' } as const;

export const toy: Toy = {
  id: 'toy',
  rules: 1,
  seats: { least: 2, most: 3 },
  options: { bonus: flag(false) },
  clauses: ['T1', 'T2', 'T3', 'T4'],
  faults: { dealDue: 'T1', taken: 'T1', guessDue: 'T2', showDue: 'T3', over: 'T4' },
  words: { en: words, fr: words },
  bound: (seats) => 3 * seats,
  create: (seats, { bonus }) => ({
    table: {
      seats,
      bonus,
      phase: 'deal',
      held: 0,
      guessed: 0,
      actor: 0,
      guesses: Array.from({ length: seats }, () => 0),
      shown: Array.from({ length: seats }, () => 0),
      scores: Array.from({ length: seats }, () => 0),
    },
    hands: Array.from({ length: seats }, () => ({ card: 0, guess: 0 })),
    box: { deck: below(CARDS + 1) & ~1 },
  }),
  turn: (table) => {
    if (table.phase === 'deal') return CHANCE_TURN;
    if (table.phase === 'guess')
      return simultaneous(below(table.seats) & ~table.guessed, table.guessed);
    return table.phase === 'show' ? oneSeat(table.actor) : OVER;
  },
  moves,
  chances: ({ table, box }, into) => {
    const seat = size(table.held & below(table.seats));
    into.addEach(dealMove(seat, 0), box.deck);
  },
  apply,
  audience: (table, _actor, move) => (move >= DEAL ? only(dealtTo(move)) : everybody(table.seats)),
  judge: ({ table }, move) => {
    const fits = table.phase === 'guess' ? move < 2 : move === 2 || move === 3;
    return fits ? undefined : dueIn[table.phase];
  },
  judgeChance: ({ table, box }, move) => {
    if (move < DEAL || has(table.held, dealtTo(move))) return 'dealDue';
    return has(box.deck, dealtCard(move)) ? undefined : 'taken';
  },
  outOfTurnFault: (table) => dueIn[table.phase],
  print: (move) => (move < DEAL ? TEXTS[move] : `deal ${dealtTo(move)} ${dealtCard(move)}`),
  parse: (text) => {
    if (TEXTS.includes(text)) return TEXTS.indexOf(text);
    const found = /^deal ([0-2]) ([1-6])$/.exec(text);
    return found === null ? undefined : dealMove(Number(found[1]), Number(found[2]));
  },
  result: ({ scores }) => {
    const best = Math.max(...scores);
    return { scores, winners: [...scores.keys()].filter((seat) => scores[seat] === best) };
  },
  rounds: (table) => ({ ended: table.phase === 'over' ? 1 : 0, ending: 'over' }),
  imagine: (view, rng, into) => {
    const { table, seat, hand } = view;
    copySeen(view, into);
    let unseen = below(CARDS + 1) & ~1 & ~only(hand.card);
    for (const card of table.shown) unseen &= ~only(card);
    into.hands.forEach((other, place) => {
      if (place === seat) return;
      other.guess = has(table.guessed, place) ? rng.below(2) : 0;
      other.card = 0;
      if (!has(table.held, place)) return;
      other.card = table.shown[place] || [...each(unseen)][rng.below(size(unseen))];
      unseen &= ~only(other.card);
    });
    into.box.deck = unseen;
  },
  invariantError: ({ table, hands, box }) => {
    const cards = hands.map(({ card }) => card).filter((card) => card > 0);
    const all = cards.reduce((set, card) => set | only(card), box.deck);
    if (all !== (below(CARDS + 1) & ~1)) return 'a card is lost';
    return cards.length === size(table.held) ? undefined : 'a hand is not counted';
  },
};
