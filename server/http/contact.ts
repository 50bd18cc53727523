import type { Clock } from '@pepite/matches';
import type { FastifyInstance } from 'fastify';

/** What a host may say. */
export const CONTACT_EXPECTED = 'host@example.org, https://example.org/contact';

const MAIL = /^[^\s"'<>&@]+@[^\s"'<>&@]+$/;
/** Whoever reads it looks again after so many milliseconds at the latest. */
const VALID_FOR = 180 * 24 * 60 * 60 * 1000;

/** Where the host can be written to, as a link: to an address of mail or to a page. */
export function parseContact(text: string): string | undefined {
  if (MAIL.test(text)) return `mailto:${text}`;
  return text.startsWith('https://') && URL.canParse(text) ? new URL(text).href : undefined;
}

/** A page that says in its head where its host can be written to (`web/site/contact.ts`). */
export const withContact = (page: string, contact: string | undefined): string =>
  contact === undefined ? page : page.replace('</head>', () => `${metaOf(contact)}\n</head>`);

const metaOf = (contact: string): string =>
  `<meta name="pepite-contact" content="${contact.replaceAll('&', '&amp;')}">`;

/** Tells those who have found a flaw of this server where to report it, as RFC 9116 says. */
export function addContact(app: FastifyInstance, contact: string | undefined, clock: Clock): void {
  if (contact === undefined) return;
  app.get('/.well-known/security.txt', (_request, reply) => {
    const expires = new Date(clock.date() + VALID_FOR).toISOString();
    return reply
      .type('text/plain; charset=utf-8')
      .send(`Contact: ${contact}\nExpires: ${expires}\nPreferred-Languages: en, fr\n`);
  });
}
