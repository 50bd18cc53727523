import { command } from '../command.ts';

export const endMatchCommand = command({
  name: 'end-match',
  arguments: ['match'],
  flags: { data: { kind: 'text' } },
  words: {
    en: {
      summary: 'end a match and remove it, even while the server runs',
      about: [
        'Ends a match, or a table that waits for players. Within ten seconds a running server ' +
          'tells everybody there that its host has ended the match, and lets nobody in; a minute ' +
          'later the match is removed, with its record. Otherwise the next start does it. It ' +
          'can’t be taken back.',
        'With DATABASE_URL set, this is about the matches of the PostgreSQL database, at all ' +
          'servers on it.',
      ],
      arguments: {
        match: { name: 'MATCH', about: 'its link, or what comes after /m/ in it' },
      },
      flags: {
        data: { value: 'FOLDER', about: 'the data folder (default: $PEPITE_DATA, or .pepite)' },
      },
      examples: ['pepite end-match /m/5dXcW2pQ9r --data /var/lib/pepite'],
    },
    fr: {
      summary: 'mettre fin à une partie et la supprimer, même si le serveur tourne',
      about: [
        'Met fin à une partie, ou à une table qui attend des joueurs. En dix secondes au plus, ' +
          'un serveur qui tourne dit à tous ceux qui s’y trouvent que son hôte y a mis fin, et ' +
          'ne laisse plus entrer personne ; une minute après, la partie est supprimée, avec son ' +
          'enregistrement. Sinon, c’est fait au prochain démarrage. C’est définitif.',
        'Si DATABASE_URL est défini, il s’agit des parties de la base PostgreSQL, sur tous ses ' +
          'serveurs.',
      ],
      arguments: {
        match: { name: 'PARTIE', about: 'son lien, ou ce qui y suit /m/' },
      },
      flags: {
        data: {
          value: 'DOSSIER',
          about: 'le dossier de données (par défaut : $PEPITE_DATA, ou .pepite)',
        },
      },
      examples: ['pepite end-match /m/5dXcW2pQ9r --data /var/lib/pepite --lang fr'],
    },
  },
  async run(context, { arguments: { match }, flags }) {
    // The server is large: other commands don't wait for it.
    const { endMatch } = await import('./run.ts');
    return endMatch(context, match, flags.data);
  },
});
