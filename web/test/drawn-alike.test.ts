import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BACK } from '@pepite/drawings/auruxxx/card';
import { PAINTS } from '@pepite/drawings/auruxxx/signs';
import { MINE } from '@pepite/drawings/or-etc/colours';
import { CARD_INK, FACES, GOLD_INK } from '@pepite/drawings/theme/colours';
import { expect, it } from 'vitest';

const read = (path: string): string => readFileSync(join(import.meta.dirname, '..', path), 'utf8');

it('drawings of tables have the colours of the theme', () => {
  const tokens = read('theme/tokens.css');
  for (const [sign, face] of Object.entries(FACES))
    expect(tokens).toContain(`--${sign}-face: ${face};`);
  expect(tokens).toContain(`--card-ink: ${CARD_INK};`);
  expect(tokens).toContain(`--gold-card: ${GOLD_INK};`);
});

it('drawn cards of Auruxxx are painted as those on the board', () => {
  const painted = read('boards/auruxxx/Colours.svelte');
  const usual = /\[data-colour\]\) \{\s+--on-face: (#\w+)/.exec(painted)?.[1];
  for (const [paint, { face, ink }] of Object.entries(PAINTS)) {
    const rule = new RegExp(`'${paint}'\\]\\) \\{([^}]*)\\}`).exec(painted)?.[1] ?? '';
    expect(rule).toContain(`--face: ${face};`);
    expect(/--on-face: (#\w+)/.exec(rule)?.[1] ?? usual).toBe(ink);
  }
  const back = read('boards/auruxxx/back.svg');
  for (const part of [BACK.face, BACK.line, BACK.gold, BACK.twelve, ...BACK.lattice])
    expect(back).toContain(part);
});

it('drawn mines of Or etc. have the colours of those on the board', () => {
  const mine = read('boards/or-etc/mine/Mine.svelte');
  for (const colour of Object.values(MINE)) expect(mine).toContain(colour);
});
