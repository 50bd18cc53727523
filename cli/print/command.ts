import { command } from '../command.ts';
import { DATA_FLAGS } from '../seating.ts';
import { PRINTABLE_IDS } from './printables.ts';

export const printCommand = command({
  name: 'print',
  arguments: ['printable'],
  flags: {
    seats: { kind: 'whole', least: 1, most: 6 },
    sheets: { kind: 'whole', least: 1, most: 12 },
    accidents: { kind: 'whole', least: 0, most: 9 },
    ...DATA_FLAGS,
    out: { kind: 'text', standard: 'cards.pdf' },
  },
  words: {
    en: {
      summary: 'the cards of a game as a PDF, to cut out and play with',
      about: [
        'Draws every card of a game as often as it is needed, nine on an A4 page with cut marks, ' +
          'each 63 × 88 mm. Print it at 100 %, on one side.',
      ],
      arguments: { printable: { name: 'GAME', about: `which game: ${PRINTABLE_IDS.join(', ')}` } },
      flags: {
        seats: { value: 'N', about: 'for how many players; for as many as can play unless said' },
        sheets: { value: 'N', about: 'how often the two sheets; once for each player unless said' },
        accidents: { value: 'N', about: 'copies of each accident; 3 unless said' },
        cards: { value: 'FILE', about: 'another card table, as JSON in a file' },
        out: { value: 'FILE', about: 'where the PDF goes' },
      },
      examples: [
        'pepite print or-etc --seats 4 --out cards.pdf',
        'pepite print or-etc --cards my-cards.json --sheets 1 --lang fr',
      ],
    },
    fr: {
      summary: 'les cartes d’un jeu en PDF, à découper pour jouer',
      about: [
        'Dessine chaque carte d’un jeu autant de fois qu’il en faut, neuf par page A4 avec des ' +
          'traits de coupe, chacune de 63 × 88 mm. À imprimer à 100 %, au recto.',
      ],
      arguments: { printable: { name: 'JEU', about: `quel jeu : ${PRINTABLE_IDS.join(', ')}` } },
      flags: {
        seats: {
          value: 'N',
          about: 'pour combien de joueurs ; le plus possible si rien n’est dit',
        },
        sheets: {
          value: 'N',
          about: 'combien de fois les deux planches ; une par joueur si rien n’est dit',
        },
        accidents: { value: 'N', about: 'exemplaires de chaque accident ; 3 si rien n’est dit' },
        cards: { value: 'FICHIER', about: 'une autre table de cartes, en JSON dans un fichier' },
        out: { value: 'FICHIER', about: 'où va le PDF' },
      },
      examples: [
        'pepite print or-etc --seats 4 --out cartes.pdf --lang fr',
        'pepite print or-etc --cards mes-cartes.json --sheets 1 --lang fr',
      ],
    },
  },
  async run(context, { arguments: { printable }, flags }) {
    // What writes PDFs is large: other commands don't wait for it.
    const { printCards } = await import('./run.ts');
    return printCards(context, { game: printable, ...flags });
  },
});
