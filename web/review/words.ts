import type { Translated } from '@pepite/kernel';
import { settings } from '../site/settings.svelte.ts';

/** What is said where a match is reviewed in the browser. */
export interface ReviewWords {
  readonly title: string;
  readonly why: string;
  readonly seat: string;
  readonly progress: string;
  readonly done: (done: number, total: number) => string;
  readonly running: string;
  readonly finished: string;
  readonly stop: string;
  readonly stopped: string;
  readonly goOn: string;
  readonly failed: string;
  readonly again: string;
  /** What can be done at a decision, where it is named, too. */
  readonly see: string;
  readonly seeAt: (place: string) => string;
  readonly retry: string;
  readonly retryAt: (place: string) => string;
  /** Going from one decision to the next. */
  readonly step: string;
  readonly former: string;
  readonly next: string;
  readonly nth: (number: number, of: number) => string;
  readonly before: string;
  readonly standings: Readonly<Record<'same' | 'close' | 'worse', string>>;
  readonly curveAbout: (seen: string, open: string) => string;
  readonly fromTo: (first: string, last: string) => string;
}

const WORDS: Translated<ReviewWords> = {
  en: {
    title: 'Review',
    why: 'What the expert would have done at each decision, knowing only what the player knew.',
    seat: 'Decisions of',
    progress: 'How far the review has come',
    done: (done, total) => `${done} of ${total}`,
    running: 'The decisions are being looked at…',
    finished: 'The review is finished.',
    stop: 'Stop',
    stopped: 'Stopped. What was found is kept.',
    goOn: 'Go on',
    failed: 'The review could not go on. What was found is kept.',
    again: 'Try once more',
    see: 'See it',
    seeAt: (place) => `See it: ${place}`,
    retry: 'Try again',
    retryAt: (place) => `Try again: ${place}`,
    step: 'Step through the decisions',
    former: 'Decision before',
    next: 'Next decision',
    nth: (number, of) => `Decision ${number} of ${of}`,
    before: 'Before the first decision',
    standings: { same: 'as the expert', close: 'no difference', worse: 'worse' },
    curveAbout: (seen, open) =>
      `Chance to win. By what all saw: ${seen}. With all hands open: ${open}.`,
    fromTo: (first, last) => `${first} at first, ${last} at last`,
  },
  fr: {
    title: 'Analyse',
    why:
      'Ce que l’expert aurait fait à chaque décision, en ne sachant que ce que le joueur ' +
      'savait.',
    seat: 'Décisions de',
    progress: 'Avancement de l’analyse',
    done: (done, total) => `${done} sur ${total}`,
    running: 'Examen des décisions en cours…',
    finished: 'L’analyse est terminée.',
    stop: 'Arrêter',
    stopped: 'Arrêtée. Ce qui a été trouvé est gardé.',
    goOn: 'Reprendre',
    failed: 'L’analyse n’a pas pu continuer. Ce qui a été trouvé est gardé.',
    again: 'Réessayer',
    see: 'Voir',
    seeAt: (place) => `Voir : ${place}`,
    retry: 'Rejouer',
    retryAt: (place) => `Rejouer : ${place}`,
    step: 'Parcourir les décisions',
    former: 'Décision précédente',
    next: 'Décision suivante',
    nth: (number, of) => `Décision ${number} sur ${of}`,
    before: 'Avant la première décision',
    standings: { same: 'comme l’expert', close: 'sans différence', worse: 'moins bon' },
    curveAbout: (seen, open) =>
      `Chances de gagner. D’après ce que tous voyaient : ${seen}. ` +
      `Toutes les mains ouvertes : ${open}.`,
    fromTo: (first, last) => `${first} au début, ${last} à la fin`,
  },
};

/** In the language of the reader. */
export const reviewWords = (): ReviewWords => WORDS[settings.language];
