import { Type, type Static } from 'typebox';
/** Who may find a match: anybody in the lobby, or only those who have its link. */
export declare const ACCESSES: readonly ["public", "link"];
export type Access = (typeof ACCESSES)[number];
/** Bots move at a pace that people can follow, or as soon as they know what to do. */
export declare const PACES: readonly ["human", "quick"];
export type Pace = (typeof PACES)[number];
/** Levels for people, from the weakest to the best; the last two are for tools and tests. */
export declare const BotSchema: Type.TUnion<[Type.TLiteral<"newcomer">, Type.TLiteral<"casual">, Type.TLiteral<"regular">, Type.TLiteral<"strong">, Type.TLiteral<"expert">, Type.TLiteral<"heuristic">, Type.TLiteral<"random">]>;
/** The body of `POST /api/matches`. Whether it fits the game is checked against its declaration. */
export declare const SetupSchema: Type.TObject<{
    game: Type.TString;
    /** One entry a seat: the bot that sits there, or nothing for people. */
    bots: Type.TArray<Type.TUnion<[Type.TUnion<[Type.TLiteral<"newcomer">, Type.TLiteral<"casual">, Type.TLiteral<"regular">, Type.TLiteral<"strong">, Type.TLiteral<"expert">, Type.TLiteral<"heuristic">, Type.TLiteral<"random">]>, Type.TNull]>>;
    options: Type.TRecord<"^.*$", Type.TUnknown>;
    access: Type.TUnion<[Type.TLiteral<"public">, Type.TLiteral<"link">]>;
    /** Whether everybody who sits down here may ask what the best bot would do. */
    hints: Type.TOptional<Type.TBoolean>;
    pace: Type.TOptional<Type.TUnion<[Type.TLiteral<"human">, Type.TLiteral<"quick">]>>;
    /** The level of the bots that stand in for players who are away. */
    standIn: Type.TOptional<Type.TUnion<[Type.TLiteral<"newcomer">, Type.TLiteral<"casual">, Type.TLiteral<"regular">, Type.TLiteral<"strong">, Type.TLiteral<"expert">, Type.TLiteral<"heuristic">, Type.TLiteral<"random">]>>;
    /** Begin at once; the creator sits at the first free seat, and all others need a bot. */
    start: Type.TBoolean;
}>;
export type Setup = Static<typeof SetupSchema>;
/** The body of `PUT /api/me`. */
export declare const MeSchema: Type.TObject<{
    name: Type.TString;
}>;
/** The answer of `GET /api/me` and `PUT /api/me`. */
export interface Me {
    readonly name: string | null;
}
/** The answer of `POST /api/matches`. */
export interface Created {
    readonly match: string;
}
