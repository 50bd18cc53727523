import { command } from '../command.ts';
import { DATA_FLAGS } from '../seating.ts';
import { PRINTABLE_IDS } from './printables.ts';

export const printCommand = command({
  name: 'print',
  arguments: ['printable'],
  flags: {
    reference: { kind: 'flag' },
    backs: { kind: 'flag' },
    seats: { kind: 'whole', least: 1, most: 6 },
    sheets: { kind: 'whole', least: 1, most: 12 },
    accidents: { kind: 'whole', least: 0, most: 9 },
    options: { kind: 'text' },
    ...DATA_FLAGS,
    out: { kind: 'text' },
  },
  words: {
    en: {
      summary: 'make a PDF of a game’s cards, to cut out and play with',
      about: [
        'Draws all the cards of a game, with as many copies as needed: nine to an A4 page with ' +
          'cut marks, each 63 × 88 mm. Print it at 100%, single-sided or, with --backs, on both ' +
          'sides, flipped on the long edge.',
        'With --reference, makes the reference card of any game instead: its rules in a few ' +
          'lines and its words, on one A4 page.',
      ],
      arguments: {
        printable: {
          name: 'GAME',
          about: `the game: ${PRINTABLE_IDS.join(', ')}; any with --reference`,
        },
      },
      flags: {
        reference: { about: 'print the reference card instead of the cards' },
        backs: { about: 'with a page of card backs after each page of cards' },
        seats: { value: 'N', about: 'number of players (default: the maximum)' },
        sheets: { value: 'N', about: 'copies of the two sheets (default: one per player)' },
        accidents: { value: 'N', about: 'copies of each accident (default: 3)' },
        options: { value: 'JSON', about: 'all options, or a .json file with them' },
        cards: { value: 'FILE', about: 'card table as a JSON file' },
        out: {
          value: 'FILE',
          about: 'the PDF file to write (default: cards.pdf or reference.pdf)',
        },
      },
      examples: [
        'pepite print or-etc --seats 4 --out cards.pdf',
        'pepite print or-etc --cards my-cards.json --sheets 1 --lang fr',
        'pepite print aurum --reference --lang en',
      ],
    },
    fr: {
      summary: 'produire les cartes d’un jeu en PDF, à découper pour jouer',
      about: [
        'Dessine chaque carte d’un jeu autant de fois qu’il en faut, neuf par page A4 avec des ' +
          'traits de coupe, chacune de 63 × 88 mm. À imprimer à 100 %, au recto ou, ' +
          'avec --backs, recto verso, en retournant sur le bord long.',
        'Avec --reference, produit l’aide-mémoire de n’importe quel jeu : ses règles en ' +
          'quelques lignes et ses mots, sur une page A4.',
      ],
      arguments: {
        printable: {
          name: 'JEU',
          about: `le jeu : ${PRINTABLE_IDS.join(', ')} ; tous avec --reference`,
        },
      },
      flags: {
        reference: { about: 'l’aide-mémoire à la place des cartes' },
        backs: { about: 'avec une page de dos après chaque page de cartes' },
        seats: {
          value: 'N',
          about: 'nombre de joueurs (par défaut : le maximum)',
        },
        sheets: {
          value: 'N',
          about: 'exemplaires des deux planches (par défaut : un par joueur)',
        },
        accidents: { value: 'N', about: 'exemplaires de chaque accident (par défaut : 3)' },
        options: { value: 'JSON', about: 'toutes les options, ou un fichier .json' },
        cards: { value: 'FICHIER', about: 'table de cartes, dans un fichier JSON' },
        out: {
          value: 'FICHIER',
          about: 'le fichier PDF à écrire (par défaut : cards.pdf ou reference.pdf)',
        },
      },
      examples: [
        'pepite print or-etc --seats 4 --out cartes.pdf --lang fr',
        'pepite print or-etc --cards mes-cartes.json --sheets 1 --lang fr',
        'pepite print aurum --reference --lang fr',
      ],
    },
  },
  async run(context, { arguments: { printable }, flags }) {
    // What writes PDFs is large: other commands don't wait for it.
    const { reference, out, backs, ...rest } = flags;
    if (reference) {
      const { printReference } = await import('./reference.ts');
      const others = { ...rest, backs: backs || undefined };
      return printReference(context, { game: printable, out: out ?? 'reference.pdf' }, others);
    }
    const { printCards } = await import('./run.ts');
    return printCards(context, { game: printable, out: out ?? 'cards.pdf', backs, ...rest });
  },
});
