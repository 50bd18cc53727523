import { itemAt } from '@pepite/kernel';
import type { Tamper } from './watched-match.ts';

/** A card that a seat other than the reader's was dealt. */
function dealtToAnother(moves: readonly string[], seat: number | undefined) {
  const ply = moves.findLastIndex(
    (entry) => entry.startsWith('* deal') && !entry.startsWith(`* deal ${seat} `),
  );
  return { ply, move: moves[ply]?.slice(2) ?? '' };
}

/** Ways in which a server could say too much, each as a change to what it says. */
export const PLANTED_LEAKS: Readonly<Record<string, Tamper>> = {
  'the hand of the next seat in place of one’s own': (text, { seat }, { picture, seats }) => {
    if (seat === undefined) return text;
    return text.replace(
      itemAt(picture.hands, seat),
      itemAt(picture.hands, (seat + 1) % seats.length),
    );
  },
  'a hand to a spectator': (text, { seat }, { picture }) =>
    seat === undefined && text.startsWith('{"type":"moved"')
      ? text.replace(/\}\}$/, `,"hand":${picture.hands[0]}}}`)
      : text,
  'all hands in a field of their own': (text, _person, { picture }) =>
    text.startsWith('{"type":"match"')
      ? text.replace(/\}$/, `,"hands":[${picture.hands.join()}]}`)
      : text,
  'the card dealt to another': (text, { seat }, { moves }) => {
    const { ply, move } = dealtToAnother(moves, seat);
    const event = `{"ply":${ply},"actor":"*","move":"${move}"}`;
    return text.replace('"log":[{', `"log":[${event},{`);
  },
  'the card dealt to another, in words': (text, { seat }, { moves }) => {
    const { move } = dealtToAnother(moves, seat);
    return text.replace('"a card is dealt"', `"a card is dealt: ${move}"`);
  },
  'the card dealt to another, as what a move has brought about': (text, { seat }, { moves }) => {
    const { move } = dealtToAnother(moves, seat);
    return text.replace(/"outcome":\{"en":"/, `$&${move} `);
  },
  'a sealed bid among the events': (text, _person, { referee, moves }) => {
    const [sealed] = referee.pending;
    if (sealed === undefined) return text;
    const move = referee.game.print(sealed.move);
    const event = `{"ply":${moves.length},"actor":"${sealed.actor}","move":"${move}"}`;
    return text.replace('"events":[]', `"events":[${event}]`);
  },
  'a plan to a spectator': (text, { seat }) =>
    seat === undefined && text.startsWith('{"type":"match"')
      ? text.replace('"position":', '"plans":{"standing":["keep"],"next":[]},"position":')
      : text,
  'a card that another has planned to play': (text, { seat }, { moves }) =>
    text.replace(/"next":\[[^\]]*\]/, `"next":["${dealtToAnother(moves, seat).move}"]`),
  'a card in a refusal': (text, { seat }, { moves }) =>
    text.startsWith('{"type":"refused"')
      ? text.replace('"kind":', `"hint":"${dealtToAnother(moves, seat).move}","kind":`)
      : text,
  'a trick that may not be looked at any more': (text, _person, { moves, picture }) => {
    const ply = picture.round + 40;
    const [actor, ...words] = (moves[ply] ?? '').split(' ');
    const event = JSON.stringify({ ply, actor, move: words.join(' ') });
    return ply < moves.length - 30 ? text.replace('"log":[{', `"log":[${event},{`) : text;
  },
  'what a guest is known by': (text) => text.replace('"name":"Seat 1"', '"name":"secret-of-s1"'),
  'what chance follows from': (text, _person, { chanceSecret }) =>
    text.replace(/"commitment":"[^"]*"/, `"commitment":"${chanceSecret}"`),
  'a card in the lobby': (text, { seat }, { moves }) =>
    text.replace('"names":', `"card":"${dealtToAnother(moves, seat).move}","names":`),
};
