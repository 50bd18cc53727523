import type { Action } from '@pepite/games/auruxxx/pieces';
import type { Translated } from '@pepite/kernel';

/** The few words on a drawing of the table. */
interface Texts {
  readonly round: (round: number, rounds: number) => string;
  readonly pile: string;
  readonly talon: string;
  readonly debt: (name: string, cards: number) => string;
  readonly actions: Readonly<Record<Action, string>>;
}

export const TEXTS: Translated<Texts> = {
  en: {
    round: (round, rounds) => `Round ${round} of ${rounds}`,
    pile: 'Pile',
    talon: 'Talon',
    debt: (name, cards) => `${name} must draw ${cards} ${cards === 1 ? 'card' : 'cards'}`,
    actions: { profusion: 'Profusion', exchange: 'Exchange', drawOne: 'Draw-a-card' },
  },
  fr: {
    round: (round, rounds) => `Manche ${round} sur ${rounds}`,
    pile: 'Pioche',
    talon: 'Talon',
    debt: (name, cards) => `${name} doit piocher ${cards} ${cards > 1 ? 'cartes' : 'carte'}`,
    actions: { profusion: 'Profusion', exchange: 'Échange', drawOne: 'Tirer carte' },
  },
};
