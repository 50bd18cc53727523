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
      summary: 'check recorded matches and look at positions',
      about: [
        'Checks every record in a file, move by move up to the result, then shows what it ' +
          'holds. A file holds one record, or one per line. Records and moves are numbered from ' +
          '0.',
      ],
      arguments: { file: { name: 'FILE', about: 'the file, or - for standard input' } },
      flags: {
        legal: {
          about:
            'print one line of JSON per decision instead: the legal moves of each seat that has ' +
            'to decide at that point, or only their number if there are more than 100,000',
        },
        to: {
          value: 'PLY',
          about: 'show the position before that move, not the last one; with --legal, stop there',
        },
        record: { value: 'N', about: 'show only that record (all are checked)' },
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
      arguments: { file: { name: 'FICHIER', about: 'le fichier, ou - pour l’entrée standard' } },
      flags: {
        legal: {
          about:
            'donner plutôt une ligne de JSON par décision : les coups permis de chaque place qui ' +
            'doit choisir à ce moment ; leur nombre seul s’ils sont plus de 100 000',
        },
        to: {
          value: 'COUP',
          about: 'la position avant ce coup, au lieu de la dernière ; avec --legal, s’arrêter là',
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
