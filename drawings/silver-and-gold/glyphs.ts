/** Signs in a square of 24: what is filled, and the lines over it. */
interface Glyph {
  readonly fill?: string;
  readonly lines: string;
}

export const GLYPHS = {
  cross: { lines: 'M6 6L18 18M18 6L6 18' },
  coin: {
    fill: 'M12 3.2a8.8 8.8 0 1 1 0 17.6a8.8 8.8 0 1 1 0-17.6z',
    lines:
      'M12 3.2a8.8 8.8 0 1 1 0 17.6a8.8 8.8 0 1 1 0-17.6zM12 7.2l4.2 3.4-1.6 5.2H9.4l-1.6-5.2z',
  },
  palm: {
    fill:
      'M12.4 9.6C9.6 5.4 5.6 5 3 7.6c3-.4 4.6.8 5.6 2.2C5.6 9.6 3.8 11.8 4 15' +
      'c1.8-2.4 4.6-3.2 8-4.6 3 .8 5.8 1.8 7.4 4.6.4-3.6-1.6-5.6-4.4-5.6' +
      ' 1.2-1.4 3-2.2 5.8-1.6-2.4-2.8-6.2-2.4-8.4 1.8z',
    lines: 'M12.4 10.2C12.8 14 12 18 10 21M6.5 21.2h9',
  },
  cup: {
    fill: 'M7 3.5h10v5a5 5 0 0 1-10 0z',
    lines:
      'M7 3.5h10v5a5 5 0 0 1-10 0zM7 5H3.8c0 3.4 1.2 5 3.8 5.2M17 5h3.2c0 3.4-1.2 5-3.8 5.2' +
      'M12 13.5V18M8 20.5c0-1.6 1.6-2.5 4-2.5s4 .9 4 2.5z',
  },
  card: { lines: 'M6.5 3h11v18h-11zM9.5 12.2l2 2 3.5-4.4' },
  tick: { lines: 'M5 12.8l4.8 4.9L19.2 6.6' },
  turn: { lines: 'M18.8 8.2A8 8 0 1 0 20 13M19.4 3.8v4.8h-4.8' },
  mirror: { lines: 'M12 3v18M9 7L3.5 17H9zM15 7l5.5 10H15z' },
  next: {
    lines:
      'M12 6.2a5.8 5.8 0 1 1 0 11.6a5.8 5.8 0 1 1 0-11.6z' +
      'M12 2.4v4.8M12 16.8v4.8M2.4 12h4.8M16.8 12h4.8',
  },
  seal: { lines: 'M12 3.5a6 6 0 1 1 0 12a6 6 0 1 1 0-12zM8.5 14.5L7 21l5-2.6 5 2.6-1.5-6.5' },
} as const satisfies Record<string, Glyph>;

export type GlyphName = keyof typeof GLYPHS;

export const fillOf = (name: GlyphName): string | undefined => {
  const glyph: Glyph = GLYPHS[name];
  return glyph.fill;
};
