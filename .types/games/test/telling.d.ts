import { type Referee, type Refusal } from '@pepite/kernel';
/** What the referee says to one line of a record. */
export declare function attempt<T, H, B, O>(referee: Referee<T, H, B, O>, line: string): Refusal | undefined;
/** Makes moves that must be legal. */
export declare function tell<T, H, B, O>(referee: Referee<T, H, B, O>, ...lines: readonly string[]): void;
/** Expects a move to be refused for a fault against a clause, and nothing to change. */
export declare function expectRefused<T, H, B, O>(referee: Referee<T, H, B, O>, line: string, fault: string, clause: string): void;
/** The legal moves of a seat, as texts; none where it is not asked. */
export declare const legal: <T, H, B, O>(referee: Referee<T, H, B, O>, seat: number) => readonly string[];
