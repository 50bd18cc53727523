import { EFFORT_NAMES } from '@pepite/review';
import { command } from '../command.ts';
import { WORKERS, workersWords } from '../workers-flag.ts';

export const reviewCommand = command({
  name: 'review',
  arguments: ['file'],
  flags: {
    record: { kind: 'whole', least: 0, most: Number.MAX_SAFE_INTEGER },
    seat: { kind: 'whole', least: 0, most: 5 },
    effort: { kind: 'choice', among: EFFORT_NAMES, default: 'normal' },
    seed: { kind: 'whole', least: 0, most: Number.MAX_SAFE_INTEGER, default: 1 },
    out: { kind: 'text' },
    json: { kind: 'flag' },
    html: { kind: 'text' },
    workers: WORKERS,
  },
  words: {
    en: {
      summary: 'review a recorded match: what mattered, what was luck',
      about: [
        'Judges every decision of a recorded match by what its player could know: what the ' +
          'expert would have done there, and what the choice cost beside that. Says how accurate ' +
          'each player was, shows the chance to win by what was known and with all hands open, ' +
          'and what chance gave to each. docs/review.md explains the figures.',
        'The same command always finds the same, however many workers there are. With --out the ' +
          'review is kept: Ctrl-C stops it, and the same command goes on with it.',
      ],
      arguments: { file: { name: 'FILE', about: 'the file, or - for standard input' } },
      flags: {
        record: { value: 'N', about: 'which record of the file, if it holds several' },
        seat: {
          value: 'N',
          about: 'judge this seat only (default: those of people, or all if there are none)',
        },
        effort: { about: 'how closely decisions are looked at' },
        seed: { value: 'N', about: 'another seed imagines other worlds' },
        out: { value: 'FILE', about: 'keep the review here, and go on with what is there' },
        json: { about: 'print everything as JSON instead' },
        html: { value: 'FILE', about: 'write a page that needs no server instead' },
        workers: workersWords.en,
      },
      examples: [
        'pepite review match.json --seat 0',
        'pepite review matches.jsonl --record 2 --out review.json --html review.html',
      ],
    },
    fr: {
      summary: 'analyser une partie enregistrée : ce qui a compté, la part de chance',
      about: [
        'Juge chaque décision d’une partie enregistrée d’après ce que son joueur pouvait ' +
          'savoir : ce que l’expert aurait fait, et ce que le choix a coûté en comparaison. ' +
          'Donne la précision de chacun, montre les chances de gagner d’après ce qui était ' +
          'connu et toutes mains ouvertes, et ce que le hasard a donné à chacun. ' +
          'docs/review.md explique les chiffres.',
        'La même commande trouve toujours la même chose, quel que soit le nombre de fils ' +
          'd’exécution. Avec --out, l’analyse est gardée : Ctrl-C l’arrête, et la même commande ' +
          'la reprend.',
      ],
      arguments: { file: { name: 'FICHIER', about: 'le fichier, ou - pour l’entrée standard' } },
      flags: {
        record: { value: 'N', about: 'quel enregistrement, si le fichier en contient plusieurs' },
        seat: {
          value: 'N',
          about:
            'ne juger que cette place (par défaut : celles des personnes, ou toutes s’il n’y en ' +
            'a pas)',
        },
        effort: { about: 'avec quel soin regarder les décisions' },
        seed: { value: 'N', about: 'une autre graine imagine d’autres situations' },
        out: { value: 'FICHIER', about: 'garder l’analyse ici, et reprendre ce qui y est' },
        json: { about: 'tout donner en JSON' },
        html: { value: 'FICHIER', about: 'écrire une page qui se passe de serveur' },
        workers: workersWords.fr,
      },
      examples: [
        'pepite review partie.json --seat 0',
        'pepite review parties.jsonl --record 2 --out analyse.json --html analyse.html --lang fr',
      ],
    },
  },
  run: async (context, { arguments: { file }, flags }) =>
    (await import('./run.ts')).reviewFile(context, { file, ...flags }),
});
