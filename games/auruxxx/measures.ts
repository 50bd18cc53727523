import {
  type Actor,
  after,
  type Collector,
  type GameMeasures,
  type MatchObserver,
  type MeasureGroup,
  type MeasureItem,
  measureSpec,
  type Move,
  type Result,
  SeatCounts,
  type SeatMeasures,
  sidesOf,
  winsOf,
} from '@pepite/kernel';
import { copiesIn } from './cards/pack.ts';
import { countOf, PLAY, topOf } from './cards/plays.ts';
import { ACCEPT, cardOf, DEAL, DRAW, GET, kindOf, PASS, seatOf, STEAL, thiefOf } from './moves.ts';
import { DRAW_ONE, EXCHANGE, GOLDEN, isHappyMan, isTwo, PROFUSION } from './pieces.ts';
import { GOLDEN_BONUS, PASS_POINTS } from './score.ts';
import { type AuruxxxWorld, type Box, type Hand, inPoints, type Table } from './world.ts';

/** The uncoloured cards by their numbers, from 1 on. */
const SPECIAL: readonly MeasureItem[] = [
  { id: 'golden', name: { en: 'Golden twelve', fr: 'Douze d’or' } },
  { id: 'profusion', name: { en: 'Profusion', fr: 'Profusion' } },
  { id: 'exchange', name: { en: 'Exchange', fr: 'Échange' } },
  { id: 'draw-one', name: { en: 'Draw-a-card', fr: 'Tirer carte' } },
];
const CARDS = [GOLDEN, PROFUSION, EXCHANGE, DRAW_ONE];
const items = (): readonly MeasureItem[] => SPECIAL;
const actionItems = (): readonly MeasureItem[] => SPECIAL.slice(1);

const LAID: readonly MeasureItem[] = [
  { id: 'two', name: { en: '2', fr: '2' } },
  { id: 'happy-man', name: { en: 'Happy Man', fr: 'Happy Man' } },
];

/** X18–X24. */
const actions: MeasureGroup = {
  id: 'actions',
  title: { en: 'Actions and golden twelves', fr: 'Actions et douze d’or' },
  specs: [
    measureSpec(
      'special-had',
      'mean',
      ['Cards had', 'How many are dealt to players or drawn in a match.'],
      ['Cartes reçues', 'Combien sont données ou piochées dans une partie.'],
      { items },
    ),
    measureSpec(
      'action-played',
      'mean',
      ['Actions played', 'How many are played in a match.'],
      ['Actions posées', 'Combien sont posées dans une partie.'],
      { items: actionItems },
    ),
    measureSpec(
      'action-gain',
      'gain',
      ['Wins of who plays it', 'How much more often than a fair share those win who play it.'],
      ['Victoires de qui la pose', 'De combien ceux qui la posent gagnent plus que leur part.'],
      { items },
    ),
    measureSpec(
      'special-stolen',
      'mean',
      ['Cards stolen', 'How many change hands by theft in a match.'],
      ['Cartes prises', 'Combien changent de main par vol dans une partie.'],
      { items },
    ),
    measureSpec(
      'special-left',
      'mean',
      ['Left in hands', 'How many the losers hold when a round is won.'],
      ['Restées en main', 'Combien les perdants ont en main quand une manche est gagnée.'],
      { items },
    ),
    measureSpec(
      'goldens-laid',
      'mean',
      ['Golden twelves of a win', 'How many a round is won with.'],
      ['Douze d’or gagnants', 'Avec combien une manche est gagnée.'],
      { plot: 'histogram' },
    ),
    measureSpec(
      'thefts',
      'mean',
      ['Thefts', 'Cards taken from other hands, in a match.'],
      ['Vols', 'Cartes prises dans d’autres mains, par partie.'],
    ),
  ],
};

