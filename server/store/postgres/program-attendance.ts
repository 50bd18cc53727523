import type { Guest, MatchAttendance, ProgramThere } from '@pepite/matches';

/**
 * Programs that are connected stand where it also stands who is at which match: there is nothing
 * else that a database has to know of them. No match is called so.
 */
export const PROGRAM_ROW = 'program ';

export const isProgramRow = (match: string): boolean => match.startsWith(PROGRAM_ROW);

/** A program that is connected, in a row that is for a match. */
export const programAttendance = ({ program, text }: ProgramThere): MatchAttendance => ({
  match: `${PROGRAM_ROW}${program}`,
  isWatched: text !== null,
  isPublic: false,
  guests: text === null ? [] : [text],
  spectators: 0,
  origin: '',
});

/** The program of such a row. */
export const programOfRow = (match: string): Guest => match.slice(PROGRAM_ROW.length);
