import { itemAt } from '@pepite/kernel';
import uPlot from 'uplot';
import { LINES } from '../../theme/lines.ts';
import type { PlotAxis, PlotData, PlotLine } from './plot.ts';
import { drawRanges } from './ranges.ts';

/** Where a plot is drawn. */
export interface PlotPlace {
  readonly element: HTMLElement;
  readonly width: number;
  readonly height: number;
  /** Told which place on the x axis is pointed at, if any is. */
  readonly point: (index: number | undefined) => void;
}

type Values = readonly (number | undefined)[];

const FONT = '12px Nunito, system-ui, sans-serif';
const THICK = 2.5;
/** How much of its colour the interval of a line is filled with. */
const VEIL = '18%';
/** What is left free above and below, of what is drawn. */
const MARGIN = 0.08;
/** More figures than that overlap below a plot on a phone. */
const MOST_FIGURES = 10;

/** Draws a plot in the colours that hold there, and returns how to take it away. */
export function drawPlot(data: PlotData, place: PlotPlace): () => void {
  const style = getComputedStyle(place.element);
  const colour = (name: string): string => style.getPropertyValue(`--${name}`).trim();
  const colours = data.lines.map((line) => colour(lookOf(line).colour));
  const plot = new uPlot(
    {
      width: place.width,
      height: place.height,
      padding: [8, 12, null, null],
      legend: { show: false },
      cursor: { drag: { x: false, y: false }, points: { show: false }, y: false },
      scales: { x: { time: false, range: () => acrossOf(data) }, y: { range: () => upOf(data) } },
      axes: [
        { ...axisOf(data.x, colour), size: 34, ...onPlaces(data) },
        { ...axisOf(data.y, colour), size: 60 },
      ],
      series: [{}, ...data.lines.flatMap((line, at) => seriesOf(data, line, itemAt(colours, at)))],
      bands: data.kind === 'curve' ? data.lines.map((_, at) => bandOf(at, colours)) : [],
      hooks: {
        setCursor: [({ cursor }) => place.point(cursor.idx ?? undefined)],
        draw: data.kind === 'ranges' ? [(self) => drawRanges(self, data, colours)] : [],
      },
    },
    columnsOf(data),
    place.element,
  );
  return () => plot.destroy();
}

const lookOf = ({ look }: PlotLine): (typeof LINES)[number] => itemAt(LINES, look % LINES.length);

const axisOf = (axis: PlotAxis, colour: (name: string) => string): uPlot.Axis => ({
  label: axis.title,
  labelFont: FONT,
  labelSize: 22,
  font: FONT,
  stroke: colour('muted'),
  grid: { stroke: colour('line'), width: 1 },
  ticks: { stroke: colour('line'), width: 1 },
  values: (_, splits) => splits.map(axis.format),
});

/** Figures at the places themselves, and nowhere between: at some of them, where there are many. */
function onPlaces({ kind, places, isContinuous = false }: PlotData): uPlot.Axis {
  if (kind === 'steps' || isContinuous) return {};
  const stride = Math.ceil(places.length / MOST_FIGURES);
  return { splits: () => places.filter((_, at) => at % stride === 0) };
}

/** The last class ends where another would begin, with nothing in it. */
function columnsOf({ kind, places, width, lines }: PlotData): uPlot.AlignedData {
  const isClosed = kind === 'steps';
  const closed = (values: Values): (number | null)[] => [
    ...Array.from(values, (value) => value ?? null),
    ...(isClosed ? [0] : []),
  ];
  const last = isClosed ? [(places.at(-1) ?? 0) + width] : [];
  const columns = lines.flatMap(({ values, low, high }) => [
    closed(values),
    closed(low.length === 0 ? values : low),
    closed(high.length === 0 ? values : high),
  ]);
  return [[...places, ...last], ...columns];
}

/** Of each line what it is, and the two that its interval lies between. */
function seriesOf(
  { kind, isContinuous = false }: PlotData,
  line: PlotLine,
  colour: string,
): uPlot.Series[] {
  const { dash } = lookOf(line);
  const paths = kind === 'steps' ? uPlot.paths.stepped?.({ align: 1 }) : uPlot.paths.linear?.();
  const seen: uPlot.Series = {
    label: line.name,
    stroke: colour,
    width: THICK,
    dash: dash === 'none' ? [] : dash.split(' ').map(Number),
    points: { show: kind === 'curve' && !isContinuous, size: 5, fill: colour },
    ...(paths === undefined ? {} : { paths }),
    ...(kind === 'steps' ? { fill: veilOf(colour) } : {}),
  };
  const unseen: uPlot.Series = { points: { show: false }, paths: () => null };
  // A band is filled between two lines that have no width themselves.
  const edge: uPlot.Series = kind === 'curve' ? { width: 0, points: { show: false } } : unseen;
  return [kind === 'ranges' ? unseen : seen, edge, edge];
}

const veilOf = (colour: string): string => `color-mix(in srgb, ${colour} ${VEIL}, transparent)`;

const bandOf = (line: number, colours: readonly string[]): uPlot.Band => ({
  series: [3 * line + 3, 3 * line + 2],
  fill: veilOf(itemAt(colours, line)),
});

/** From the first place to the last, with room for what lies beside single values. */
function acrossOf({ places, kind, width }: PlotData): [number, number] {
  const [least, most] = [Math.min(...places), Math.max(...places)];
  if (kind === 'steps') return [least, most + width];
  return kind === 'ranges' ? [least - 0.5, most + 0.5] : [least, most];
}

/** As much as there is to see; shares of classes begin at nothing. */
function upOf({ lines, kind, y }: PlotData): [number, number] {
  if (y.range !== undefined) return [...y.range];
  const all = lines.flatMap(({ values, low, high }) => [...values, ...low, ...high]);
  const known = all.filter((value) => value !== undefined).filter(Number.isFinite);
  const [least, most] = [Math.min(...known), Math.max(...known)];
  if (least > most) return [0, 1];
  const room = MARGIN * (most - least || 1);
  return [kind === 'steps' ? 0 : least - room, most + room];
}
