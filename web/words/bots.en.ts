import type { BotsTexts } from './bots.ts';

export const englishBots: BotsTexts = {
  title: 'Your bots',
  all: 'Your own bots',
  why:
    'Have you written a program that plays? It plays here against people, our bots and other ' +
    'programs: it sees exactly what its seat may see. Everyone can tell that it’s a bot.',
  nameFirst: 'Choose your own name first: your bots are yours.',
  own: 'Bots that may play',
  none: 'None yet.',
  since: (day) => `since ${day}`,
  revoke: (name) => `Revoke the token of ${name}`,
  revoked: (name) => `${name} can’t play any more.`,
  make: 'A new bot',
  name: 'Its name',
  makeToken: 'Make a token',
  most: (most) => `You can have ${most} bots.`,
  token: (name) => `The token of ${name}`,
  tokenWhy:
    'Copy it now: it’s shown only this once. Keep it as you keep a password; whoever has it ' +
    'plays in the name of your bot.',
  copy: 'Copy',
  copied: 'Copied.',
  tag: 'outside bot',
  welcome: 'Bots from outside are welcome',
  welcomeWhy: 'Programs that other people have written can sit down at this table.',
};
