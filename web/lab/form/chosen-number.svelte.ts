import { type Game, itemAt, itemNamed } from '@pepite/kernel';
import { fieldsOf, marksOf, valuesOf } from './edits.ts';

/** The options of a game that are numbers, or have some in them. */
export const numericOptions = ({ options }: Game): readonly string[] =>
  Object.keys(options).filter((name) => options[name]?.kind !== 'flag');

const first = <T>(wanted: string, all: readonly T[]): T | undefined =>
  all.find((one) => String(one) === wanted) ?? all[0];

/** Which number of a game is meant: what was chosen of the one that is shown, else the first. */
export class ChosenNumber {
  readonly #game: () => Game;
  readonly chosen = $state({ option: '', field: '', mark: '', value: '' });

  readonly names = $derived.by(() => numericOptions(this.#game()));
  readonly option = $derived.by(
    () => first(this.chosen.option, this.names) ?? itemAt(this.names, 0),
  );
  readonly spec = $derived.by(() => itemNamed(this.#game().options, this.option));
  readonly fields = $derived.by(() => fieldsOf(this.spec));
  readonly field = $derived.by(() => first(this.chosen.field, this.fields));
  readonly marks = $derived.by(() => marksOf(this.spec));
  readonly mark = $derived.by(() => this.marks.find((one) => one === this.chosen.mark));
  readonly values = $derived.by(() =>
    this.mark === undefined ? [] : valuesOf(this.spec, this.mark),
  );
  readonly value = $derived.by(() => first(this.chosen.value, this.values));

  constructor(game: () => Game) {
    this.#game = game;
  }

  /** As files name it: the option, and which things of it are meant. */
  get place(): { readonly option: string; readonly where?: Readonly<Record<string, unknown>> } {
    const { option, mark, value } = this;
    return mark === undefined ? { option } : { option, where: { [mark]: value } };
  }
}
