import { command } from '../command.ts';
import { verifyFile } from './run.ts';

export const verifyCommand = command({
  name: 'verify',
  arguments: ['file'],
  flags: { json: { kind: 'flag' } },
  words: {
    en: {
      summary: 'prove that the chance of recorded matches was fair',
      about: [
        'Works out again every shuffle and roll of each record in a file, from the secret that ' +
          'the server had committed to before the first card and from what the players’ ' +
          'browsers had added (docs/fair-chance.md). Whatever was changed is named: a move, what ' +
          'a seat added, or the commitment.',
        'A file holds one record, or one per line. Records and moves are numbered from 0. The ' +
          'exit code is 1 if something was changed; a record without a proof is fine, and said ' +
          'to have none.',
      ],
      arguments: { file: { name: 'FILE', about: 'the file, or - for standard input' } },
      flags: { json: { about: 'print one line of JSON per record instead' } },
      examples: ['pepite verify match.json', 'pepite verify matches.jsonl --json'],
    },
    fr: {
      summary: 'prouver que le hasard de parties enregistrées était loyal',
      about: [
        'Recalcule chaque tirage et chaque mélange des enregistrements d’un fichier, à partir du ' +
          'secret sur lequel le serveur s’était engagé avant la première carte et de ce que les ' +
          'navigateurs des joueurs avaient ajouté (docs/fair-chance.md). Ce qui a été modifié ' +
          'est nommé : un coup, la contribution d’une place, ou l’engagement.',
        'Un fichier contient un enregistrement, ou un par ligne. Enregistrements et coups se ' +
          'comptent à partir de 0. Le code de sortie est 1 si quelque chose a été modifié ; un ' +
          'enregistrement sans preuve est accepté, et signalé comme tel.',
      ],
      arguments: { file: { name: 'FICHIER', about: 'le fichier, ou - pour l’entrée standard' } },
      flags: { json: { about: 'donner plutôt une ligne de JSON par enregistrement' } },
      examples: ['pepite verify partie.json', 'pepite verify parties.jsonl --json'],
    },
  },
  run: (context, { arguments: { file }, flags }) => verifyFile(context, { file, ...flags }),
});
