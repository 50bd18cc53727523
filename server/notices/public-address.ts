import ipaddr from 'ipaddr.js';

/**
 * Whether an address is one of the internet at large. All others are refused: this machine, its
 * network, addresses that stand for others (IPv4 within IPv6, tunnels), groups and reserved ones.
 */
export const isPublicAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.parse(address).range() === 'unicast';

/** The address that a URL names by itself, without a name that would have to be looked up. */
export function literalAddress(hostname: string): string | undefined {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return ipaddr.isValid(bare) ? bare : undefined;
}
