import type { Config } from '../config.ts';
import { fitted, LIMITS } from '../http/limits.ts';
import { contactFor } from '../notices/contact.ts';
import { believesStrangers, isThisMachine } from '../proxy.ts';
import type { Finding } from './finding.ts';
import type { Machine } from './machine.ts';

/** Whose word about visitors is taken, and whether anybody gets past a proxy. */
export function examineProxy({ proxy, host }: Config): Finding {
  if (believesStrangers(proxy, host)) return { kind: 'proxy-strangers', host };
  if (proxy !== false) return { kind: 'proxy-trusted', trusted: proxy };
  // Nobody from elsewhere reaches it, so there is a proxy, or nobody comes.
  const isLocal = host === 'localhost' || isThisMachine(host);
  return isLocal ? { kind: 'proxy-untrusted', host } : { kind: 'proxy-none' };
}

/** Where players can have notices sent, and what push services are told of their sender. */
export function examineNotices(config: Config): Finding {
  if (config.noticesPrivate === true) return { kind: 'notices-private' };
  const contact = contactFor(config);
  return contact === undefined ? { kind: 'notices-unsigned' } : { kind: 'notices-signed', contact };
}

/** How many can be let in: each visitor is a file to the system, and a proxy makes it two. */
export function examineLimits({ limits }: Config, { openFiles }: Machine): Finding {
  if (!limits) return { kind: 'limits-off' };
  const { sockets } = fitted(LIMITS, openFiles);
  if (sockets < LIMITS.sockets / 2) return { kind: 'files-few', most: openFiles, sockets };
  return { kind: 'files-enough', most: Number.isFinite(openFiles) ? openFiles : null, sockets };
}
