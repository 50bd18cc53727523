import type { Reference } from '@pepite/kernel';

export const english: Reference = {
  groups: [
    {
      id: 'trick',
      title: 'A trick',
      lines: [
        { clause: 'T3', text: 'One player leads with any card; the others follow clockwise.' },
        { clause: 'T4', text: 'If you can lay a higher card than all in the trick, you must.' },
        { clause: 'T5', text: 'The highest card takes the trick and leads to the next one.' },
      ],
    },
    {
      id: 'points',
      title: 'What scores',
      lines: [{ clause: 'T6', text: 'Each trick counts one.' }],
    },
    {
      id: 'end',
      title: 'How it ends',
      lines: [{ clause: 'T6', text: 'After 5 tricks, whoever has taken most of them wins.' }],
    },
  ],
  glossary: [
    { clause: 'T3', term: 'trick', meaning: 'one card from everybody' },
    { clause: 'T3', term: 'lead', meaning: 'lay the first card of a trick' },
    { clause: 'T7', term: 'hand', meaning: 'your own cards, which only you see' },
  ],
};
