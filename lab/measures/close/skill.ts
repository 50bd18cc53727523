import { LEVELS, PlayOn, seatBot, type Setting } from '@pepite/bots';
import {
  begin,
  type Collector,
  copy,
  itemAt,
  type MatchObserver,
  type MeasureGroup,
  type MeasureItem,
  measureSpec,
  type Rng,
  Seeded,
  sidesOf,
  winsOf,
} from '@pepite/kernel';

/** Those that a strong player meets. */
const RIVALS = ['newcomer', 'casual', 'regular'] as const;

const items = (): readonly MeasureItem[] =>
  RIVALS.map((id) => {
    const { en, fr } = LEVELS[id].words;
    return { id, name: { en: en.name, fr: fr.name } };
  });

export const skillOf = (fair: (seats: number) => number): MeasureGroup => ({
  id: 'skill',
  title: { en: 'Skill', fr: 'Habileté' },
  specs: [
    measureSpec(
      'skill',
      'share',
      [
        'A strong player among weaker ones',
        'How often a strong bot wins when everybody else plays at this level; in teams, a strong ' +
          'team. The further from a fair share, the more the game rewards playing well.',
      ],
      [
        'Un joueur fort parmi de moins forts',
        'Combien de fois un robot fort gagne quand tous les autres jouent à ce niveau ; par ' +
          'équipes, une équipe forte. Plus on s’éloigne d’une part égale, plus bien jouer paie.',
      ],
      { items, fair, isClose: true },
    ),
  ],
});

/** Plays one match against each level beside the one looked at. */
export class SkillObserver implements MatchObserver {
  readonly #setting: Setting;
  readonly #rng: Rng;

  constructor(setting: Setting, rng: Rng) {
    this.#setting = setting;
    this.#rng = rng;
  }

  ended(_result: unknown, into: Collector): void {
    const { game, seats, options } = this.#setting;
    const sides = sidesOf(game, seats);
    const strong = this.#rng.below(sides.count);
    const seed = this.#rng.below(2 ** 31);
    const start = begin(game, seats, options);
    for (const [stream, level] of RIVALS.entries()) {
      const bots = sides.of.map((side) =>
        seatBot(side === strong ? 'strong' : level, this.#setting),
      );
      const playing = new PlayOn(this.#setting, bots);
      copy(start, playing.world);
      const wins = winsOf(sides, playing.toEnd(new Seeded(seed, stream)));
      into.add(`skill/${level}`, itemAt(wins, itemAt(sides.seats, strong)));
    }
  }
}
