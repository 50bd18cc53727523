import { command } from '../command.ts';
import { replayFile } from './run.ts';

export const replayCommand = command({
  name: 'replay',
  arguments: ['file'],
  flags: {
    legal: { kind: 'flag' },
    to: { kind: 'whole', least: 0, most: Number.MAX_SAFE_INTEGER },
    record: { kind: 'whole', least: 0, most: Number.MAX_SAFE_INTEGER },
  },
  words: {
    en: {
      summary: 'verify recorded matches and look at their positions',
      about: [
        'Verifies every record of a file, move by move and to its result, then shows what is in ' +
          'it. A file holds one record, or one on each line. Records and moves count from 0.',
      ],
      arguments: { file: { name: 'FILE', about: 'the file, or - for the input' } },
      flags: {
        legal: {
          about:
            'instead, one line of JSON for every decision: the legal moves of each seat that ' +
            'has to decide at that moment; only their number where there are more than 100,000',
        },
        to: {
          value: 'PLY',
          about: 'the position before that move, instead of the last; with --legal, stop there',
        },
        record: { value: 'N', about: 'only that record of the file (all are verified)' },
      },
      examples: [
        'pepite replay matches.jsonl',
        'pepite replay matches.jsonl --record 2 --to 60',
        'pepite replay matches.jsonl --legal > legal.jsonl',
      ],
    },
    fr: {
      summary: 'vérifier des parties enregistrées et voir leurs positions',
      about: [
        'Vérifie chaque enregistrement d’un fichier, coup par coup et jusqu’au résultat, puis ' +
          'montre ce qu’il contient. Un fichier contient un enregistrement, ou un par ligne. ' +
          'Enregistrements et coups se comptent à partir de 0.',
      ],
      arguments: { file: { name: 'FICHIER', about: 'le fichier, ou - pour l’entrée' } },
      flags: {
        legal: {
          about:
            'à la place, une ligne de JSON par décision : les coups permis de chaque place qui ' +
            'doit choisir à ce moment ; leur nombre seul s’ils sont plus de 100 000',
        },
        to: {
          value: 'COUP',
          about: 'la position avant ce coup, au lieu de la dernière ; avec --legal, s’arrêter là',
        },
        record: { value: 'N', about: 'seulement cet enregistrement (tous sont vérifiés)' },
      },
      examples: [
        'pepite replay parties.jsonl',
        'pepite replay parties.jsonl --record 2 --to 60',
        'pepite replay parties.jsonl --legal > permis.jsonl',
      ],
    },
  },
  run: (context, { arguments: { file }, flags }) => replayFile(context, { file, ...flags }),
});
