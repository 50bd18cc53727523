import { itemAt } from '@pepite/kernel';
import type uPlot from 'uplot';
import type { PlotData } from './plot.ts';

/** How far lines lie apart at one place, of the room between two places. */
const APART = 0.12;
const [POINT, THICK, CAP] = [4, 2, 4];

/** Draws each value as a point on the interval that it lies in. */
export function drawRanges(plot: uPlot, data: PlotData, colours: readonly string[]): void {
  const { ctx } = plot;
  const scale = devicePixelRatio;
  ctx.save();
  ctx.lineWidth = THICK * scale;
  data.lines.forEach(({ values, low, high }, index) => {
    ctx.strokeStyle = itemAt(colours, index);
    ctx.fillStyle = itemAt(colours, index);
    const aside = (index - (data.lines.length - 1) / 2) * APART;
    data.places.forEach((place, at) => {
      const value = values[at];
      if (value === undefined) return;
      const x = plot.valToPos(place + aside, 'x', true);
      const y = (one: number | undefined): number => plot.valToPos(one ?? value, 'y', true);
      drawRange(ctx, { x, y: y(value), top: y(high[at]), foot: y(low[at]) }, scale);
    });
  });
  ctx.restore();
}

interface Range {
  readonly x: number;
  readonly y: number;
  readonly top: number;
  readonly foot: number;
}

function drawRange(ctx: CanvasRenderingContext2D, range: Range, scale: number): void {
  const { x, y, top, foot } = range;
  const cap = CAP * scale;
  ctx.beginPath();
  ctx.moveTo(x, top);
  ctx.lineTo(x, foot);
  for (const end of [top, foot]) {
    ctx.moveTo(x - cap, end);
    ctx.lineTo(x + cap, end);
  }
  ctx.stroke();
  ctx.beginPath();
  ctx.arc(x, y, POINT * scale, 0, 2 * Math.PI);
  ctx.fill();
}
