import { LEVEL_NAMES } from '@pepite/bots';
import { command } from '../command.ts';

export const botRunCommand = command({
  name: 'bot-run',
  arguments: ['command'],
  flags: {
    server: { kind: 'text', default: 'http://localhost:4000' },
    token: { kind: 'text' },
    'token-file': { kind: 'text' },
    join: { kind: 'text' },
    accept: { kind: 'text' },
    from: { kind: 'choice', among: ['owner', 'everyone'] },
    open: { kind: 'text' },
    seats: { kind: 'whole', least: 1, most: 6 },
    level: { kind: 'choice', among: LEVEL_NAMES },
    matches: { kind: 'whole', least: 1, most: 1_000_000 },
    time: { kind: 'whole', least: 1, most: 3_600_000, default: 5000 },
    'at-once': { kind: 'whole', least: 1, most: 20, default: 4 },
  },
  words: {
    en: {
      summary: 'let a program on standard streams play at a server, as a bot from outside',
      about: [
        'Starts a program that speaks over its standard streams (docs/env.md) and brings it to ' +
          'the tables of a server as the bot of a token (docs/bots-outside.md), until Ctrl-C, or ' +
          'until the matches of --open are over. Every match has a process of its own. Where the ' +
          'program is late, wrong or gone, any legal move is made for it.',
        'The token is taken from PEPITE_BOT_TOKEN unless a flag says otherwise: others on the ' +
          'machine can read command lines. Ctrl-C leaves tables and gives seats up; bots of the ' +
          'server’s play on there.',
      ],
      arguments: {
        command: { name: 'COMMAND', about: 'what a shell starts the program with' },
      },
      flags: {
        server: { value: 'URL', about: 'the server' },
        token: { value: 'TOKEN', about: 'the bot’s token' },
        'token-file': { value: 'FILE', about: 'a file that has the token in it' },
        join: {
          value: 'GAMES',
          about: 'sit down at tables of these games that welcome bots: aurum,or-etc, or all',
        },
        accept: {
          value: 'GAMES',
          about: 'accept challenges to these games: aurum,or-etc, or all',
        },
        from: { about: 'with --accept: whose challenges (default: those of the bot’s owner)' },
        open: { value: 'GAME', about: 'open a match of this game against bots of the server’s' },
        seats: { value: 'NUMBER', about: 'with --open: how many play (default: as many as can)' },
        level: { about: 'with --open: the level of the others (default: regular)' },
        matches: { value: 'NUMBER', about: 'with --open: how many matches (default: 1)' },
        time: { value: 'MS', about: 'how long the program has for a decision at most' },
        'at-once': { value: 'NUMBER', about: 'at how many tables it sits at a time' },
      },
      examples: [
        'pepite bot-run "python3 mybot.py" --open aurum --seats 3',
        'pepite bot-run "python3 mybot.py" --server https://example.org --join aurum',
        'pepite bot-run "python3 mybot.py" --accept all --from everyone',
      ],
    },
    fr: {
      summary: 'faire jouer un programme à flux standard sur un serveur, comme robot extérieur',
      about: [
        'Lance un programme qui parle sur ses flux standard (docs/env.md) et le mène aux tables ' +
          'd’un serveur comme robot d’un jeton (docs/bots-outside.md), jusqu’à Ctrl-C, ou ' +
          'jusqu’à la fin des parties de --open. Chaque partie a son propre processus. Là où le ' +
          'programme est en retard, dans l’erreur ou arrêté, un coup permis est joué au hasard.',
        'Le jeton vient de PEPITE_BOT_TOKEN, sauf option contraire : d’autres sur la machine ' +
          'peuvent lire les lignes de commande. Ctrl-C quitte les tables et abandonne les ' +
          'places ; des robots du serveur y jouent la suite.',
      ],
      arguments: {
        command: { name: 'COMMANDE', about: 'ce par quoi un shell lance le programme' },
      },
      flags: {
        server: { value: 'URL', about: 'le serveur' },
        token: { value: 'JETON', about: 'le jeton du robot' },
        'token-file': { value: 'FICHIER', about: 'un fichier qui contient le jeton' },
        join: {
          value: 'JEUX',
          about:
            's’asseoir aux tables de ces jeux qui accueillent les robots : aurum,or-etc, ou all',
        },
        accept: {
          value: 'JEUX',
          about: 'accepter les défis à ces jeux : aurum,or-etc, ou all',
        },
        from: { about: 'avec --accept : de qui (par défaut : du propriétaire du robot)' },
        open: { value: 'JEU', about: 'ouvrir une partie de ce jeu contre des robots du serveur' },
        seats: { value: 'NOMBRE', about: 'avec --open : combien jouent (par défaut : le plus)' },
        level: { about: 'avec --open : le niveau des autres (par défaut : regular)' },
        matches: { value: 'NOMBRE', about: 'avec --open : combien de parties (par défaut : 1)' },
        time: { value: 'MS', about: 'le temps du programme par décision, au plus' },
        'at-once': { value: 'NOMBRE', about: 'à combien de tables il s’assied à la fois' },
      },
      examples: [
        'pepite bot-run "python3 mybot.py" --open aurum --seats 3 --lang fr',
        'pepite bot-run "python3 mybot.py" --server https://example.org --join aurum --lang fr',
        'pepite bot-run "python3 mybot.py" --accept all --from everyone --lang fr',
      ],
    },
  },
  // The games and the server's words are large: other commands don't wait for them.
  run: async (context, { arguments: { command: started }, flags }) =>
    (await import('./run.ts')).runBot(context, { command: started, ...flags }),
});
