import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ServerMessage, wrongFieldBy } from '@pepite/protocol';
import { SERVER_MESSAGES } from '@pepite/protocol/described';
import { expect, it } from 'vitest';

const KEPT = readFileSync(
  join(import.meta.dirname, 'fixtures', 'server-messages-next.jsonl'),
  'utf8',
);

it('everything that a server has said is as the description of its messages has it', () => {
  const messages = KEPT.trim()
    .split('\n')
    .map((line) => JSON.parse(line) as ServerMessage);
  const types = new Set(messages.map(({ type }) => type));
  expect(types.size).toBeGreaterThan(4);
  for (const message of messages) {
    const field = wrongFieldBy(SERVER_MESSAGES[message.type])(message);
    expect({ message, field }).toEqual({ message, field: undefined });
  }
});
