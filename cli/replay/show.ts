import {
  deciding,
  each,
  itemAt,
  type Language,
  type Options,
  type Referee,
  replay,
  type Seat,
} from '@pepite/kernel';
import { harmless } from '../layout.ts';
import { textsIn } from '../words/index.ts';
import type { Known } from './verify.ts';
import { REPLAY_TEXTS } from './words.ts';

type AnyReferee = Referee<unknown, unknown, unknown, Options>;

const namesOf = ({ record }: Known): readonly string[] =>
  record.players.map(({ name }) => harmless(name));

/** One line about a record. */
export function summary(known: Known, number: number, language: Language): string {
  const { game, record } = known;
  const texts = REPLAY_TEXTS[language];
  const names = namesOf(known);
  const { result } = record;
  const outcome =
    result === undefined
      ? texts.unfinished
      : `${textsIn(language).won(result.winners.map((seat) => itemAt(names, seat)))} ` +
        `(${textsIn(language).scores(names, result.scores)})`;
  return texts.summary({
    number,
    title: game.words[language].title,
    seats: record.seats,
    names: names.join(', '),
    moves: record.moves.length,
    outcome,
  });
}

/** The position before move number `ply`, all hands open. */
export function position(known: Known, ply: number, language: Language): readonly string[] {
  const { game, record } = known;
  const texts = REPLAY_TEXTS[language];
  const words = game.words[language];
  const names = namesOf(known);
  const played = replay(game, record, { to: ply });
  if ('problem' in played) throw new Error('only verified records are shown');
  const referee = played.value;
  const hands = names.flatMap((name, seat) => [
    '',
    texts.seat(seat, name),
    ...words.hand(referee.view(seat).hand).map((line) => `  ${line}`),
  ]);
  const next = ply < record.moves.length ? record.moves[ply] : undefined;
  return [
    texts.position(ply, record.moves.length, next),
    '',
    ...words.table(referee.table, names),
    ...hands,
  ];
}

/** One JSON line for each seat that has to decide, before each move up to number `to`. */
export function legalLines({ game, record }: Known, number: number, to: number): string {
  const lines: string[] = [];
  const visit = (ply: number, referee: AnyReferee): void => {
    if (ply === Math.min(to, record.moves.length)) return;
    for (const seat of each(deciding(referee.turn))) {
      lines.push(JSON.stringify({ record: number, ply, seat, ...legalOf(referee, seat) }));
    }
  };
  replay(game, record, { to, visit });
  return lines.map((line) => `${line}\n`).join('');
}

/** The legal moves of a seat; of more than can be written out only their number. */
function legalOf(referee: AnyReferee, seat: Seat): object {
  const moves = referee.listed(seat);
  if (moves.isLong) return { count: moves.weight };
  return { legal: [...moves].map((move) => referee.game.print(move)).sort() };
}
