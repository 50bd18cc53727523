import { BlockList, isIP } from 'node:net';

/**
 * Whose `X-Forwarded-*` headers are believed: nobody's, those of so many proxies in a row before
 * us, or those of proxies at these addresses. What a visitor writes into them never counts.
 */
export type TrustedProxies = false | number | readonly string[];

export const PROXY_EXPECTED =
  'off, on (one proxy), a number of proxies, addresses (10.0.0.0/8, ::1)';
const MOST_HOPS = 16;

/** Reads the setting; nothing if it is none. */
export function parseProxy(text: string): TrustedProxies | undefined {
  if (text === 'off') return false;
  if (text === 'on') return 1;
  if (/^\d{1,2}$/.test(text)) return Number(text) <= MOST_HOPS ? Number(text) || false : undefined;
  const addresses = text.split(',').map((address) => address.trim());
  return addresses.every(isNetwork) ? addresses : undefined;
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
  );
}

/**
 * Says of an address, so many connections away from us (0 is the other end of ours), whether a
 * trusted proxy is there.
 */
export type Trust = (address: string, hop: number) => boolean;

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 4 ? 'ipv4' : 'ipv6');

export function trustOf(proxy: TrustedProxies): Trust {
  if (proxy === false) return () => false;
  if (typeof proxy === 'number') return (_address, hop) => hop < proxy;
  const list = new BlockList();
  for (const network of proxy) {
    const [address = '', bits] = network.split('/');
    const family = familyOf(address);
    list.addSubnet(address, Number(bits ?? (family === 'ipv4' ? 32 : 128)), family);
  }
  return (address) => isIP(address) !== 0 && list.check(address, familyOf(address));
}

/** Whether an address is of this very machine. */
const isLoopback = trustOf(['127.0.0.0/8', '::1']);
export const isThisMachine = (address: string | undefined): boolean =>
  address !== undefined && isLoopback(address, 0);

/**
 * Who only counts proxies believes whoever connects. That is for a server that others reach through
 * them alone, and one that listens on more than its own machine can't know whether it is.
 */
export const believesStrangers = (proxy: TrustedProxies, host: string): boolean =>
  typeof proxy === 'number' && host !== 'localhost' && !isThisMachine(host);
