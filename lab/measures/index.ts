import type { Setting } from '@pepite/bots';
import {
  CHANCE,
  type Collector,
  type Game,
  type GameMeasures,
  itemAt,
  type MatchObserver,
  type MeasureGroup,
  type Move,
  type Moves,
  type Result,
  type Rng,
  sidesOf,
} from '@pepite/kernel';
import type { AnyWorld } from './any-world.ts';
import type { Attention } from '../observer.ts';
import { choices, ChoicesObserver } from './choices.ts';
import { choiceWorth, DecisionsObserver, interaction, matters } from './close/decisions.ts';
import { KnownObserver, leaderChance } from './close/known.ts';
import { SkillObserver, skillOf } from './close/skill.ts';
import { WhatIfObserver } from './close/what-if.ts';
import { endingsOf, EndingsObserver } from './endings.ts';
import { fairnessOf, FairnessObserver } from './fairness.ts';
import { length, LengthObserver } from './length.ts';
import { scores, ScoresObserver } from './scores.ts';
import { tension, TensionObserver } from './tension.ts';

/** Everything that is told of a game's matches: what can be told of any, and what only of its. */
export function measureGroups(
  game: Game,
  measures: GameMeasures | undefined,
): readonly MeasureGroup[] {
  const points = game.pointsSoFar === undefined ? [] : tension.specs;
  return [
    length,
    fairnessOf(game),
    scores,
    { ...tension, specs: [...points, leaderChance] },
    { ...choices, specs: [...choices.specs, matters, choiceWorth, interaction] },
    skillOf((seats) => 1 / sidesOf(game, seats).count),
    endingsOf(game),
    ...(measures?.groups ?? []),
  ];
}

/** All that look on at one match, as one. */
export function observeMatch(
  setting: Setting,
  measures: GameMeasures | undefined,
  { isClose, dice }: Attention,
): Required<MatchObserver> {
  const { game, seats, options } = setting;
  const sides = sidesOf(game, seats);
  const plain: MatchObserver[] = [
    new LengthObserver(game, seats),
    new FairnessObserver(game, sides, measures),
    new ScoresObserver(sides),
    new ChoicesObserver(),
    new EndingsObserver(game),
  ];
  if (game.pointsSoFar !== undefined) {
    plain.push(new TensionObserver(game, sides));
  }
  const more: MatchObserver[] = measures === undefined ? [] : [measures.observe(seats, options)];
  if (isClose) more.push(...closeObservers(setting, measures, dice));
  return together(plain, more);
}

function closeObservers(
  setting: Setting,
  measures: GameMeasures | undefined,
  dice: Rng,
): readonly MatchObserver[] {
  const decisions = new DecisionsObserver(setting, dice);
  if (sidesOf(setting.game, setting.seats).count < 2) return [decisions];
  return [
    decisions,
    new KnownObserver(setting, dice),
    new SkillObserver(setting, dice),
    ...(measures?.whatIfs ?? []).map((question) => new WhatIfObserver(setting, dice, question)),
  ];
}

/** The plain ones see what players do; of what chance brings, as of deals, there is a lot. */
function together(
  plain: readonly MatchObserver[],
  more: readonly MatchObserver[],
): Required<MatchObserver> {
  const all = [...plain, ...more];
  const choosing = [more, all].map((some) => some.filter((observer) => 'chose' in observer));
  const seeing = [more, all].map((some) => some.filter((observer) => 'saw' in observer));
  return {
    chose(world: AnyWorld, actor: number, moves: Moves, move: Move) {
      for (const observer of itemAt(choosing, actor === CHANCE ? 0 : 1)) {
        observer.chose?.(world, actor, moves, move);
      }
    },
    saw(world: AnyWorld, actor: number, move: Move) {
      for (const observer of itemAt(seeing, actor === CHANCE ? 0 : 1)) {
        observer.saw?.(world, actor, move);
      }
    },
    ended(result: Result, into: Collector) {
      for (const observer of all) observer.ended(result, into);
    },
  };
}
