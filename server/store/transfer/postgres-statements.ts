import type { Statement } from '../postgres/connection.ts';
import type { FlatTable } from './items.ts';

/** Keys in the order of their bytes, whatever the order of the database is. */
const inOrder = (column: string): string => `ORDER BY ${column} COLLATE "C"`;

const TYPES = { text: 'text', integer: 'bigint', bytes: 'text' } as const;

const keyOf = ({ columns }: FlatTable): string => columns[0]?.[0] ?? '';
const named = ({ columns }: FlatTable): string => columns.map(([column]) => column).join(', ');

/** All rows of a table, as lists of values. */
export function flatQuery(table: FlatTable): string {
  const read = table.columns.map(([column, type]) =>
    type === 'bytes' ? `upper(encode(${column}, 'hex'))` : column,
  );
  return `SELECT json_build_array(${read.join(', ')}) AS item
    FROM ${table.name} ${inOrder(keyOf(table))}`;
}

export const dropFlat = (table: FlatTable): Statement => ({
  text: `DELETE FROM ${table.name} WHERE ${keyOf(table)} = ANY ($1::text[])`,
});

/** Adds rows from a JSON list of lists of values. */
export function addFlat(table: FlatTable): Statement {
  const values = table.columns.map(([, type], place) => {
    const value = `(item ->> ${place})::${TYPES[type]}`;
    return type === 'bytes' ? `decode(${value}, 'hex')` : value;
  });
  return {
    text: `INSERT INTO ${table.name} (${named(table)})
      SELECT ${values.join(', ')} FROM json_array_elements($1::json) AS item`,
  };
}

/** The keys first: what belongs to a match is read for a page of them at a time. */
export const MATCH_KEYS = `SELECT match FROM matches ${inOrder('match')}`;

export const MATCH_PAGE: Statement = {
  text: `
    SELECT match, revision, setup::text, status, host, next, deciding, clocks::text, plans::text,
      plan_due AS "planDue", chance::text, opening::text, ending::text, broken_in AS "brokenIn",
      created, changed, choices,
      (SELECT coalesce(json_agg(json_build_array(
          seat, guest, bot, name, stand_in, marks, over, changed) ORDER BY seat), '[]')
        FROM seats WHERE seats.match = matches.match) AS seats,
      (SELECT coalesce(json_agg(json_build_array(ply, entries, times) ORDER BY ply), '[]')
        FROM moves WHERE moves.match = matches.match) AS moves,
      array(SELECT guest FROM removed
        WHERE removed.match = matches.match ${inOrder('guest')}) AS removed,
      (SELECT coalesce(json_agg(json_build_array(
          number, guest, name, seat, ply, said::text) ORDER BY number), '[]')
        FROM talk WHERE talk.match = matches.match) AS talk
    FROM matches WHERE match = ANY ($1::text[]) ${inOrder('match')}`,
};

export const DROP_MATCHES: Statement = { text: 'DELETE FROM matches WHERE match = ANY ($1)' };

/** A JSON list of texts, in its order. */
const texts = (list: string): string =>
  `array(SELECT text FROM json_array_elements_text(${list}) WITH ORDINALITY AS one (text, place)
    ORDER BY place)`;

/** The same of numbers, some of which may be missing. */
const numbers = (list: string): string => `${texts(list)}::integer[]`;

/** Each takes a JSON list of matches with their keys. */
export const ADD_MATCHES: readonly Statement[] = [
  {
    text: `
      INSERT INTO matches (match, revision, setup, status, host, next, deciding, clocks, due,
        plans, plan_due, chance, opening, choices, ending, broken_in, created, changed, talk)
      SELECT match, revision, setup::json, status, host, next, deciding, clocks::json,
        (clocks::json ->> 'due')::bigint, plans::json, "planDue", chance::json,
        opening::json,
        ${texts('choices')}, ending::json, "brokenIn", created, changed, coalesce((
          SELECT max((one ->> 0)::integer) FROM json_array_elements(talk) AS one), 0)
      FROM json_to_recordset($1::json) AS given (match text, revision bigint, setup text,
        status text, host text, next text, deciding bigint, clocks text, plans text,
        "planDue" bigint, chance text, opening text, choices json, ending text, "brokenIn" text,
        created bigint, changed bigint, talk json)`,
  },
  {
    text: `
      INSERT INTO seats (match, seat, guest, bot, name, stand_in, marks, over, changed)
      SELECT match, (one ->> 0)::integer, one ->> 1, one ->> 2, one ->> 3, one ->> 4, one ->> 5,
        (one ->> 6)::boolean, (one ->> 7)::bigint
      FROM json_to_recordset($1::json) AS given (match text, seats json),
        json_array_elements(seats) AS one`,
  },
  {
    text: `
      INSERT INTO moves (match, ply, entries, times)
      SELECT match, (one ->> 0)::integer, ${texts('one -> 1')},
        CASE WHEN json_typeof(one -> 2) = 'array' THEN ${numbers('one -> 2')} END
      FROM json_to_recordset($1::json) AS given (match text, moves json),
        json_array_elements(moves) AS one`,
  },
  {
    text: `
      INSERT INTO removed (match, guest)
      SELECT match, one FROM json_to_recordset($1::json) AS given (match text, removed json),
        json_array_elements_text(removed) AS one`,
  },
  {
    text: `
      INSERT INTO talk (match, number, guest, name, seat, ply, said)
      SELECT match, (one ->> 0)::integer, one ->> 1, one ->> 2, (one ->> 3)::integer,
        (one ->> 4)::integer, (one ->> 5)::json
      FROM json_to_recordset($1::json) AS given (match text, talk json),
        json_array_elements(talk) AS one`,
  },
];
