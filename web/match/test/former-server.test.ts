// A page of this version follows a match as servers of other versions tell it: their messages are
// kept as data beside the tests of the server's matches.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerMessage } from '@pepite/protocol';
import { describe, expect, it } from 'vitest';
import { FollowedMatch } from '../followed-match.ts';

const FIXTURES = join(import.meta.dirname, '../../../matches/test/fixtures');
const files = readdirSync(FIXTURES).filter((file) => file.startsWith('server-messages-'));

const messagesOf = (file: string): readonly ServerMessage[] => {
  const lines = readFileSync(join(FIXTURES, file), 'utf8').trimEnd().split('\n');
  return lines.map((line) => JSON.parse(line) as ServerMessage);
};

describe('messages of servers of other versions', () => {
  it.each(files)('a page follows all of %s and has nothing to ask', (file) => {
    const messages = messagesOf(file);
    const first = messages.find((message) => message.type === 'match');
    const asked: unknown[] = [];
    const line = { session: 1, send: (request: unknown) => asked.push(request) };
    const followed = new FollowedMatch(first?.state.match ?? '', line);
    const away: unknown[] = [];
    let moved = 0;
    for (const message of messages) {
      if (message.type === 'match') expect(followed.replace(message.state)).toBe(true);
      if (message.type === 'presence') {
        followed.notePresence(message);
        away.push(followed.state?.seats[1]);
      }
      if (message.type !== 'moved') continue;
      moved++;
      expect(followed.advance(message)).toBe(true);
      expect(followed.state?.position).toEqual(message.position);
      expect(followed.latest).toEqual(message.events);
    }
    expect(moved).toBeGreaterThan(5);
    expect(asked).toEqual([]);
    expect(away).toContainEqual(expect.objectContaining({ present: false }));
    const last = messages.findLast((message) => message.type === 'match');
    expect(followed.state?.status).toBe(last?.state.status);
  });
});
