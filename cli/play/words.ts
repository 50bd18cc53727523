import type { Translated } from '@pepite/kernel';
import type { Reason } from '../words/texts.ts';

/** What is said around a match in the terminal, in one language. */
export interface PlayTexts {
  /** What a player is called who says no name. */
  readonly player: string;
  readonly seated: (name: string, seat: number, others: readonly string[]) => string;
  readonly keys: string;
  readonly happened: string;
  readonly prompt: string;
  readonly times: (line: string, count: number) => string;
  readonly forced: (line: string) => string;
  readonly more: (count: number) => string;
  readonly noSuchNumber: (text: string, count: number, reason: Reason) => string;
  readonly over: string;
  readonly left: string;
  readonly inputEnded: string;
  readonly saved: (file: string) => string;
  readonly standIn: string;
}

export const PLAY_TEXTS: Translated<PlayTexts> = {
  en: {
    player: 'Guest',
    seated: (name, seat, others) =>
      `You are ${name}, in seat ${seat}` +
      (others.length === 0 ? '.' : `. With you: ${others.join(', ')}.`),
    keys: 'Type a move’s number or notation; ? lists the legal moves, q quits.',
    happened: 'What happened',
    prompt: 'Your move: ',
    times: (line, count) => `${line} (${count} times)`,
    forced: (line) => `${line} (the only legal move)`,
    more: (count) => `… ${count} in all; ? lists them`,
    noSuchNumber: (text, count, { clause, why }) =>
      `there is no move number ${text}: they run from 1 to ${count} (${clause}: ${why})`,
    over: 'The match is over.',
    left: 'You left the match; it ends here.',
    inputEnded: 'The input ended, and so did the match.',
    saved: (file) => `Record saved in ${file}.`,
    standIn: 'A program made no move in time that it may make: one was made for it at random.',
  },
  fr: {
    player: 'Invité',
    seated: (name, seat, others) =>
      `Vous êtes ${name}, à la place ${seat}` +
      (others.length === 0 ? '.' : `. Avec vous : ${others.join(', ')}.`),
    keys: 'Tapez le numéro ou la notation d’un coup ; ? liste les coups permis, q quitte.',
    happened: 'Ce qui s’est passé',
    prompt: 'Votre coup : ',
    times: (line, count) => `${line} (${count} fois)`,
    forced: (line) => `${line} (seul coup permis)`,
    more: (count) => `… ${count} en tout ; ? les liste`,
    noSuchNumber: (text, count, { clause, why }) =>
      `il n’y a pas de coup numéro ${text} : ils vont de 1 à ${count} (${clause} : ${why})`,
    over: 'La partie est finie.',
    left: 'Vous quittez la partie ; elle s’arrête ici.',
    inputEnded: 'L’entrée est finie, et la partie aussi.',
    saved: (file) => `Partie enregistrée dans ${file}.`,
    standIn: 'Un programme n’a pas joué à temps un coup permis : le hasard a joué pour lui.',
  },
};
