import type { Contender } from '@pepite/bots';
import { type Game, itemAt, type Options, readOptions } from '@pepite/kernel';
import type { Arm } from './arm.ts';
import { makeEdit } from './edits.ts';
import type { Experiment, Variant } from './experiment.ts';
import { PHRASES, whyOptions } from './phrases.ts';
import { Refused } from './problem.ts';
import type { Fields } from './reading.ts';

/** Every variant with every number of seats that it is played with; what can't be is refused. */
export function armsOf(game: Game, experiment: Experiment): readonly Arm[] {
  const arms: Arm[] = [];
  for (const seats of experiment.seats) {
    const base = arms.length;
    for (const [variant, declared] of experiment.variants.entries()) {
      if (declared.seats !== undefined && !declared.seats.includes(seats)) continue;
      const where = `variants[${variant}]`;
      arms.push({
        variant,
        name: declared.name,
        seats,
        options: optionsOf(game, declared, seats, where),
        bots: botsOf(experiment, declared, seats, where),
        ...(arms.length > base && { base }),
      });
    }
  }
  return arms;
}

function optionsOf(game: Game, variant: Variant, seats: number, where: string): Options {
  let options: Fields = variant.options ?? {};
  // First as they are: an edit on what is wrong already would only hide it.
  check(game, seats, options, variant.edits === undefined, `${where}.options`);
  for (const [index, edit] of (variant.edits ?? []).entries()) {
    options = makeEdit(game.options, seats, options, edit, `${where}.edits[${index}]`);
  }
  return check(game, seats, options, true, variant.edits === undefined ? where : `${where}.edits`);
}

/** What the game makes of options; `isWhole` if they are to be played with as they are. */
function check(
  game: Game,
  seats: number,
  options: Fields,
  isWhole: boolean,
  where: string,
): Options {
  const rules = isWhole ? game : { options: game.options };
  const read = readOptions(rules, seats, options);
  if ('problem' in read) throw new Refused(where, whyOptions(read.problem, seats));
  return read.options;
}

function botsOf(
  experiment: Experiment,
  variant: Variant,
  seats: number,
  where: string,
): readonly Contender[] {
  const bots = variant.bots ?? experiment.bots;
  if (bots.length === seats) return bots;
  if (bots.length === 1) return Array.from({ length: seats }, () => itemAt(bots, 0));
  const place = variant.bots === undefined ? 'bots' : `${where}.bots`;
  throw new Refused(place, PHRASES.botsWrong(bots.length, seats));
}
