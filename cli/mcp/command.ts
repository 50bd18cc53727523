import { command } from '../command.ts';

export const mcpCommand = command({
  name: 'mcp',
  arguments: [],
  flags: { name: { kind: 'text' } },
  words: {
    en: {
      summary: 'let a language model play, over the Model Context Protocol',
      about: [
        'Offers a seat at matches against bots, and the rules, to programs that speak the Model ' +
          'Context Protocol, on the standard streams. They see what their seat may see, and ' +
          'nothing else. Matches last as long as the program runs. docs/mcp.md says more.',
      ],
      arguments: {},
      flags: { name: { value: 'NAME', about: 'what the player is called (default: Guest)' } },
      examples: ['pepite mcp', 'claude mcp add pepite -- npx pepite mcp'],
    },
    fr: {
      summary: 'faire jouer un modèle de langage, par le Model Context Protocol',
      about: [
        'Offre une place dans des parties contre des robots, et les règles, aux programmes qui ' +
          'parlent le Model Context Protocol, sur les flux standard. Ils voient ce que leur ' +
          'place peut voir, et rien d’autre. Les parties durent autant que le programme. ' +
          'docs/mcp.md en dit plus.',
      ],
      arguments: {},
      flags: { name: { value: 'NOM', about: 'le nom du joueur (par défaut : Invité)' } },
      examples: ['pepite mcp --lang fr', 'claude mcp add pepite -- npx pepite mcp --lang fr'],
    },
  },
  // What speaks the protocol is large: other commands don't wait for it.
  run: async (context, { flags }) => (await import('./run.ts')).runMcp(context, flags),
});
