/** Where the server under attack listens: this machine, and nowhere else. */
export const TARGET = '127.0.0.1';

/** Addresses of this machine: the server takes each for another visitor. */
const LOOPBACK = /^127(\.(\d{1,2}|1\d\d|2[0-4]\d|25[0-5])){3}$/;

/** An attack is never aimed at, nor sent from, anything but this machine. */
export function loopback(address: string): string {
  if (LOOPBACK.test(address)) return address;
  throw new RangeError(`${address} is not an address of this machine's loopback`);
}

export const ATTACKER = '127.0.0.66';

/** The nth of the other addresses that an attack comes from, where one is not enough. */
export const accomplice = (n: number): string => `127.0.2.${1 + n}`;

/** The nth of those who have nothing to do with the attack. */
export const bystander = (n: number): string => `127.0.1.${1 + n}`;
