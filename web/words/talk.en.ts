import type { TalkTexts } from './talk.ts';

const list = new Intl.ListFormat('en');

export const englishTalk: TalkTexts = {
  title: 'Chat',
  kinds: { off: 'Off', phrases: 'Phrases only', free: 'Free text' },
  kindWhy: {
    off: 'Nobody can write.',
    phrases: 'Ready-made phrases, which everyone reads in their own language.',
    free: 'Phrases, and messages of your own.',
  },
  open: (unread) =>
    unread === 0 ? 'Chat' : unread === 1 ? 'Chat, 1 new message' : `Chat, ${unread} new messages`,
  nothing: 'No messages yet.',
  you: 'You',
  line: (name, words) => `${name}: ${words}`,
  write: 'Your message',
  send: 'Send',
  phrases: 'Phrases',
  phraseTexts: {
    hello: 'Hello!',
    'good-luck': 'Good luck!',
    ready: 'Ready when you are.',
    'your-turn': 'It’s your turn!',
    'one-moment': 'One moment, please.',
    'back-soon': 'Back in a minute.',
    thanks: 'Thanks!',
    'no-problem': 'No problem.',
    sorry: 'Sorry!',
    oops: 'Oops!',
    'nice-move': 'Nice move!',
    'well-played': 'Well played!',
    wow: 'Wow!',
    'so-close': 'That was close!',
    lucky: 'Lucky!',
    'good-cards': 'I’ve got good cards!',
    'bad-cards': 'Nothing good for me…',
    'have-a-plan': 'I’ve got a plan.',
    'good-game': 'Good game!',
    rematch: 'Rematch?',
    'have-to-go': 'I have to go. Bye!',
  },
  onlyPhrases: 'Phrases only at this table.',
  readOnly: 'Only players can write.',
  partners: (clause) => {
    const source = clause === undefined ? '' : ` (${clause})`;
    return `Partners mustn’t tell each other about their cards${source}.`;
  },
  understood: 'OK',
  options: 'Chat options',
  muteAll: 'Mute everyone',
  mute: (name) => `Mute ${name}`,
  muteWhy: 'Only for you, in this match. Nobody is told.',
  allow: 'Chat on for everyone',
  allowWhy: 'You’re the host: you can turn chat off for the whole table.',
  isOff: 'The host has turned chat off.',
  react: 'React',
  signs: {
    bravo: 'Bravo',
    heart: 'Love it',
    laugh: 'Funny',
    wow: 'Wow',
    think: 'Hmm',
    sad: 'Sad',
  },
  signBy: (sign, names) => `${sign}: ${list.format(names)}`,
  reacts: (name, sign) => `${name} reacts: ${sign}`,
};
