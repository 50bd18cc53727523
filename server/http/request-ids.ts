import { randomBytes } from 'node:crypto';

/**
 * Names for requests, and for the sockets that some become: what the log says of one can be found
 * by it. It begins with a part that no other start of the program has.
 */
export function requestIds(): () => string {
  const start = randomBytes(4).toString('hex');
  let count = 0;
  return () => `${start}-${(++count).toString(36)}`;
}
