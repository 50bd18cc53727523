import {
  type Actor,
  type Collector,
  type MatchObserver,
  type MeasureGroup,
  measureSpec,
  type Move,
} from '@pepite/kernel';
import { AGREE, cardOf, CENTRE, CONTEST, kindOf, OFFER } from '../moves.ts';
import { NO_CARD } from '../pieces.ts';
import type { Box, Hand, OrEtcWorld, Table } from '../world.ts';

/** O19–O22: what players do with each other's dice. */
export const exchanges: MeasureGroup = {
  id: 'exchanges',
  title: { en: 'Exchanges of dice', fr: 'Échanges de dés' },
  specs: [
    measureSpec(
      'claims',
      'mean',
      ['Centre exchanges', 'How often somebody wants a centre die, in a match.'],
      ['Échanges au centre', 'Combien de fois on veut un dé central, dans une partie.'],
    ),
    measureSpec(
      'claims-paid',
      'share',
      ['Paid with a card', 'Of those, how many cost a card.'],
      ['Payés d’une carte', 'De ceux-là, combien coûtent une carte.'],
    ),
    measureSpec(
      'contested',
      'share',
      ['Contested', 'Of the centre exchanges, how many somebody contests.'],
      ['Disputés', 'Des échanges au centre, combien sont disputés.'],
    ),
    measureSpec(
      'offers',
      'mean',
      ['Offers', 'How often a player is asked for a die, in a match.'],
      ['Offres', 'Combien de fois on demande un dé à un joueur, dans une partie.'],
    ),
    measureSpec(
      'offers-taken',
      'share',
      ['Offers accepted', 'Of the offers, how many are accepted.'],
      ['Offres acceptées', 'Des offres, combien sont acceptées.'],
    ),
  ],
};

export class ExchangesObserver implements MatchObserver<Table, Hand, Box> {
  #claims = 0;
  #paid = 0;
  #contested = 0;
  #isContested = false;
  #offers = 0;
  #taken = 0;

  chose(_world: OrEtcWorld, _actor: Actor, _moves: unknown, move: Move): void {
    switch (kindOf(move)) {
      case CENTRE:
        this.#claims++;
        this.#isContested = false;
        if (cardOf(move) !== NO_CARD) this.#paid++;
        break;
      case CONTEST:
        // Several may contest one claim.
        if (!this.#isContested) this.#contested++;
        this.#isContested = true;
        break;
      case OFFER:
        this.#offers++;
        break;
      case AGREE:
        this.#taken++;
        break;
      default:
    }
  }

  ended(_result: unknown, into: Collector): void {
    into.add('claims', this.#claims);
    into.add('offers', this.#offers);
    if (this.#claims > 0) {
      into.add('claims-paid', this.#paid, this.#claims);
      into.add('contested', this.#contested, this.#claims);
    }
    if (this.#offers > 0) into.add('offers-taken', this.#taken, this.#offers);
  }
}
