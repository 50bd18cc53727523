import type { Language, Translated } from '@pepite/kernel';
import { type Estimate, isTold } from './estimate.ts';
import type { SeatReport, ShownDecision } from './report-shape.ts';

/** What a review says, in one language. */
export interface ReviewPhrases {
  /** What this language calls itself. */
  readonly language: string;
  readonly title: (game: string) => string;
  readonly unfinished: string;
  readonly won: (names: string) => string;
  readonly accuracy: (percent: string, margin: string) => string;
  readonly noAccuracy: string;
  readonly counts: (report: SeatReport) => string;
  readonly mattered: string;
  readonly nothingWorse: string;
  /** What a round is called, unless the game has a word of its own. */
  readonly round: string;
  readonly move: (ply: number) => string;
  readonly chosen: (name: string, move: string) => string;
  readonly best: (move: string) => string;
  /** Where the expert would have done the same, or something that can't be told from it. */
  readonly same: string;
  readonly close: (move: string) => string;
  readonly cost: (best: string, own: string, margin: string) => string;
  readonly points: (points: string, margin: string) => string;
  readonly allDecisions: string;
  readonly curve: string;
  readonly seen: string;
  readonly open: string;
  readonly asTable: string;
  readonly moveHead: string;
  readonly luck: string;
  readonly gain: (gain: string, margin: string) => string;
  readonly untold: (margin: string) => string;
  readonly about: readonly string[];
}

const plural = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

export const PHRASES: Translated<ReviewPhrases> = {
  en: {
    language: 'English',
    title: (game) => `Review of a match of ${game}`,
    unfinished: 'The review isn’t finished: this is what is known so far.',
    won: (names) => `Won by ${names}`,
    accuracy: (percent, margin) => `Accuracy ${percent} (± ${margin})`,
    noAccuracy: 'Accuracy can’t be told: it hardly mattered what was chosen.',
    counts: ({ decisions, same, close, worse }) =>
      `${plural(decisions, 'decision', 'decisions')}: ${same} as the expert would have made ` +
      `them, ${close} that can’t be told from that, ${worse.length} worse`,
    mattered: 'What mattered most',
    nothingWorse: 'No choice was certainly worse than what the expert would have done.',
    round: 'Round',
    move: (ply) => `move ${ply}`,
    chosen: (name, move) => `${name} ${move}.`,
    best: (move) => `By what was known there, the expert ${move}.`,
    same: 'So does the expert.',
    close: (move) => `The expert ${move}: no difference can be told.`,
    cost: (best, own, margin) => `Chance to win: ${own} instead of ${best} (± ${margin})`,
    points: (points, margin) => `; ${points} points less in the end (± ${margin})`,
    allDecisions: 'All decisions',
    curve: 'Chance to win',
    seen: 'by what all saw',
    open: 'with all hands open',
    asTable: 'As a table',
    moveHead: 'Move',
    luck: 'Luck',
    gain: (gain, margin) => `${gain} of a win (± ${margin})`,
    untold: (margin) => `too little to be told (± ${margin})`,
    about: [
      'Choices are judged by what the seat knew, in worlds imagined from that. Only what is ' +
        'beyond chance is told; ± is half a 95% interval.',
      'Accuracy: how much was kept of what the best moves are worth over moves chosen by lot. ' +
        '100% is to play as the expert does, 0% to choose by lot.',
      'Luck: after each deal, draw or roll, the chance to win with all hands open, less its mean ' +
        'over what might have come instead; added up.',
    ],
  },
  fr: {
    language: 'Français',
    title: (game) => `Analyse d’une partie : ${game}`,
    unfinished: 'L’analyse n’est pas terminée : voici ce qui est connu jusqu’ici.',
    won: (names) => `Victoire : ${names}`,
    accuracy: (percent, margin) => `Précision ${percent} (± ${margin})`,
    noAccuracy: 'Précision indéterminée : les choix ne changeaient presque rien.',
    counts: ({ decisions, same, close, worse }) =>
      `${plural(decisions, 'décision', 'décisions')} : ${same} comme l’expert, ${close} qu’on ne ` +
      `peut en distinguer, ${worse.length} moins ${worse.length === 1 ? 'bonne' : 'bonnes'}`,
    mattered: 'Ce qui a le plus compté',
    nothingWorse: 'Aucun choix n’est à coup sûr moins bon que celui de l’expert.',
    round: 'Manche',
    move: (ply) => `coup ${ply}`,
    chosen: (name, move) => `${name} ${move}.`,
    best: (move) => `D’après ce qu’on y savait, l’expert ${move}.`,
    same: 'L’expert aussi.',
    close: (move) => `L’expert ${move} : aucune différence ne peut être affirmée.`,
    cost: (best, own, margin) => `Chances de gagner : ${own} au lieu de ${best} (± ${margin})`,
    points: (points, margin) => ` ; ${points} points de moins à la fin (± ${margin})`,
    allDecisions: 'Toutes les décisions',
    curve: 'Chances de gagner',
    seen: 'd’après ce que tous voyaient',
    open: 'toutes les mains ouvertes',
    asTable: 'En tableau',
    moveHead: 'Coup',
    luck: 'Chance',
    gain: (gain, margin) => `${gain} d’une victoire (± ${margin})`,
    untold: (margin) => `trop peu pour être affirmé (± ${margin})`,
    about: [
      'Les choix sont jugés d’après ce que savait la place, dans des situations imaginées à ' +
        'partir de là. Seul ce qui dépasse le hasard est dit ; ± est la moitié d’un intervalle ' +
        'à 95 %.',
      'Précision : ce qui a été gardé de l’avantage des meilleurs coups sur des coups tirés au ' +
        'sort. 100 %, c’est jouer comme l’expert ; 0 %, tirer au sort.',
      'Chance : après chaque donne, pioche ou lancer, les chances de gagner toutes mains ' +
        'ouvertes, moins leur moyenne sur ce qui aurait pu venir à la place ; le tout additionné.',
    ],
  },
};

