import { itemAt } from '../../kernel/index.ts';
import type { Figure } from './figure.ts';
import type { Findings, Where } from './findings.ts';
import { type Block, type Cell, table } from './page.ts';
import { en, fr, type Told, told } from './told.ts';

/** A line of a table: what it is called, and the measure, or what is worked out of some. */
export type Line = readonly [
  name: Told,
  figure: string | ((findings: Findings, where: Where) => Figure),
];

const figureIn = (findings: Findings, [, figure]: Line, where: Where): Figure =>
  typeof figure === 'string' ? findings.figure(figure, where) : figure(findings, where);

const seatsTold = (seats: number): Told =>
  seats === 1 ? told('1 player', '1 joueur') : told(en`${seats} players`, fr`${seats} joueurs`);

/** A column for each number of players; nothing where that number tells nothing. */
export function bySeats(
  findings: Findings,
  corner: Told,
  lines: readonly Line[],
  seats: readonly number[] = findings.seats,
): Block {
  return table(
    [corner, ...seats.map(seatsTold)],
    lines.map((line) => [
      line[0],
      ...seats.map((count) => figureIn(findings, line, { seats: count })),
    ]),
  );
}

/** What is told of every thing: a measure under a name. */
export type ItemColumn = readonly [name: Told, measure: string];

/** A line for each thing that measures are told of, a column for each measure. */
export function byItem(
  findings: Findings,
  corner: Told,
  where: Where,
  columns: readonly ItemColumn[],
  isShown: (id: string) => boolean = () => true,
): Block {
  const [, first] = itemAt(columns, 0);
  return table(
    [corner, ...columns.map(([name]) => name)],
    findings
      .items(first, where)
      .filter(({ id }) => isShown(id))
      .map(({ id, name }) => [
        name,
        ...columns.map(([, measure]): Cell =>
          findings.has(`${measure}/${id}`, where) ? findings.figure(`${measure}/${id}`, where) : '',
        ),
      ]),
  );
}

/** How wins lie by who starts, as points of a hundred above or below a fair share. */
export function winsByOrder(findings: Findings, seats: readonly number[], variant?: string): Block {
  const places = Array.from({ length: Math.max(...seats) }, (_, place) => place);
  return table(
    [
      told(
        'Wins in 100 matches, against a fair share',
        'Victoires sur 100, par rapport à une part égale',
      ),
      ...places.map((place) =>
        place === 0 ? told('starts', 'commence') : told(ordinal(place + 1), fr`${place + 1}ᵉ`),
      ),
    ],
    seats.map((count) => [
      seatsTold(count),
      ...places.map((place): Cell => {
        if (place >= count) return '';
        return marked(
          findings.offset(`wins-by-turn/${place}`, {
            seats: count,
            ...(variant !== undefined && { variant }),
          }),
        );
      }),
    ]),
  );
}

const ordinal = (place: number): string =>
  place === 2 ? '2nd' : place === 3 ? '3rd' : `${place}th`;

/** The first variant, and what the others change. */
export function changes(
  findings: Findings,
  corner: Told,
  seats: number,
  names: Readonly<Record<string, Told>>,
  lines: readonly (readonly [name: Told, key: string])[],
): Block {
  const variants = findings.variantsWith(seats);
  const others = variants.slice(1);
  return table(
    [corner, ...variants.map((variant) => names[variant] ?? told(variant, variant))],
    lines.map(([name, key]) => [
      name,
      findings.figure(key, { seats }),
      ...others.map((variant) => marked(findings.change(key, { seats, variant }))),
    ]),
  );
}

/** What is more than chance stands out. */
const marked = (figure: Figure & { readonly isReal: boolean }): Told =>
  figure.isReal ? told(en`**${figure}**`, fr`**${figure}**`) : told(en`${figure}`, fr`${figure}`);