/** X6–X9, X16, X17, X28, X30. */
const turns: MeasureGroup = {
  id: 'debts',
  title: { en: 'Passes, draws and debts', fr: 'Passes, pioches et dettes' },
  specs: [
    measureSpec(
      'passes',
      'mean',
      ['Passes', 'How often a player passes, in a match.'],
      ['Passes', 'Combien de fois un joueur passe, dans une partie.'],
    ),
    measureSpec(
      'draws',
      'mean',
      ['Draws', 'Cards that a player chooses to draw, in a match.'],
      ['Pioches', 'Cartes qu’un joueur choisit de piocher, dans une partie.'],
    ),
    measureSpec(
      'debts',
      'mean',
      ['Debts', 'How often a player has to draw for 2s, in a match.'],
      ['Dettes', 'Combien de fois un joueur doit piocher à cause des 2, dans une partie.'],
    ),
    measureSpec(
      'debt-size',
      'mean',
      ['Size of a debt', 'Cards drawn for one debt.', 'cards'],
      ['Taille d’une dette', 'Cartes piochées pour une dette.', 'cartes'],
    ),
    measureSpec(
      'debt-passed',
      'share',
      ['Debts handed on', 'Of the times a player owes cards, how often it passes instead.'],
      ['Dettes transmises', 'Des fois où un joueur doit des cartes, combien de fois il passe.'],
    ),
    measureSpec(
      'several',
      'share',
      ['Several at once', 'Of all plays, those of more than one card.'],
      ['Plusieurs à la fois', 'De toutes les poses, celles de plus d’une carte.'],
    ),
    measureSpec(
      'round-turns',
      'mean',
      ['Turns of a round', 'Until somebody has won it, or nobody can.'],
      ['Tours d’une manche', 'Jusqu’à ce que quelqu’un la gagne, ou que nul ne le puisse.'],
    ),
    measureSpec(
      'laid-gain',
      'gain',
      ['Wins of who lays them', 'How much more often than a fair share those win who lay one.'],
      ['Victoires de qui en pose', 'De combien ceux qui en posent gagnent plus que leur part.'],
      { items: () => LAID },
    ),
  ],
};

const SPECIAL_IDS = SPECIAL.map(({ id }) => id);
const LAID_IDS = LAID.map(({ id }) => id);

class AuruxxxObserver implements MatchObserver<Table, Hand, Box> {
  readonly #seats: number;
  readonly #had: SeatCounts;
  readonly #played: SeatCounts;
  readonly #stolen: SeatCounts;
  readonly #left: SeatCounts;
  /** Twos and Happy Men. */
  readonly #laid: SeatCounts;
  readonly #counts = { passes: 0, draws: 0, debts: 0, owed: 0, handedOn: 0, plays: 0, several: 0 };
  readonly #won: number[] = [];
  #thefts = 0;
  #roundTurns = 0;
  #rounds = 0;
  #turn = 0;

  constructor(seats: number) {
    const counts = (): SeatCounts => new SeatCounts(seats, SPECIAL_IDS);
    this.#seats = seats;
    this.#had = counts();
    this.#played = counts();
    this.#stolen = counts();
    this.#left = counts();
    this.#laid = new SeatCounts(seats, LAID_IDS);
  }

  chose(world: AuruxxxWorld, actor: Actor, _moves: unknown, move: Move): void {
    const { table } = world;
    const kind = kindOf(move);
    switch (kind) {
      case DEAL:
      case GET:
        this.#count(this.#had, seatOf(move), cardOf(move));
        break;
      case STEAL:
        this.#thefts++;
        this.#count(this.#stolen, thiefOf(move), cardOf(move));
        break;
      case PLAY:
        this.#notePlay(world, actor, move);
        break;
      default:
        this.#noteTurn(kind, table.debt);
    }
    this.#turn = table.turns;
  }

