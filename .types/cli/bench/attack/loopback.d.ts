/** Where the server under attack listens: this machine, and nowhere else. */
export declare const TARGET = "127.0.0.1";
/** An attack is never aimed at, nor sent from, anything but this machine. */
export declare function loopback(address: string): string;
export declare const ATTACKER = "127.0.0.66";
/** The nth of those who have nothing to do with the attack. */
export declare const bystander: (n: number) => string;
