import { isIP, isIPv4 } from 'node:net';

/** What a proxy may write instead of an address; all of those share one allowance. */
const UNKNOWN = 'unknown';

/** The parts of an IPv6 address that one customer's network has: the first 64 bits. */
const NETWORK_PARTS = 4;
const ALL_PARTS = 8;

/**
 * Whom a limit counts: an IPv4 address, or the /64 an IPv6 address lies in. Whoever has one address
 * of a /64 usually has all of them, so counting each alone would count nothing.
 */
export function bucketOf(address: string | undefined): string {
  const text = address?.replace(/%.*$/, '') ?? '';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(text)?.[1];
  if (mapped !== undefined && isIPv4(mapped)) return mapped;
  if (isIPv4(text)) return text;
  return isIP(text) === 6 ? networkOf(text) : UNKNOWN;
}

function networkOf(address: string): string {
  // The last part may be written as IPv4; it stands for two parts, and is never in the first four.
  const [head = '', tail = ''] = address.replace(/\d+\.\d+\.\d+\.\d+$/, '0:0').split('::');
  const first = partsOf(head);
  const last = partsOf(tail);
  const zeros = Array.from({ length: ALL_PARTS - first.length - last.length }, () => '0');
  return `${[...first, ...zeros, ...last].slice(0, NETWORK_PARTS).join(':')}::/64`;
}

const partsOf = (text: string): readonly string[] =>
  text === '' ? [] : text.split(':').map((part) => Number.parseInt(part, 16).toString(16));
