import { MOST_MATCHES } from '@pepite/outside';
import { command } from '../command.ts';
import { DATA_FLAGS, GAME_IDS } from '../seating.ts';
import { runEnv } from './run.ts';

export const envCommand = command({
  name: 'env',
  arguments: ['game'],
  flags: {
    seats: { kind: 'whole', least: 1, most: 6 },
    options: { kind: 'text' },
    ...DATA_FLAGS,
    batch: { kind: 'whole', least: 1, most: MOST_MATCHES, default: 1 },
  },
  words: {
    en: {
      summary: 'let a program play for every seat, for training',
      about: [
        'Reads a line of JSON and answers with one, until its input ends: reset with a seed, ' +
          'step, look. The program that drives it decides for every seat, in as many matches at ' +
          'a time as --batch says, and sees what each seat may see. docs/env.md has the lines; ' +
          'clients/python drives it from Python.',
      ],
      arguments: { game: { name: 'GAME', about: `the game: ${GAME_IDS.join(', ')}` } },
      flags: {
        seats: { value: 'N', about: 'number of seats (default: the maximum)' },
        options: {
          value: 'JSON',
          about: 'the table’s options where a reset has none, see below, or a .json file',
        },
        cards: { value: 'FILE', about: 'card table as a JSON file' },
        batch: { value: 'N', about: 'number of matches played side by side' },
      },
      examples: [
        `echo '{"type":"reset","seed":1,"want":["legal"]}' | pepite env aurum --seats 3`,
        'pepite env silver-and-gold --seats 2 --batch 256',
      ],
    },
    fr: {
      summary: 'laisser un programme jouer toutes les places, pour l’entraîner',
      about: [
        'Lit une ligne de JSON et y répond par une autre, jusqu’à la fin de l’entrée : reset ' +
          'avec une graine, step, look. Le programme qui la pilote décide pour toutes les ' +
          'places, dans autant de parties à la fois que le dit --batch, et voit ce que chaque ' +
          'place peut voir. docs/env.md décrit les lignes ; clients/python la pilote depuis ' +
          'Python.',
      ],
      arguments: { game: { name: 'JEU', about: `le jeu : ${GAME_IDS.join(', ')}` } },
      flags: {
        seats: { value: 'N', about: 'nombre de places (par défaut : le maximum)' },
        options: {
          value: 'JSON',
          about:
            'les options de la table quand reset n’en donne pas, voir plus bas, ou un fichier ' +
            '.json',
        },
        cards: { value: 'FICHIER', about: 'table de cartes, dans un fichier JSON' },
        batch: { value: 'N', about: 'nombre de parties jouées côte à côte' },
      },
      examples: [
        `echo '{"type":"reset","seed":1,"want":["legal"]}' | pepite env aurum --seats 3`,
        'pepite env silver-and-gold --seats 2 --batch 256',
      ],
    },
  },
  run: (context, { arguments: { game }, flags }) => runEnv(context, { game, ...flags }),
});
