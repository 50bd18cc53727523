import type { Deck } from '../pieces/deck.ts';
import { DICE, sizeOf } from '../pieces/dice.ts';
import { freeExits, isFaceDown, laidCard, mineOf, depthOf } from '../pieces/mine.ts';
import { ACCIDENT_KINDS } from '../pieces.ts';
import { type OrEtcWorld, type Player, Step } from '../world.ts';

/** What is wrong with a world, if anything. */
export function invariantError(deck: Deck, world: OrEtcWorld): string | undefined {
  return (
    brokenCards(deck, world) ?? brokenHands(world) ?? brokenDice(world) ?? brokenMines(deck, world)
  );
}

/** Every Filon card lies in exactly one place; accidents are no more than there were. */
function brokenCards(deck: Deck, { table, hands, box }: OrEtcWorld): string | undefined {
  const laid = box.pile.map(() => 0);
  for (const player of table.players) for (const one of player.laid) laid[laidCard(one)]++;
  for (let card = 1; card <= deck.kinds; card++) {
    let copies = 0;
    let least = 0;
    const count = (here: number): void => {
      copies += here;
      least = Math.min(least, here);
    };
    count(box.pile[card]);
    count(table.discards[card]);
    count(laid[card]);
    for (const { cards } of hands) count(cards[card]);
    if (least < 0) return `${deck.names[card]} lies somewhere less than once`;
    if (copies !== deck.copies[card] * table.sheets)
      return `${deck.names[card]} is lost or too much`;
  }
  const filons = box.pile.reduce((sum, copies) => sum + copies, 0);
  if (filons !== table.filons) return 'the pile has another size';
  const isSound = table.hazards.every((left) => left >= 0 && left <= table.accidents);
  return isSound && table.open < 1 << ACCIDENT_KINDS ? undefined : 'there are strange accidents';
}

function brokenHands({ table, hands }: OrEtcWorld): string | undefined {
  for (const [seat, { cards, kinds }] of hands.entries()) {
    const { held, shown } = table.players[seat];
    const size = cards.reduce((sum, copies) => sum + copies, 0);
    if (size !== held) return `the hand of seat ${seat} has another size`;
    const set = cards.reduce((bits, copies, card) => (copies > 0 ? bits | (1 << card) : bits), 0);
    if (set !== kinds) return `seat ${seat} has the wrong kinds`;
    if (shown.some((copies, card) => copies > cards[card])) return `seat ${seat} showed too much`;
  }
  return undefined;
}

function brokenDice({ table }: OrEtcWorld): string | undefined {
  const isPlayed = table.step >= Step.roll && table.step < Step.over;
  if (isPlayed && sizeOf(table.centre) !== table.seats - 1) return 'a centre die is missing';
  const wrong = table.players.findIndex(({ dice }) => sizeOf(dice) !== 0 && sizeOf(dice) !== DICE);
  return wrong < 0 ? undefined : `seat ${wrong} has not five dice`;
}

/** The numbers of a mine are those of its cards. */
function brokenMines(deck: Deck, { table }: OrEtcWorld): string | undefined {
  const wrong = table.players.findIndex((player) => !isSoundMine(deck, player));
  return wrong < 0 ? undefined : `the mine of seat ${wrong} is not the sum of its cards`;
}

function isSoundMine(deck: Deck, player: Player): boolean {
  const { laid, aside, depth, active, next, points, faceUp } = player;
  const up = laid.filter((one) => !isFaceDown(one));
  const at = (row: number): readonly number[] =>
    up.filter((one) => mineOf(one) === aside && depthOf(one) === row).map(laidCard);
  const exits = (cards: readonly number[]): number =>
    cards.reduce((sum, card) => sum + deck.exits[card], 0);
  const below = laid.filter((one) => mineOf(one) === aside && depthOf(one) === depth + 1);
  return (
    points === up.reduce((sum, one) => sum + deck.values[laidCard(one)], 0) &&
    faceUp === up.length &&
    (depth === 0 || (active.cards === at(depth).length && active.exits === exits(at(depth)))) &&
    next.cards === at(depth + 1).length &&
    next.exits === exits(at(depth + 1)) &&
    active.built === below.length &&
    freeExits(active) >= 0
  );
}
