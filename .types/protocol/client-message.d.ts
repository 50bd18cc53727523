import { Type, type Static } from 'typebox';
import type { MessageProblem } from './problem.ts';
/** The longest message a client may send, in characters. */
export declare const LONGEST_MESSAGE = 1024;
/**
 * Everything a client may say over a socket. What is about a match is about the one it watches.
 * `ply` and `own` say which position the player saw (see `Position`): a choice made for another
 * position is refused as stale, so that a message sent twice can't act twice.
 */
declare const SCHEMAS: {
    /** Tell me about the lobby, now and whenever it changes; I watch no match. */
    readonly lobby: Type.TObject<{
        type: Type.TLiteral<"lobby">;
        id: Type.TOptional<Type.TInteger>;
    }>;
    /** Tell me about this match, now and whenever it changes. */
    readonly watch: Type.TObject<{
        type: Type.TLiteral<"watch">;
        id: Type.TOptional<Type.TInteger>;
        match: Type.TString;
    }>;
    readonly sit: Type.TObject<{
        type: Type.TLiteral<"sit">;
        id: Type.TOptional<Type.TInteger>;
        seat: Type.TInteger;
    }>;
    readonly stand: Type.TObject<{
        type: Type.TLiteral<"stand">;
        id: Type.TOptional<Type.TInteger>;
    }>;
    readonly 'seat-bot': Type.TObject<{
        type: Type.TLiteral<"seat-bot">;
        id: Type.TOptional<Type.TInteger>;
        seat: Type.TInteger;
        bot: Type.TUnion<[Type.TLiteral<"newcomer">, Type.TLiteral<"casual">, Type.TLiteral<"regular">, Type.TLiteral<"strong">, Type.TLiteral<"expert">, Type.TLiteral<"heuristic">, Type.TLiteral<"random">]>;
    }>;
    /** Take a bot or a player away from a seat, before the match begins. */
    readonly unseat: Type.TObject<{
        type: Type.TLiteral<"unseat">;
        id: Type.TOptional<Type.TInteger>;
        seat: Type.TInteger;
    }>;
    readonly start: Type.TObject<{
        type: Type.TLiteral<"start">;
        id: Type.TOptional<Type.TInteger>;
    }>;
    readonly move: Type.TObject<{
        type: Type.TLiteral<"move">;
        id: Type.TOptional<Type.TInteger>;
        ply: Type.TInteger;
        own: Type.TInteger;
        move: Type.TString;
    }>;
    readonly 'take-back': Type.TObject<{
        type: Type.TLiteral<"take-back">;
        id: Type.TOptional<Type.TInteger>;
        ply: Type.TInteger;
    }>;
    /** Show me the positions before this one: before the one with so many moves, or the latest. */
    readonly 'look-back': Type.TObject<{
        type: Type.TLiteral<"look-back">;
        id: Type.TOptional<Type.TInteger>;
        before: Type.TOptional<Type.TInteger>;
    }>;
    /** What would the best bot do in my place? */
    readonly hint: Type.TObject<{
        type: Type.TLiteral<"hint">;
        id: Type.TOptional<Type.TInteger>;
        ply: Type.TInteger;
        own: Type.TInteger;
    }>;
    /** Let a bot play for somebody who has been away for a while. */
    readonly replace: Type.TObject<{
        type: Type.TLiteral<"replace">;
        id: Type.TOptional<Type.TInteger>;
        seat: Type.TInteger;
    }>;
    /** Play again oneself, after a bot has stood in. */
    readonly reclaim: Type.TObject<{
        type: Type.TLiteral<"reclaim">;
        id: Type.TOptional<Type.TInteger>;
    }>;
    readonly rematch: Type.TObject<{
        type: Type.TLiteral<"rematch">;
        id: Type.TOptional<Type.TInteger>;
    }>;
    readonly ping: Type.TObject<{
        type: Type.TLiteral<"ping">;
        id: Type.TOptional<Type.TInteger>;
    }>;
};
type Schemas = typeof SCHEMAS;
export type ClientMessage = {
    [K in keyof Schemas]: Static<Schemas[K]>;
}[keyof Schemas];
export type MessageType = ClientMessage['type'];
export type ParsedMessage = {
    readonly message: ClientMessage;
} | {
    readonly problem: MessageProblem;
    readonly id: number | null;
};
/** Reads one message at the door: one of the union, or the name of what is wrong with it. */
export declare function parseClientMessage(text: string): ParsedMessage;
export {};