  #count(counts: SeatCounts, seat: number, card: number): void {
    if (card >= GOLDEN && card <= DRAW_ONE) counts.add(seat, card - GOLDEN);
  }

  #noteTurn(kind: Move, debt: number): void {
    const counts = this.#counts;
    if (kind === PASS) {
      counts.passes++;
      if (debt > 0) counts.handedOn++;
    } else if (kind === DRAW) counts.draws++;
    else if (kind === ACCEPT) {
      counts.debts++;
      counts.owed += debt;
    }
  }

  #notePlay({ table, hands }: AuruxxxWorld, seat: number, move: Move): void {
    const top = topOf(move);
    this.#counts.plays++;
    if (countOf(move) > 1) this.#counts.several++;
    if (isTwo(top)) this.#laid.add(seat, 0);
    if (isHappyMan(top)) this.#laid.add(seat, 1);
    this.#count(this.#played, seat, top);
    if (top !== GOLDEN) return;
    // X24: golden twelves end the round, with all that the others hold.
    this.#won.push(table.handSizes[seat]);
    for (const [other, { cards }] of hands.entries()) {
      if (other === seat) continue;
      for (const [item, card] of CARDS.entries()) {
        this.#left.add(other, item, copiesIn(cards, 0, card));
      }
    }
  }

  saw({ table }: AuruxxxWorld): void {
    if (table.report.round === this.#rounds) return;
    this.#rounds = table.report.round;
    this.#roundTurns += this.#turn + 1;
  }

  ended(result: Result, into: Collector): void {
    const sides = sidesOf({}, this.#seats);
    const wins = winsOf(sides, result);
    const { passes, draws, debts, owed, handedOn, plays, several } = this.#counts;
    this.#had.addTotals('special-had', into);
    this.#stolen.addTotals('special-stolen', into);
    for (const [item, { id }] of SPECIAL.entries()) {
      if (item > 0) into.add(`action-played/${id}`, this.#played.totalOf(item));
      if (this.#won.length > 0) {
        into.add(`special-left/${id}`, this.#left.totalOf(item), this.#won.length);
      }
    }
    this.#played.addGains('action-gain', wins, 1 / sides.count, into);
    this.#laid.addGains('laid-gain', wins, 1 / sides.count, into);
    for (const goldens of this.#won) {
      into.add('goldens-laid', goldens);
      into.addTo('goldens-laid', goldens);
    }
    into.add('thefts', this.#thefts);
    into.add('passes', passes, this.#seats);
    into.add('draws', draws, this.#seats);
    into.add('debts', debts, this.#seats);
    if (debts > 0) into.add('debt-size', owed, debts);
    if (debts + handedOn > 0) into.add('debt-passed', handedOn, debts + handedOn);
    if (plays > 0) into.add('several', several, plays);
    into.add('round-turns', this.#roundTurns, this.#rounds);
  }
}

const OWN_SOURCES: readonly MeasureItem[] = [
  { id: 'cards', name: { en: 'Cards in hand', fr: 'Cartes en main' } },
  { id: 'passes', name: { en: 'Passes', fr: 'Passes' } },
  { id: 'goldens', name: { en: 'Golden twelves', fr: 'Douze d’or' } },
  { id: 'figure', name: { en: 'Figure', fr: 'Figurine' } },
];

/** X28–X30: what the rounds of one player come to; points are against them. */
const own: SeatMeasures<Table> = {
  specs: [
    measureSpec(
      'own-won',
      'share',
      ['Rounds won', 'Rounds that you end with golden twelves.'],
      ['Manches gagnées', 'Manches que vous finissez avec des Douze d’or.'],
    ),
    measureSpec(
      'own-points',
      'mean',
      [
        'Points by source',
        'What counts against you in a round, or is taken off.',
        'points a round',
      ],
      [
        'D’où viennent vos points',
        'Ce qui compte contre vous dans une manche, ou en est retiré.',
        'points par manche',
      ],
      { items: () => OWN_SOURCES },
    ),
  ],
  round: ({ report }, seat, into) => {
    const passes = PASS_POINTS * report.passes[seat];
    const isWon = report.winner === seat;
    const goldens = isWon ? 0 - GOLDEN_BONUS * report.goldens : 0;
    const cards = report.cardPoints[seat];
    into.add('own-won', isWon ? 1 : 0);
    into.add('own-points/cards', cards);
    into.add('own-points/passes', passes);
    into.add('own-points/goldens', goldens);
    into.add('own-points/figure', inPoints(report.halves[seat]) - cards - passes - goldens);
  },
};

export const measures: GameMeasures<Table, Hand, Box> = {
  groups: [actions, turns],
  observe: (seats) => new AuruxxxObserver(seats),
  // X2: the one after the dealer.
  starter: ({ dealer, seats }) => after(dealer, seats),
  own,
};
