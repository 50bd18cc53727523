import { describe, expect, it } from 'vitest';
import { connect, type TestClient } from './mcp/client.ts';

const AURUM = { game: 'aurum', seats: 4, bots: 'random', seed: 3 };

/** A match of Aurum at its first decision: a bid. */
async function atBid(language: 'en' | 'fr' = 'en') {
  const { client } = await connect(language);
  const { match, position } = await client.position('open_match', AURUM);
  const at = { match, ply: position.ply, own: position.own };
  return { client, match, position, at };
}

/** What a match looks like to its player, events apart: those are told once. */
async function look(client: TestClient, match: string): Promise<unknown> {
  const { position } = await client.position('position', { match });
  return { ...position, events: [] };
}

describe('what a language model gets wrong', () => {
  it('a tool that does not exist is an error which names those that do', async () => {
    const { client } = await connect();
    await expect(client.call('cheat')).rejects.toThrow(/no tool “cheat”.*list_games/);
  });

  it.each([
    ['list_games', { game: 'aurum' }, 'game'],
    ['read_rules', {}, 'game'],
    ['open_match', { ...AURUM, seats: '4' }, 'seats'],
    ['open_match', { ...AURUM, seats: 7 }, 'seats'],
    ['open_match', { ...AURUM, bots: 'cleverest' }, 'bots'],
    ['open_match', { ...AURUM, seed: -1 }, 'seed'],
    ['open_match', { ...AURUM, everything: true }, 'everything'],
    ['make_move', { match: 'm1', move: 'pass', ply: 0 }, 'own'],
    ['make_move', { match: 'm1', move: 'x'.repeat(401), ply: 0, own: 0 }, 'move'],
    ['position', { match: 'm1', format: 'pdf' }, 'format'],
    ['legal_moves', { match: 'm1', most: 0 }, 'most'],
  ])('%s with %j is refused, and the wrong field is named', async (tool, input, field) => {
    const { client } = await connect();
    const { isError, text, data } = await client.call(tool, input);
    expect(isError).toBe(true);
    expect(text).toContain(`“${field}”`);
    expect(data).toMatchObject({ type: 'refused', problem: { kind: 'bad-field', field } });
  });

  it.each([
    [{ ...AURUM, game: 'chess' }, /unknown game “chess”/i],
    [{ ...AURUM, seats: 6 }, /3 to 4 seats/],
    [{ ...AURUM, seat: 4 }, /from 0 to 3/],
    [{ ...AURUM, bots: ['random'] }, /^Name 3 bots/],
    [{ ...AURUM, options: { zeros: 'yes' } }, /“zeros” must be true or false/],
    [{ ...AURUM, options: { hidden: true } }, /no option “hidden”/],
  ])('a match that can not be played is not opened: %j', async (input, sentence) => {
    const { client, matches } = await connect();
    const { isError, text } = await client.call('open_match', input);
    expect({ isError, text }).toEqual({
      isError: true,
      text: expect.stringMatching(sentence) as string,
    });
    expect(matches.all).toEqual([]);
  });

  it.each(['position', 'legal_moves', 'what_happened', 'resign', 'result', 'record'])(
    '%s of a match that does not exist is refused with those that do',
    async (tool) => {
      const { client } = await atBid();
      const { isError, text, data } = await client.call(tool, { match: 'm9' });
      expect(isError).toBe(true);
      expect(text).toBe('There is no match “m9”. There are: m1.');
      expect(data).toMatchObject({ problem: { kind: 'no-such-match' } });
    },
  );

  it('a move against the rules is refused with its clause, and changes nothing', async () => {
    const { client, match, position, at } = await atBid();
    const before = await look(client, match);
    const gold = await client.call('make_move', { ...at, move: 'bid G0' });
    expect(gold.data).toMatchObject({ type: 'refused', clause: 'A5' });
    expect(gold.text).toMatch(/A5/);
    const played = await client.call('make_move', { ...at, move: 'pass' });
    expect(played.data).toMatchObject({ type: 'refused', clause: 'A5' });
    expect(await look(client, match)).toEqual(before);
    expect(position.deciding).toContain(position.seat);
    const clause = await client.succeed('read_rules', { game: 'aurum', clause: 'A5' });
    expect(clause.text).toMatch(/^\*\*A5 /);
  });

  it('a move that was made is refused as stale when it comes again', async () => {
    const { client, match, at } = await atBid();
    const { data } = await client.succeed('legal_moves', { match, most: 1 });
    const [{ move } = { move: '' }] = data['moves'] as readonly { readonly move: string }[];
    await client.succeed('make_move', { ...at, move });
    const before = await look(client, match);
    const again = await client.call('make_move', { ...at, move });
    expect(again).toMatchObject({ isError: true, data: { problem: { kind: 'stale' } } });
    expect(await look(client, match)).toEqual(before);
  });

  it('refusals are in French for whoever has asked for French', async () => {
    const { client, match, at } = await atBid('fr');
    const { text } = await client.call('make_move', { ...at, move: 'jouer' });
    expect(text).toMatch(/^« jouer » n’est pas un coup ici \(A5 : /);
    expect((await client.call('record', { match })).text).toMatch(/^La partie n’est pas finie/);
  });

  it('there is no record before the end, and a match that was given up has none', async () => {
    const { client, match, at } = await atBid();
    const early = await client.call('record', { match });
    expect(early).toMatchObject({ isError: true, data: { problem: { kind: 'not-over' } } });
    expect((await client.succeed('result', { match })).text).toMatch(/still being played/);
    const { text } = await client.succeed('resign', { match });
    expect(text).toBe('The match was ended without a result.');
    expect(await client.call('record', { match })).toMatchObject({ isError: true });
    expect(await client.call('make_move', { ...at, move: 'bid B4' })).toMatchObject({
      isError: true,
    });
    expect((await client.succeed('legal_moves', { match })).data).toMatchObject({ total: 0 });
  });

  it('a choice can be taken back only where all choose at once', async () => {
    const { client, at } = await atBid();
    const { text } = await client.call('take_back', { match: at.match, ply: at.ply });
    expect(text).toBe('There is nothing to take back.');
  });
});

describe('a choice of several moves', () => {
  it('what was chosen is taken back, and the position is as it was', async () => {
    const { client } = await connect();
    const opening = { game: 'silver-and-gold', seats: 1, seed: 5, ask_always: true };
    const opened = await client.position('open_match', opening);
    const { match } = opened;
    let { position } = opened;
    // Somewhere in a match a choice has a second move: a bonus cell after a mark.
    for (let before = position; position.own === 0; before = position) {
      const { data } = await client.succeed('legal_moves', { match, most: 1 });
      const [{ move } = { move: '' }] = data['moves'] as readonly { readonly move: string }[];
      const { ply, own } = position;
      ({ position } = await client.position('make_move', { match, move, ply, own }));
      if (position.own === 0) continue;
      const taken = await client.position('take_back', { match, ply: position.ply });
      expect({ ...taken.position, events: [] }).toEqual({ ...before, events: [] });
    }
    expect(position.own).toBe(1);
  });
});

describe('what is read', () => {
  it('every listed resource can be read, and so can a clause; nothing else', async () => {
    const { client } = await connect();
    const { resources } = await client.client.listResources();
    const read = async (uri: string): Promise<string> => {
      const { contents } = await client.client.readResource({ uri });
      return contents.map((part) => ('text' in part ? part.text : '')).join('');
    };
    for (const { uri } of resources) expect((await read(uri)).length).toBeGreaterThan(1000);
    expect(resources.map(({ uri }) => uri)).toContain('pepite://rules/or-etc/fr');
    const { resourceTemplates } = await client.client.listResourceTemplates();
    expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toContain(
      'pepite://rules/aurum/{language}/{clause}',
    );
    expect(await read('pepite://rules/aurum/en/A12')).toMatch(/^\*\*A12 Following/);
    for (const uri of [
      'pepite://rules/aurum/en/A999',
      'pepite://rules/aurum/de',
      'pepite://rules/../en',
      'pepite://reference/aurum/en/A12',
      'file:///etc/passwd',
    ]) {
      await expect(read(uri)).rejects.toThrow(/not-found/);
    }
  });

  it('every tool says what it is for, and what it takes, in both languages', async () => {
    for (const language of ['en', 'fr'] as const) {
      const { client } = await connect(language);
      const { tools } = await client.client.listTools();
      expect(tools.length).toBe(12);
      for (const { description, inputSchema } of tools) {
        expect(description).toMatch(/[.]$/);
        for (const field of Object.values(inputSchema.properties ?? {})) {
          expect(field).toHaveProperty('description');
        }
      }
    }
  });

  it('rules are told whole, or as a card that names its clauses', async () => {
    const { client } = await connect();
    const whole = await client.succeed('read_rules', { game: 'aurum', whole: true });
    const card = await client.succeed('read_rules', { game: 'aurum' });
    expect(whole.text.length).toBeGreaterThan(2 * card.text.length);
    expect(card.text).toContain('- **A12** ');
    const { text } = await client.call('read_rules', { game: 'aurum', clause: 'Z1' });
    expect(text).toMatch(/no clause “Z1”.*A1, A2/);
  });
});
