import type { Translated } from '@pepite/kernel';
import type { Failure } from '@pepite/outside/programs';

/** What is said of how programs have done, in one language. */
interface ProgramTexts {
  readonly standIns: (
    program: string,
    all: string,
    parts: Readonly<Record<Failure, string>>,
  ) => string;
  readonly noStandIns: (program: string) => string;
}

export const PROGRAM_TEXTS: Translated<ProgramTexts> = {
  en: {
    standIns: (program, all, { late, refused, gone }) =>
      `${program}: a stand-in made ${all} of its decisions at random, as it was late (${late}), ` +
      `was refused three times (${refused}) or had ended (${gone}).`,
    noStandIns: (program) => `${program}: made all of its decisions in time.`,
  },
  fr: {
    standIns: (program, all, { late, refused, gone }) =>
      `${program} : un remplaçant a pris au hasard ${all} de ses décisions, car il était en ` +
      `retard (${late}), refusé trois fois (${refused}) ou arrêté (${gone}).`,
    noStandIns: (program) => `${program} : a pris toutes ses décisions à temps.`,
  },
};
