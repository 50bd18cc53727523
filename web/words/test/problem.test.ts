import type { Problem } from '@pepite/protocol';
import { describe, expect, it } from 'vitest';
import { english } from '../en.ts';
import { french } from '../fr.ts';

describe('problems that a server names', () => {
  it.each([english, french])('a kind of a later server is told as a failure', (texts) => {
    const failure = texts.problem({ kind: 'failed' });
    for (const kind of ['of-tomorrow', 'constructor', '__proto__']) {
      expect(texts.problem(JSON.parse(`{"kind":"${kind}"}`) as Problem)).toBe(failure);
    }
    expect(texts.problem({ kind: 'match-ended' })).not.toBe(failure);
  });
});
