import { itemAt } from '@pepite/kernel';
import { LINES } from '../../theme/lines.ts';
import { Chart } from './chart.ts';
import type { Curve } from './curve.ts';

/** What a picture of a match tells. */
export interface PictureContent {
  /** The name of the game. */
  readonly title: string;
  /** Everybody in the order of places. */
  readonly lines: readonly Line[];
  readonly curve: Curve;
}

interface Line {
  readonly place: string;
  readonly names: string;
  readonly score: string;
  /** Which one of the sides of the curve. */
  readonly side: number;
}

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 60;
const CHART = { width: 600, height: 340, left: MARGIN, top: 210 };
const TABLE = { left: 710, top: 250, line: 56, score: 190 };

/** The colours of the pages by day: a picture can't know where it will be looked at. */
const COLOURS = {
  paper: '#f6f0e3',
  surface: '#fdf8ed',
  ink: '#2a2118',
  line: '#dccfb8',
  'gold-ink': '#7d5500',
  zinc: '#1c5c98',
  copper: '#a3461c',
  phosphorus: '#45681c',
  bismuth: '#7b3a8c',
  silver: '#4f5b69',
} as const;

/** Our nugget, as on every page. */
const NUGGET: readonly (readonly [string, string])[] = [
  ['#c98f1a', 'M9 5.5L18.5 3l8 5.5L29.5 19l-6 8.5L11 29L3 21l1.5-9z'],
  ['#f4d37a', 'M9 5.5L18.5 3l-4 9.5l-10-.5z'],
  ['#e6b544', 'M18.5 3l8 5.5l-3.5 8l-8.5-4z'],
  ['#e0aa35', 'M4.5 12l10 .5l-1 9L3 21z'],
  ['#fbe7a8', 'M14.5 12.5l8.5 4l-2.5 6.5l-7-1.5z'],
  ['#b57a10', 'M26.5 8.5L29.5 19l-9 4l2.5-6.5z'],
  ['#9a640a', 'M3 21l10.5.5l7 1.5l3 4.5L11 29z'],
];

const shapeOf = (path: string): Path2D => new Path2D(path);

type Brush = CanvasRenderingContext2D;

/** A match in one picture: the game, the places, and how points went. */
export function paintPicture(told: PictureContent): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const brush = canvas.getContext('2d');
  if (brush === null) throw new Error('this browser paints nothing');
  brush.fillStyle = COLOURS.paper;
  brush.fillRect(0, 0, WIDTH, HEIGHT);
  paintHead(brush, told.title);
  paintCurve(brush, told.curve);
  told.lines.forEach((line, index) => paintLine(brush, line, index));
  return canvas;
}

function paintHead(brush: Brush, title: string): void {
  brush.save();
  brush.translate(MARGIN, 52);
  brush.scale(2.6, 2.6);
  for (const [colour, path] of NUGGET) {
    brush.fillStyle = colour;
    brush.fill(shapeOf(path));
  }
  brush.restore();
  brush.font = '600 64px Fraunces, Georgia, serif';
  brush.fillStyle = COLOURS.ink;
  brush.fillText(title, 165, 118, 780);
  brush.font = '600 40px Fraunces, Georgia, serif';
  brush.fillStyle = COLOURS['gold-ink'];
  brush.textAlign = 'end';
  brush.fillText('Pépite', WIDTH - MARGIN, 118);
  brush.textAlign = 'start';
}

function paintCurve(brush: Brush, curve: Curve): void {
  const { width, height, left, top } = CHART;
  const chart = new Chart(curve, CHART);
  brush.save();
  brush.translate(left, top);
  brush.fillStyle = COLOURS.surface;
  brush.fillRect(0, 0, width, height);
  brush.strokeStyle = COLOURS.line;
  brush.lineWidth = 2;
  for (const { y } of chart.levels()) brush.stroke(shapeOf(`M0 ${y}H${width}`));
  for (const side of curve.sides.keys()) {
    takeLine(brush, side);
    brush.stroke(shapeOf(chart.path(side)));
  }
  brush.restore();
}

/** Draws as the lines of a side are drawn. */
function takeLine(brush: Brush, side: number): void {
  const { colour, dash } = itemAt(LINES, side);
  brush.strokeStyle = COLOURS[colour];
  brush.lineWidth = 5;
  brush.setLineDash(dash === 'none' ? [] : dash.split(' ').map((length) => 2 * Number(length)));
}

function paintLine(brush: Brush, { place, names, score, side }: Line, index: number): void {
  const y = TABLE.top + index * TABLE.line;
  brush.save();
  takeLine(brush, side);
  brush.stroke(shapeOf(`M${TABLE.left} ${y - 9}h44`));
  brush.font = `${index === 0 ? 800 : 500} 28px Nunito, 'Segoe UI', sans-serif`;
  brush.fillStyle = COLOURS.ink;
  const right = WIDTH - MARGIN;
  const start = TABLE.left + 60;
  brush.fillText(`${place}  ${names}`, start, y, right - TABLE.score - start);
  brush.textAlign = 'end';
  brush.fillText(score, right, y, TABLE.score - 10);
  brush.restore();
}
