import type { Language, Translated } from '@pepite/kernel';
import type { NotLetIn } from './server.ts';

/** What commands say that play at a server, in one language. */
interface OnlineTexts {
  readonly noToken: string;
  readonly twoTokens: string;
  readonly noServer: (text: string) => string;
  readonly notLetIn: (server: string, why: string) => string;
  readonly tokenWrong: string;
  readonly blocked: string;
  readonly connected: (name: string, server: string) => string;
  readonly lost: (server: string, seconds: string) => string;
}

export const ONLINE_TEXTS: Translated<OnlineTexts> = {
  en: {
    noToken:
      'there is no token: set PEPITE_BOT_TOKEN, or give --token-file (pepite bot-token makes ' +
      'one).',
    twoTokens: 'give either --token or --token-file, not both.',
    noServer: (text) => `“${text}” is no address of a server, such as https://example.org.`,
    notLetIn: (server, why) => `${server} doesn’t let this bot in: ${why}`,
    tokenWrong: 'the token was revoked, or never was one.',
    blocked: 'the host has blocked it.',
    connected: (name, server) => `Connected to ${server} as ${name}.`,
    lost: (server, seconds) => `No connection to ${server}; trying again in ${seconds} s.`,
  },
  fr: {
    noToken:
      'il manque un jeton : définissez PEPITE_BOT_TOKEN, ou donnez --token-file (pepite ' +
      'bot-token en crée un).',
    twoTokens: 'donnez soit --token, soit --token-file.',
    noServer: (text) => `« ${text} » n’est pas l’adresse d’un serveur, comme https://example.org.`,
    notLetIn: (server, why) => `${server} n’admet pas ce robot : ${why}`,
    tokenWrong: 'le jeton a été révoqué, ou n’en a jamais été un.',
    blocked: 'l’hôte l’a bloqué.',
    connected: (name, server) => `Connecté à ${server} sous le nom ${name}.`,
    lost: (server, seconds) => `Pas de connexion à ${server} ; nouvel essai dans ${seconds} s.`,
  },
};

/** Why a server does not let a program in; what is rarer is told as the server says it. */
export function whyNotLetIn({ problem, message }: NotLetIn['answer'], language: Language): string {
  const { tokenWrong, blocked } = ONLINE_TEXTS[language];
  if (problem.kind === 'no-token') return tokenWrong;
  return problem.kind === 'blocked' ? blocked : message;
}
