import type { Game, Language, Refusal as RulesRefusal } from '@pepite/kernel';
import type { Problem } from '@pepite/protocol';
import type { Context } from '../command.ts';
import { tellRefusal } from '../problem.ts';
import { type Answer, refuse, type Refusal } from './answer.ts';
import type { Input, ToolName } from './inputs.ts';
import type { LocalMatches } from './matches.ts';
import type { McpPhrases } from './phrases.ts';
import type { SeatAtMatch } from './seat.ts';
import { PHRASES } from './words.ts';

/** What a tool does with what it is given; `signal` says that nobody waits for it any more. */
export type Act<N extends ToolName> = (
  session: Session,
  input: Input<N>,
  signal: AbortSignal,
) => Answer | Promise<Answer>;

/** All that tools act on. */
export class Session {
  readonly context: Context;
  readonly matches: LocalMatches;

  constructor(context: Context, matches: LocalMatches) {
    this.context = context;
    this.matches = matches;
  }

  get language(): Language {
    return this.context.language;
  }

  get phrases(): McpPhrases {
    return PHRASES[this.language];
  }

  /** Does something with a match, if it is one of ours. */
  at<R>(match: string, act: (seat: SeatAtMatch) => R): R | Refusal {
    const found = this.matches.find(match);
    if (found !== undefined) return act(found.seat);
    const known = this.matches.all.map((seat) => seat.match);
    return refuse({ kind: 'no-such-match' }, this.phrases.unknownMatch(match, known));
  }

  /** Tells why a match has not done what it was asked for. */
  refuse(problem: Problem, game: Game): Refusal {
    const { phrases, language } = this;
    if (isOfRules(problem)) return refuse(problem, tellRefusal(game, problem, language));
    const { problems } = phrases;
    const { kind } = problem;
    return refuse(problem, isTold(kind, problems) ? problems[kind] : phrases.refused(kind));
  }

  /** Until when an answer waits for others. */
  patience(signal: AbortSignal): AbortSignal {
    return AbortSignal.any([signal, AbortSignal.timeout(this.matches.parts.patience)]);
  }
}

const isTold = <T extends object>(kind: string, told: T): kind is string & keyof T =>
  Object.hasOwn(told, kind);

const RULES: readonly string[] = [
  'fault',
  'notation',
  'nothing-to-take-back',
] satisfies readonly RulesRefusal['kind'][];

const isOfRules = (problem: Problem): problem is RulesRefusal => RULES.includes(problem.kind);
