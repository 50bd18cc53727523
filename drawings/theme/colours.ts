import type { SignName } from './signs.ts';

/** The colours of the pages by night, as all pictures of links have them. */
export const NIGHT = {
  ground: '#2a1e12',
  panel: '#36281a',
  frame: '#e2b13c',
  line: '#5d4a35',
  ink: '#f4eadb',
  muted: '#c7b59a',
  gold: '#edc568',
} as const;

/** Faces of cards look the same by day and by night: `--<sign>-face` of `web/theme/tokens.css`. */
export const FACES: Readonly<Record<SignName, string>> = {
  bismuth: '#6d3a7d',
  copper: '#a04a20',
  phosphorus: '#4b6b22',
  silver: '#56616d',
  zinc: '#245f99',
  gold: '#e2b13c',
};

/** What is written on a face (`--card-ink`), and on that of gold (`--gold-card`). */
export const CARD_INK = '#fff8e7';
export const GOLD_INK = '#3a2600';
