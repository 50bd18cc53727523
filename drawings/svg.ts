/** How a shape is painted. */
export interface Paint {
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly opacity?: number;
  readonly dashes?: string;
}

/** Shorter than what a computer makes of a third, and as exact as any eye. */
const number = (value: number): string => String(Math.round(value * 100) / 100);

const attribute = (name: string, value: string | number | undefined): string =>
  value === undefined ? '' : ` ${name}="${typeof value === 'number' ? number(value) : value}"`;

/** Lines have round ends and corners, as on the boards. */
const painted = ({ fill = 'none', stroke, width, opacity, dashes }: Paint): string =>
  attribute('fill', fill) +
  attribute('stroke', stroke) +
  attribute('stroke-width', width) +
  (stroke === undefined ? '' : ' stroke-linecap="round" stroke-linejoin="round"') +
  attribute('stroke-dasharray', dashes) +
  attribute('opacity', opacity);

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const rectangle = (box: Box, paint: Paint, rounding?: number): string =>
  `<rect${attribute('x', box.x)}${attribute('y', box.y)}${attribute('width', box.width)}` +
  `${attribute('height', box.height)}${attribute('rx', rounding)}${painted(paint)}/>`;

export const circle = (x: number, y: number, radius: number, paint: Paint): string =>
  `<circle${attribute('cx', x)}${attribute('cy', y)}${attribute('r', radius)}${painted(paint)}/>`;

export const path = (d: string, paint: Paint): string => `<path d="${d}"${painted(paint)}/>`;

/** Parts that are drawn from another place, larger or smaller. */
export const placed = (x: number, y: number, scale: number, parts: readonly string[]): string =>
  `<g transform="translate(${number(x)} ${number(y)}) scale(${scale.toFixed(4)})">` +
  `${parts.join('')}</g>`;

/** Parts that are seen through. */
export const faint = (opacity: number, parts: readonly string[]): string =>
  `<g${attribute('opacity', opacity)}>${parts.join('')}</g>`;

/** A drawing within the drawing, as large as fits, and cut off: `view` is its own size. */
export const within = (
  { x, y, width, height }: Box,
  view: { readonly width: number; readonly height: number },
  parts: readonly string[],
): string =>
  `<svg${attribute('x', x)}${attribute('y', y)}${attribute('width', width)}` +
  `${attribute('height', height)} viewBox="0 0 ${number(view.width)} ${number(view.height)}"` +
  ` preserveAspectRatio="xMidYMin meet">${parts.join('')}</svg>`;
