import type { Translated } from '@pepite/kernel';
import type { Budget } from './search/budget.ts';
/** What a level is called, and what to expect of it. */
export interface LevelWords {
    readonly name: string;
    readonly about: string;
}
/** How well a bot plays, whatever the game. */
export interface Level {
    readonly words: Translated<LevelWords>;
    /** How often out of a hundred choices it does just anything. */
    readonly blunders: number;
    /** How long it thinks; without it, it goes by its first sight. */
    readonly budget?: Budget;
}
/** From the one that discovers the game to the best we have. */
export declare const LEVELS: {
    readonly newcomer: {
        readonly words: {
            readonly en: {
                readonly name: "Newcomer";
                readonly about: "Discovers the game: mostly tries things out, and lets you win.";
            };
            readonly fr: {
                readonly name: "Novice";
                readonly about: "Découvre le jeu : essaie surtout des coups, et vous laisse gagner.";
            };
        };
        readonly blunders: 90;
    };
    readonly casual: {
        readonly words: {
            readonly en: {
                readonly name: "Casual";
                readonly about: "Plays for fun: sees what is obvious, and is often elsewhere.";
            };
            readonly fr: {
                readonly name: "Dilettante";
                readonly about: "Joue pour le plaisir : voit l’évident, et a souvent la tête ailleurs.";
            };
        };
        readonly blunders: 65;
    };
    readonly regular: {
        readonly words: {
            readonly en: {
                readonly name: "Regular";
                readonly about: "Knows the game, and is not always paying attention.";
            };
            readonly fr: {
                readonly name: "Habitué";
                readonly about: "Connaît le jeu, et n’est pas toujours attentif.";
            };
        };
        readonly blunders: 35;
    };
    readonly strong: {
        readonly words: {
            readonly en: {
                readonly name: "Strong";
                readonly about: "Makes no slips: weighs every move at first sight.";
            };
            readonly fr: {
                readonly name: "Fort";
                readonly about: "Ne laisse rien passer : pèse chaque coup d’un regard.";
            };
        };
        readonly blunders: 0;
    };
    readonly expert: {
        readonly words: {
            readonly en: {
                readonly name: "Expert";
                readonly about: "Plays hundreds of ways on in its mind before every move.";
            };
            readonly fr: {
                readonly name: "Expert";
                readonly about: "Joue des centaines de suites dans sa tête avant chaque coup.";
            };
        };
        readonly blunders: 0;
        readonly budget: {
            readonly iterations: 3000;
            readonly milliseconds: 900;
        };
    };
};
export type LevelName = keyof typeof LEVELS;
export declare const LEVEL_NAMES: readonly LevelName[];
