import {
  type Game,
  itemNamed,
  type Language,
  type RecordProblem,
  type Refusal,
  type ReplayProblem,
} from '@pepite/kernel';
import { harmless } from './layout.ts';
import { textsIn } from './words/index.ts';
import { sentence } from './words/sentences.ts';

/** Why the rules refuse a move: the clause and, in the game's own words, what is wrong. */
export function tellRefusal(game: Game, refusal: Refusal, language: Language): string {
  const texts = textsIn(language);
  const { refusals, clauses } = game.words[language];
  switch (refusal.kind) {
    case 'fault':
      return texts.fault({ clause: refusal.clause, why: itemNamed(refusals, refusal.fault) });
    case 'notation': {
      const { clause, text } = refusal;
      return texts.notation(harmless(text), { clause, why: itemNamed(clauses, clause) });
    }
    case 'nothing-to-take-back':
      return texts.nothingToTakeBack;
  }
}

/** What is wrong with one record of a file; `due` is what the rules waited for at that point. */
export type BadRecord =
  | { readonly record: number; readonly problem: RecordProblem }
  | {
      readonly record: number;
      readonly problem: ReplayProblem;
      readonly game: Game;
      readonly due: string;
    };

export function tellBadRecord(bad: BadRecord, language: Language): string {
  const texts = textsIn(language);
  return 'game' in bad
    ? tellReplayProblem(bad, language)
    : texts.inRecord(bad.record, sentence(texts.record, bad.problem));
}

function tellReplayProblem(
  { record, game, problem, due }: Extract<BadRecord, { readonly game: Game }>,
  language: Language,
): string {
  const texts = textsIn(language).replay;
  const place = texts.place(record, problem.ply);
  const why = itemNamed(game.words[language].refusals, due);
  const reason = { clause: itemNamed(game.faults, due), why };
  switch (problem.kind) {
    case 'move-refused': {
      const refusal = tellRefusal(game, problem.refusal, language);
      return texts.moveRefused(place, harmless(problem.text), refusal);
    }
    case 'stops-inside-turn':
      return texts.stopsInsideTurn(place, reason);
    case 'result-too-early':
      return texts.resultTooEarly(place, reason);
    case 'result-differs':
      return texts.resultDiffers(place, problem.expected, problem.found, reason);
  }
}
