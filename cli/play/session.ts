import { type Game, itemAt, itemNamed, type Move, refuseText } from '@pepite/kernel';
import type { Context } from '../command.ts';
import { helpWidth } from '../help.ts';
import { fit, wrap } from '../layout.ts';
import { tellRefusal } from '../problem.ts';
import { textsIn } from '../words/index.ts';
import { emphasised, painter } from '../colour.ts';
import type { Keyboard } from './keyboard.ts';
import type { PersonalMatch } from './match.ts';
import { listMoves, showChoices, showView } from './screen.ts';
import { PLAY_TEXTS } from './words.ts';

/** How a session ended: the match was played out, or the person went before. */
export type Ended = 'over' | 'left' | 'input-ended' | 'interrupted';

/** Any part of a hand of many cards may be discarded: what is not listed can be typed. */
const MOST_SHOWN = 10_000;

/** Shows a match to one person and asks for their moves, to its end or to their leaving. */
export class Session {
  readonly #context: Context;
  readonly #match: PersonalMatch;
  readonly #keyboard: Keyboard;
  readonly #paint: (line: string) => string;

  constructor(context: Context, match: PersonalMatch, keyboard: Keyboard) {
    this.#context = context;
    this.#match = match;
    this.#keyboard = keyboard;
    this.#paint = painter(context, match.referee.game);
  }

  async play(): Promise<Ended> {
    const { referee, seat } = this.#match;
    this.#greet();
    for (;;) {
      await this.#match.letOthersAct();
      if (referee.isOver) break;
      const legal = referee.listed(seat).first(MOST_SHOWN);
      if (legal.length === 1) this.#match.submit(itemAt(legal, 0), true);
      else {
        const question = referee.game.words[this.#language].question(referee.table);
        this.#show([emphasised(this.#context, question)]);
        const ended = await this.#ask(legal);
        if (ended !== undefined) return ended;
      }
    }
    this.#show(this.#outcome());
    return 'over';
  }

  get #language(): Context['language'] {
    return this.#context.language;
  }

  #print(lines: readonly string[]): void {
    const { out } = this.#context;
    const fitting = lines.flatMap((line) => fit(line, out));
    out.write(fitting.map((line) => `${this.#paint(line)}\n`).join(''));
  }

  #greet(): void {
    const { referee, names, seat } = this.#match;
    const texts = PLAY_TEXTS[this.#language];
    const words = referee.game.words[this.#language];
    const others = names.filter((_, other) => other !== seat);
    const width = helpWidth(this.#context.out.columns);
    const lines = [words.title, words.credits, '', texts.seated(itemAt(names, seat), seat, others)];
    this.#print([...lines, texts.keys].flatMap((line) => wrap(line, width)));
  }

  /** What happened, what there is now, and what it means for the person. */
  #show(closing: readonly string[]): void {
    const { referee, names, seat, log } = this.#match;
    const happened = log.take().map((line) => `  ${line}`);
    this.#print([
      '',
      `── ${PLAY_TEXTS[this.#language].happened} ──`,
      ...happened,
      '',
      ...showView(referee.game, referee.view(seat), names, this.#language),
      '',
      ...closing,
    ]);
  }

  #outcome(): readonly string[] {
    const { referee, names } = this.#match;
    const texts = textsIn(this.#language);
    const { scores, winners } = referee.game.result(referee.table);
    const won = texts.won(winners.map((seat) => itemAt(names, seat)));
    return [`${PLAY_TEXTS[this.#language].over} ${won}.`, texts.scores(names, scores)];
  }

  /** Asks until a move is made; returns how the session ended, if it did. */
  async #ask(legal: readonly Move[]): Promise<Ended | undefined> {
    const { game } = this.#match.referee;
    const texts = legal.map((move) => game.print(move));
    this.#print(showChoices(texts, this.#language, this.#context.out.columns));
    for (;;) {
      const line = await this.#keyboard.ask(PLAY_TEXTS[this.#language].prompt, texts);
      if (line === undefined) return this.#keyboard.isInterrupted ? 'interrupted' : 'input-ended';
      const answer = line.trim().replaceAll(/\s+/g, ' ');
      if (answer === 'q') return 'left';
      if (answer === '?') this.#print(listMoves(game, legal, this.#match.names, this.#language));
      else if (answer !== '') {
        const refused = this.#try(answer, legal);
        if (refused === undefined) return undefined;
        this.#print([sentenceCase(refused)]);
      }
    }
  }

  /** Makes the move an answer means, or says why not. */
  #try(answer: string, legal: readonly Move[]): string | undefined {
    const { game, table } = this.#match.referee;
    const move = moveMeant(game, legal, answer);
    if (move === undefined) {
      return /^\d+$/.test(answer)
        ? this.#noSuchNumber(answer, legal.length)
        : tellRefusal(game, refuseText(game, table, answer), this.#language);
    }
    const refusal = this.#match.submit(move, false);
    return refusal === undefined ? undefined : tellRefusal(game, refusal, this.#language);
  }

  #noSuchNumber(answer: string, count: number): string {
    const { game, table } = this.#match.referee;
    const clause = itemNamed(game.faults, game.outOfTurnFault(table));
    const why = itemNamed(game.words[this.#language].clauses, clause);
    return PLAY_TEXTS[this.#language].noSuchNumber(answer, count, { clause, why });
  }
}

/** The move of a number or of a notation, in capitals or not. Whether it is legal is not asked. */
const moveMeant = (game: Game, legal: readonly Move[], answer: string): Move | undefined =>
  legal.find(
    (move, index) =>
      answer === String(index + 1) || answer.toLowerCase() === game.print(move).toLowerCase(),
  ) ??
  game.parse(answer) ??
  game.parse(withCapitals(answer));

/** Most notations are a small word, then capitals: `play b7` is as clear as `play B7`. */
const withCapitals = (answer: string): string =>
  answer.replace(
    /^(\S*)(.*)$/,
    (_, verb: string, rest: string) => verb.toLowerCase() + rest.toUpperCase(),
  );

const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
