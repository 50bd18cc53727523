import { defaultOptions, type Game, type Language, type MeasureGroup } from '@pepite/kernel';

/** A measure that an experiment may wait for. */
export interface MeasureChoice {
  /** As experiments name it: `wins/0`. */
  readonly key: string;
  readonly name: string;
  /** How narrow its interval is to be, until somebody says otherwise. */
  readonly width: number;
}

/** Five points of a hundred of a share, one of whatever else is counted. */
const [SHARE, MEAN] = [0.05, 1];

/** All measures that every match tells; those that few matches tell nobody waits for. */
export const measureChoices = (
  groups: readonly MeasureGroup[],
  game: Game,
  seats: number,
  language: Language,
): readonly MeasureChoice[] =>
  groups
    .flatMap(({ specs }) => specs)
    .filter(({ isClose }) => isClose !== true)
    .flatMap((spec) => {
      const { id } = spec;
      const width = spec.form === 'mean' ? MEAN : SHARE;
      const { title } = spec.words[language];
      const all = spec.items?.(seats, defaultOptions(game.options, seats));
      if (all === undefined) return [{ key: id, name: title, width }];
      return all.map((item) => ({
        key: `${id}/${item.id}`,
        name: `${title} – ${item.name[language]}`,
        width,
      }));
    });
