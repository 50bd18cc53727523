import { type Collector, type MeasureGroup, measureSpec } from '@pepite/kernel';
import type { Sums } from '../tally.ts';
import { seatItems } from './seats.ts';

/** Why a stand-in has decided in place of a program. */
export const STAND_IN_REASONS = ['late', 'refused', 'gone'] as const;
export type StandInReason = (typeof STAND_IN_REASONS)[number];

/** How programs have done that somebody else has written: nothing is told where none plays. */
export const programs: MeasureGroup = {
  id: 'programs',
  title: { en: 'Programs', fr: 'Programmes' },
  specs: [
    measureSpec(
      'program-late',
      'share',
      [
        'Too late',
        'Of the decisions of the program at this seat, those that were made in its place at ' +
          'random, because its time was up.',
      ],
      [
        'En retard',
        'Parmi les décisions du programme de cette place, celles qui ont été prises au hasard ' +
          'à sa place, son temps étant écoulé.',
      ],
      { items: seatItems },
    ),
    measureSpec(
      'program-refused',
      'share',
      [
        'Refused',
        'Of the same decisions, those made in its place because it answered three times with ' +
          'something that is no legal move.',
      ],
      [
        'Refusé',
        'Parmi ces décisions, celles prises à sa place parce qu’il a répondu trois fois autre ' +
          'chose qu’un coup permis.',
      ],
      { items: seatItems },
    ),
    measureSpec(
      'program-gone',
      'share',
      ['Ended', 'Of the same decisions, those made in its place because it had ended.'],
      ['Arrêté', 'Parmi ces décisions, celles prises à sa place parce qu’il s’était arrêté.'],
      { items: seatItems },
    ),
  ],
};

/** Notes what became of the decisions of the program at one seat of a match. */
export function noteStandIns(
  into: Collector,
  seat: number,
  decisions: number,
  standIns: readonly StandInReason[],
): void {
  for (const reason of STAND_IN_REASONS) {
    const count = standIns.filter((one) => one === reason).length;
    into.add(keyOf(reason, seat), count, decisions);
  }
}

/** What all matches have noted of the program at one seat. */
export function standInsOf(
  seat: number,
  measures: Readonly<Record<string, Sums>>,
): Readonly<Record<StandInReason | 'decisions', number>> {
  const count = (reason: StandInReason): number => measures[keyOf(reason, seat)]?.v ?? 0;
  const decisions = measures[keyOf('late', seat)]?.n ?? 0;
  return { decisions, late: count('late'), refused: count('refused'), gone: count('gone') };
}

const keyOf = (reason: StandInReason, seat: number): string => `program-${reason}/${seat}`;
