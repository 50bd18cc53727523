import type { TalkTexts } from './talk.ts';

const list = new Intl.ListFormat('fr');

export const frenchTalk: TalkTexts = {
  title: 'Discussion',
  kinds: { off: 'Désactivée', phrases: 'Phrases toutes faites', free: 'Texte libre' },
  kindWhy: {
    off: 'Personne ne peut écrire.',
    phrases: 'Des phrases toutes faites, que chacun lit dans sa langue.',
    free: 'Les phrases, et des messages de votre main.',
  },
  open: (unread) =>
    unread === 0
      ? 'Discussion'
      : unread === 1
        ? 'Discussion, 1 nouveau message'
        : `Discussion, ${unread} nouveaux messages`,
  nothing: 'Aucun message pour l’instant.',
  you: 'Vous',
  line: (name, words) => `${name} : ${words}`,
  write: 'Votre message',
  send: 'Envoyer',
  phrases: 'Phrases',
  phraseTexts: {
    hello: 'Bonjour !',
    'good-luck': 'Bonne chance !',
    ready: 'Quand vous voulez !',
    'your-turn': 'C’est à vous !',
    'one-moment': 'Un instant…',
    'back-soon': 'Je reviens dans une minute.',
    thanks: 'Merci !',
    'no-problem': 'Pas de souci.',
    sorry: 'Pardon !',
    oops: 'Oups !',
    'nice-move': 'Joli coup !',
    'well-played': 'Bien joué !',
    wow: 'Waouh !',
    'so-close': 'C’était moins une !',
    lucky: 'Quelle chance !',
    'good-cards': 'J’ai un beau jeu !',
    'bad-cards': 'Je n’ai rien de bon…',
    'have-a-plan': 'J’ai un plan.',
    'good-game': 'Belle partie !',
    rematch: 'On remet ça ?',
    'have-to-go': 'Je dois y aller. À bientôt !',
  },
  onlyPhrases: 'Phrases toutes faites seulement à cette table.',
  readOnly: 'Seuls les joueurs peuvent écrire.',
  partners: (clause) => {
    const source = clause === undefined ? '' : ` (${clause})`;
    return `Entre partenaires, on ne dit rien de ses cartes${source}.`;
  },
  understood: 'Compris',
  options: 'Options de la discussion',
  muteAll: 'Masquer tout le monde',
  mute: (name) => `Masquer ${name}`,
  muteWhy: 'Pour vous seulement, dans cette partie. Personne n’en est averti.',
  allow: 'Discussion ouverte à tous',
  allowWhy: 'C’est votre table : vous pouvez couper la discussion pour tout le monde.',
  isOff: 'L’hôte a coupé la discussion.',
  react: 'Réagir',
  signs: {
    bravo: 'Bravo',
    heart: 'J’adore',
    laugh: 'Drôle',
    wow: 'Waouh',
    think: 'Hum',
    sad: 'Triste',
  },
  signBy: (sign, names) => `${sign} : ${list.format(names)}`,
  reacts: (name, sign) => `${name} réagit : ${sign}`,
};
