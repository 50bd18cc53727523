import type { Connection } from './database.ts';
/** The key that cookies are signed with: made once, so that seats outlive a restart. */
export declare function cookieKey(database: Connection): Buffer;
