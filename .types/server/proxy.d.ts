/**
 * Whose `X-Forwarded-*` headers are believed: nobody's, those of so many proxies in a row before
 * us, or those of proxies at these addresses. What a visitor writes into them never counts.
 */
export type Proxy = false | number | readonly string[];
export declare const PROXY_EXPECTED = "off, on (one proxy), a number of proxies, addresses (10.0.0.0/8, ::1)";
/** Reads the setting; nothing if it is none. */
export declare function parseProxy(text: string): Proxy | undefined;
/**
 * Says of an address, so many connections away from us (0 is the other end of ours), whether a
 * trusted proxy is there.
 */
export type Trust = (address: string, hop: number) => boolean;
export declare function trustOf(proxy: Proxy): Trust;
