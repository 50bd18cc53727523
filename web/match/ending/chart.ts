import { itemAt } from '@pepite/kernel';
import type { Curve } from './curve.ts';

/** A place in a drawing. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The curve of a match as lines within a drawing of some size. */
export class Chart {
  readonly #curve: Curve;
  readonly #size: Size;
  readonly #least: number;
  readonly #most: number;

  constructor(curve: Curve, size: Size) {
    const all = curve.steps.flatMap(({ points }) => points);
    this.#curve = curve;
    this.#size = size;
    this.#least = Math.min(0, ...all);
    this.#most = Math.max(1, ...all);
  }

  x(ply: number): number {
    return round((ply / this.#curve.plies) * this.#size.width);
  }

  y(points: number): number {
    const share = (points - this.#least) / (this.#most - this.#least);
    return round((1 - share) * this.#size.height);
  }

  /** Where a side stands after so many moves. */
  spot(side: number, ply: number): Spot {
    const step = this.#curve.steps.findLast((one) => one.ply <= ply);
    return { x: this.x(ply), y: this.y(step === undefined ? 0 : itemAt(step.points, side)) };
  }

  /** The points of a side as a path: they stay until they change. */
  path(side: number): string {
    const parts = this.#curve.steps.map(({ ply, points }, index) => {
      const y = this.y(itemAt(points, side));
      return index === 0 ? `M${this.x(ply)} ${y}` : `H${this.x(ply)}V${y}`;
    });
    return `${parts.join('')}H${this.#size.width}`;
  }

  /** Lines across, at round numbers of points. */
  levels(): readonly { readonly points: number; readonly y: number }[] {
    const step = stepFor(this.#most - this.#least);
    const first = Math.ceil(this.#least / step) * step;
    const count = Math.floor((this.#most - first) / step) + 1;
    return Array.from({ length: count }, (_, index) => {
      const points = first + index * step;
      return { points, y: this.y(points) };
    });
  }
}

const round = (length: number): number => Math.round(length * 10) / 10;

/** How far lines across lie apart: 1, 2 or 5 times a power of ten, at most five of them. */
function stepFor(range: number): number {
  const rough = range / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].find((times) => times * power >= rough) ?? 10;
  return Math.max(1, step * power);
}
