import { describe, expect, it } from 'vitest';
import { TestClock } from '../../matches/test/support/clock.ts';
import { readConfig } from '../config.ts';
import { parseContact, withContact } from '../http/contact.ts';
import { startServer } from './support/in-process.ts';

const PATH = '/.well-known/security.txt';

describe('where a host can be written to', () => {
  it.each([
    ['ann@example.org', 'mailto:ann@example.org'],
    ['https://example.org/contact?a=1&b=2', 'https://example.org/contact?a=1&b=2'],
    ['https://example.org/"><script>', 'https://example.org/%22%3E%3Cscript%3E'],
  ])('%s is a link', (text, contact) => {
    expect(readConfig({}, { PEPITE_CONTACT: text })).toMatchObject({ config: { contact } });
  });

  it.each(['ann', 'http://example.org', 'javascript:alert(1)', 'a"b@example.org', 'https://'])(
    '%s is refused',
    (text) => {
      expect(parseContact(text)).toBeUndefined();
      expect(readConfig({}, { PEPITE_CONTACT: text })).toMatchObject({
        problem: { kind: 'value-wrong', name: 'PEPITE_CONTACT' },
      });
    },
  );

  it('a server says it to those who have found a flaw, and when to look again', async () => {
    const clock = new TestClock();
    const base = await startServer({ contact: 'mailto:ann@example.org' }, { clock });
    const answer = await fetch(base + PATH);
    const [contact, expires] = (await answer.text()).split('\n');
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(contact).toBe('Contact: mailto:ann@example.org');
    const until = Date.parse(expires?.replace('Expires: ', '') ?? '');
    expect(until).toBeGreaterThan(clock.date());
    // A year is the most that RFC 9116 recommends.
    expect(until).toBeLessThan(clock.date() + 366 * 24 * 60 * 60 * 1000);
  });

  it('a server says nothing where its host has said nothing', async () => {
    const answer = await fetch((await startServer()) + PATH);
    expect(answer.status).toBe(404);
  });

  it('a page has it in its head', () => {
    const page = '<head><title>page</title></head>';
    expect(withContact(page, 'https://example.org/?a=1&b=2')).toContain(
      '<meta name="pepite-contact" content="https://example.org/?a=1&amp;b=2">\n</head>',
    );
    expect(withContact(page, undefined)).toBe(page);
  });
});
