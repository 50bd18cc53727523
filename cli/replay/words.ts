import type { Translated } from '@pepite/kernel';

/** What the replay command says, in one language. */
export interface ReplayTexts {
  readonly noRecord: (file: string) => string;
  readonly noSuchRecord: (count: number) => string;
  readonly outside: (record: number, moves: number) => string;
  readonly unfinished: string;
  readonly summary: (about: {
    readonly number: number;
    readonly title: string;
    readonly seats: number;
    readonly names: string;
    readonly moves: number;
    readonly outcome: string;
  }) => string;
  readonly position: (ply: number, moves: number, next: string | undefined) => string;
  readonly seat: (seat: number, name: string) => string;
  readonly allCorrect: (count: number) => string;
}

export const REPLAY_TEXTS: Translated<ReplayTexts> = {
  en: {
    noRecord: (file) => `${file} holds no records.`,
    noSuchRecord: (count) =>
      count === 1
        ? 'the file holds one record, number 0.'
        : `the file holds ${count} records, numbered from 0 to ${count - 1}.`,
    outside: (record, moves) =>
      `record ${record} has ${moves} moves, so --to goes from 0 to ${moves}.`,
    unfinished: 'unfinished',
    summary: ({ number, title, seats, names, moves, outcome }) =>
      `${number}: ${title}, ${seats} ${seats === 1 ? 'seat' : 'seats'}: ${names}; ` +
      `${moves} moves; ${outcome}`,
    position: (ply, moves, next) =>
      next === undefined
        ? `Position at the end, after ${moves} moves`
        : `Position at ply ${ply} of ${moves}; next move: “${next}”`,
    seat: (seat, name) => `Seat ${seat}, ${name}`,
    allCorrect: (count) =>
      `All ${count} records follow the rules. --record N shows the position of one of them.`,
  },
  fr: {
    noRecord: (file) => `${file} ne contient aucun enregistrement.`,
    noSuchRecord: (count) =>
      count === 1
        ? 'le fichier contient un enregistrement, le numéro 0.'
        : `le fichier contient ${count} enregistrements, numérotés de 0 à ${count - 1}.`,
    outside: (record, moves) =>
      `l’enregistrement ${record} a ${moves} coups, donc --to va de 0 à ${moves}.`,
    unfinished: 'inachevée',
    summary: ({ number, title, seats, names, moves, outcome }) =>
      `${number} : ${title}, ${seats} ${seats === 1 ? 'place' : 'places'} : ${names} ; ` +
      `${moves} coups ; ${outcome}`,
    position: (ply, moves, next) =>
      next === undefined
        ? `Position à la fin, après ${moves} coups`
        : `Position au coup ${ply} sur ${moves} ; coup suivant : « ${next} »`,
    seat: (seat, name) => `Place ${seat}, ${name}`,
    allCorrect: (count) =>
      `Les ${count} enregistrements suivent les règles. --record N montre la position d’un seul.`,
  },
};
