/**
 * The full rules of a game in one language, written for someone who reads them for the first time.
 * It is no part of the game's declaration: who plays need not load it.
 */
export type Guide = readonly GuideSection[];
export interface GuideSection {
    /** The same in all languages: links lead to it. */
    readonly id: string;
    readonly title: string;
    readonly paragraphs: readonly GuideParagraph[];
}
export interface GuideParagraph {
    /** The clause of the rules that is told here; each is told in exactly one place. */
    readonly clause?: string;
    readonly title?: string;
    readonly text: string;
    /** What is better told as a list, after the text. */
    readonly points?: readonly string[];
    /** What this project decided where the rulebook is silent. */
    readonly ruling?: string;
    /** The picture that goes with it: the name of a file in the board's folder of figures. */
    readonly figure?: string;
}
