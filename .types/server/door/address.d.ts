/**
 * Whom a limit counts: an IPv4 address, or the /64 an IPv6 address lies in. Whoever has one address
 * of a /64 usually has all of them, so counting each alone would count nothing.
 */
export declare function bucketOf(address: string | undefined): string;