/** Half a 95% interval, in standard errors. */
const INTERVAL = 1.96;
const LOCALES: Translated<string> = { en: 'en-GB', fr: 'fr-FR' };

/** Figures as they are written, in one language. */
export class Figures {
  readonly #locale: string;

  constructor(language: Language) {
    this.#locale = LOCALES[language];
  }

  percent(share: number, sign: 'auto' | 'exceptZero' = 'auto'): string {
    const text = share.toLocaleString(this.#locale, {
      style: 'percent',
      maximumFractionDigits: 0,
      signDisplay: sign,
    });
    return text.replace('-', '−');
  }

  points(points: number): string {
    return points.toLocaleString(this.#locale, { maximumFractionDigits: 1 });
  }

  /** Half the interval, in percent points. */
  margin({ error }: Estimate): string {
    return (INTERVAL * 100 * error).toLocaleString(this.#locale, { maximumFractionDigits: 0 });
  }

  pointsMargin({ error }: Estimate): string {
    return this.points(INTERVAL * error);
  }
}

const within = (share: number): number => Math.min(1, Math.max(0, share));

/** How accurate a seat was, in a sentence. */
export function accuracyText({ accuracy }: SeatReport, language: Language): string {
  const figures = new Figures(language);
  const phrases = PHRASES[language];
  if (accuracy === null) return phrases.noAccuracy;
  return phrases.accuracy(figures.percent(within(accuracy.mean)), figures.margin(accuracy));
}

/** Where in the match a choice was made: rounds are told where there are several. */
export function placeText({ round, ply }: ShownDecision, language: Language): string {
  const phrases = PHRASES[language];
  const move = phrases.move(ply);
  return round === null
    ? `${move.charAt(0).toUpperCase()}${move.slice(1)}`
    : `${round[language]}, ${move}`;
}

/** A choice beside what the expert would have done, in a sentence or two. */
export function choiceText(decision: ShownDecision, name: string, language: Language): string {
  const { chosen, best, same, close } = PHRASES[language];
  const own = chosen(name, decision.chosen[language]);
  const other = decision.best[language];
  switch (decision.standing) {
    case 'same':
      return `${own} ${same}`;
    case 'close':
      return `${own} ${close(other)}`;
    case 'worse':
      return `${own} ${best(other)}`;
  }
}

/** What a choice has cost, in the chance to win and in points. */
export function costText(decision: ShownDecision, language: Language): string {
  const figures = new Figures(language);
  const { cost, points } = PHRASES[language];
  const { known, chance } = decision;
  const own = figures.percent(within(known - chance.mean));
  const told = cost(figures.percent(known), own, figures.margin(chance));
  if (decision.points === null) return `${told}.`;
  const lost = points(figures.points(decision.points.mean), figures.pointsMargin(decision.points));
  return `${told}${lost}.`;
}

/** What chance gave a seat. */
export function luckText(gain: Estimate, language: Language): string {
  const figures = new Figures(language);
  const phrases = PHRASES[language];
  const margin = figures.margin(gain);
  if (!isTold(gain)) return phrases.untold(margin);
  return phrases.gain(figures.percent(gain.mean, 'exceptZero'), margin);
}
