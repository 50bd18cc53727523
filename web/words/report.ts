import type { ReportReason } from '@pepite/protocol';

/** What is said where a player is reported to the host of the server. */
export interface ReportTexts {
  readonly title: string;
  readonly why: string;
  readonly who: string;
  readonly reason: string;
  readonly reasons: Readonly<Record<ReportReason, string>>;
  readonly send: string;
  readonly sent: string;
}

export const englishReport: ReportTexts = {
  title: 'Report a player',
  why:
    'The person who runs this server will see it, with the link to this table and what that ' +
    'player has written here. Players won’t.',
  who: 'Who?',
  reason: 'What’s wrong?',
  reasons: {
    name: 'An offensive name',
    talk: 'Offensive messages',
    stalling: 'Keeps everyone waiting on purpose',
    cheating: 'Cheats',
    other: 'Something else',
  },
  send: 'Send report',
  sent: 'Thank you. Your report has been sent.',
};

export const frenchReport: ReportTexts = {
  title: 'Signaler un joueur',
  why:
    'La personne qui gère ce serveur le verra, avec le lien de cette table et ce que ce joueur y ' +
    'a écrit. Les joueurs ne verront rien.',
  who: 'Qui ?',
  reason: 'Que se passe-t-il ?',
  reasons: {
    name: 'Un nom choquant',
    talk: 'Des messages choquants',
    stalling: 'Fait attendre tout le monde exprès',
    cheating: 'Triche',
    other: 'Autre chose',
  },
  send: 'Envoyer',
  sent: 'Merci, votre signalement est envoyé.',
};
