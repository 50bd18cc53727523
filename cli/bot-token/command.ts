import { command } from '../command.ts';

export const botTokenCommand = command({
  name: 'bot-token',
  arguments: [],
  flags: { create: { kind: 'text' }, revoke: { kind: 'text' }, data: { kind: 'text' } },
  words: {
    en: {
      summary: 'let a program from outside play, or list and revoke such tokens',
      about: [
        'Lists the programs from outside that may play on a server, and who made their tokens. ' +
          'With --create, makes a token and prints it: this is the only time, since the server ' +
          'keeps its hash only. With --revoke, the token counts no more, and within ten seconds ' +
          'a running server ends the program’s connections.',
        'Players make tokens for programs of theirs on the site, under “Your bots”. How to write ' +
          'such a program: docs/bots-outside.md. The server can keep running. With DATABASE_URL ' +
          'set, the tokens of the PostgreSQL database are meant.',
      ],
      arguments: {},
      flags: {
        create: { value: 'NAME', about: 'make a token for a program of this name' },
        revoke: { value: 'BOT', about: 'revoke a token, by the code that the list shows' },
        data: { value: 'FOLDER', about: 'the data folder (default: $PEPITE_DATA, or .pepite)' },
      },
      examples: [
        'pepite bot-token --create Robo --data /var/lib/pepite',
        'pepite bot-token --revoke @V1StGXR8_Z5j',
      ],
    },
    fr: {
      summary: 'laisser jouer un programme extérieur, lister ou révoquer ces jetons',
      about: [
        'Liste les programmes extérieurs qui peuvent jouer sur un serveur, et qui a créé leur ' +
          'jeton. Avec --create, crée un jeton et l’affiche : c’est la seule fois, car le ' +
          'serveur n’en garde que l’empreinte. Avec --revoke, le jeton ne vaut plus rien, et en ' +
          'dix secondes au plus un serveur qui tourne coupe les connexions du programme.',
        'Les joueurs créent les jetons de leurs programmes sur le site, sous « Vos robots ». ' +
          'Pour écrire un tel programme : docs/bots-outside.md. Le serveur peut continuer à ' +
          'tourner. ' +
          'Si DATABASE_URL est défini, il s’agit des jetons de la base PostgreSQL.',
      ],
      arguments: {},
      flags: {
        create: { value: 'NOM', about: 'créer un jeton pour un programme de ce nom' },
        revoke: { value: 'ROBOT', about: 'révoquer un jeton, par le code que la liste affiche' },
        data: {
          value: 'DOSSIER',
          about: 'le dossier de données (par défaut : $PEPITE_DATA, ou .pepite)',
        },
      },
      examples: [
        'pepite bot-token --create Robo --data /var/lib/pepite --lang fr',
        'pepite bot-token --revoke @V1StGXR8_Z5j --lang fr',
      ],
    },
  },
  async run(context, { flags }) {
    // The server is large: other commands don't wait for it.
    const { createBotToken, listBotTokens, onlyOne, revokeBotToken } = await import('./run.ts');
    const { create, revoke, data } = flags;
    if (create !== undefined && revoke !== undefined) return onlyOne(context);
    if (create !== undefined) return createBotToken(context, create, data);
    return revoke === undefined
      ? listBotTokens(context, data)
      : revokeBotToken(context, revoke, data);
  },
});
