import type { Actor, Move } from '@pepite/kernel';
import { BID, cardOf, diceIn, kindOf, numberIn, PICK_FILON, seatOf, SHIELD } from './moves.ts';
import { beginAuction, bid, choose, fold } from './steps/auction.ts';
import { beginDraws, deal, draw, pickAccident, rollBeer } from './steps/draws.ts';
import { act, answerClaim, answerOffer, rollAgain, settle, stake } from './steps/exchange.ts';
import { beginDrops, beginLaying, drop, lay } from './steps/laying.ts';
import type { Rules } from './steps/asking.ts';
import { letChance } from './steps/order.ts';
import { beginPhase, beginTurn, decideShield, roll } from './steps/turn.ts';
import { type OrEtcWorld, Step, type Table } from './world.ts';

/** Carries out a legal move. Where a step says that nobody is left to ask, play goes on. */
export function apply(rules: Rules, world: OrEtcWorld, actor: Actor, move: Move): void {
  const { table } = world;
  switch (table.step) {
    case Step.act:
      return act(rules, world, actor, move) ? undefined : afterExchanges(rules, world);
    case Step.answer:
      return answerOffer(world, actor, move) ? undefined : afterExchanges(rules, world);
    case Step.contest:
      return answerClaim(world, actor, move) ? undefined : afterExchanges(rules, world);
    case Step.stake:
      return stake(rules.deck, world, actor, move) ? undefined : afterExchanges(rules, world);
    case Step.settle:
      return settle(world, actor, move) ? undefined : afterExchanges(rules, world);
    case Step.lay:
      return lay(rules.deck, world, actor, move) ? undefined : afterLaying(table);
    case Step.drop:
      return drop(world, actor, move) ? undefined : afterDrops(table);
    case Step.shield:
      return decideShield(rules.deck, world, move === SHIELD);
    case Step.bid:
      return kindOf(move) === BID ? bid(table, actor, numberIn(move)) : fold(table, actor);
    case Step.choose:
      return choose(rules.deck, table, actor, numberIn(move));
    default:
      return applyChance(rules, world, move);
  }
}

function applyChance(rules: Rules, world: OrEtcWorld, move: Move): void {
  const { table } = world;
  switch (table.step) {
    case Step.roll:
      return roll(rules.deck, world, diceIn(move));
    case Step.reroll:
      return rollAgain(table, diceIn(move)) ? undefined : afterExchanges(rules, world);
    case Step.pick:
      if (kindOf(move) === PICK_FILON) return letChance(table, Step.draw);
      return pickAccident(table, numberIn(move));
    case Step.draw:
      return draw(world, cardOf(move)) ? undefined : afterDraws(table);
    case Step.deal:
      return deal(world, seatOf(move), cardOf(move));
    case Step.beer:
      return rollBeer(table, numberIn(move)) ? undefined : afterDraws(table);
    default:
      return beginAuction(world, seatOf(move));
  }
}

/** O24. */
function afterExchanges(rules: Rules, world: OrEtcWorld): void {
  if (!beginLaying(rules, world)) afterLaying(world.table);
}

/** O10: another phase, if anybody has a throw left. */
function afterLaying(table: Table): void {
  if (!beginPhase(table)) afterPhases(table);
}

/** O26. */
function afterPhases(table: Table): void {
  if (!beginDrops(table)) afterDrops(table);
}

function afterDrops(table: Table): void {
  if (!beginDraws(table)) afterDraws(table);
}

/** O9: another turn. */
function afterDraws(table: Table): void {
  if (!beginTurn(table)) afterPhases(table);
}
