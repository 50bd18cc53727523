import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { gameOf } from '@pepite/games';
import { type Game, itemAt, type Language, type MatchRecord, replay, Seeded } from '@pepite/kernel';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { NO_LIMITS } from '../http/limits.ts';
import { drawReplay } from '../replays/drawing.ts';
import { momentOf } from '../replays/facts.ts';
import { Outlines } from '../replays/letters.ts';
import { type Painter, type PictureOrder, ReplayPictures } from '../replays/pictures.ts';
import { recordNamed } from './support/finished-match.ts';
import { temporaryFolder } from './support/folder.ts';
import { TestServer } from './support/test-server.ts';
import { type Http, openTestHttp } from './support/test-server-http.ts';

const NAMES = ['Ann', 'Ben "the" <b>', 'Cleo', 'Dora'];
const AURUM: MatchRecord = {
  ...recordNamed('aurum-4'),
  players: NAMES.map((name) => ({ name })),
};
/** After the first card that is played. */
const MOMENT = AURUM.moves.findIndex((move) => move.includes(' play ')) + 1;

const factsOf = (game: Game, record: MatchRecord, at: number | undefined, language: Language) =>
  momentOf(game, record, at, language).facts;

const GAME = {
  id: 'aurum',
  texts: { en: { title: 'Aurum', about: 'Tricks.' }, fr: { title: 'Aurum', about: 'Des plis.' } },
  picture: 'aurum',
};

/** Pages, and one match that is over beside one that goes on. */
async function open(): Promise<Http> {
  const pages = join(temporaryFolder(), 'pages');
  mkdirSync(pages, { recursive: true });
  writeFileSync(join(pages, 'index.html'), '<!doctype html><head><title>page</title></head>');
  writeFileSync(join(pages, 'previews.json'), JSON.stringify([GAME]));
  const testServer = new TestServer(new Seeded(1));
  vi.spyOn(testServer.registry, 'gameAt').mockImplementation((match) =>
    Promise.resolve(match === 'nowhere' ? undefined : 'aurum'),
  );
  vi.spyOn(testServer.registry, 'recordOf').mockImplementation((match) => {
    if (match === 'over') return Promise.resolve({ value: AURUM });
    const kind = match === 'nowhere' ? 'no-such-match' : 'not-over';
    return Promise.resolve({ problem: { kind } });
  });
  const app = await openTestHttp(testServer, NO_LIMITS, false, pages);
  onTestFinished(async () => {
    await app.close();
    await testServer.close();
  });
  return app;
}

describe('a link to a match that is over', () => {
  it('the link is shown with its players, how it ended and a picture', async () => {
    const app = await open();
    const { body, statusCode } = await app.inject({ url: '/r/over', headers: { host: 'a.b' } });
    expect(statusCode).toBe(200);
    expect(body).toContain('content="Aurum · Ann, Ben &quot;the&quot; &lt;b>, Cleo, Dora"');
    const winners = AURUM.result?.winners.map((seat) => itemAt(NAMES, seat)) ?? [];
    expect(winners).toHaveLength(2);
    for (const name of winners) expect(body).toContain(name.slice(0, 3));
    expect(body).toContain('content="http://a.b/r/over/picture.png?lang=en"');
  });

  it('the link to a moment says which move it is, in the language of its reader', async () => {
    const app = await open();
    const headers = { host: 'a.b', 'accept-language': 'fr' };
    const { body } = await app.inject({ url: `/r/over?at=${MOMENT}&as=2`, headers });
    expect(body).toContain(`Coup ${MOMENT} sur ${AURUM.moves.length} · `);
    expect(body).toContain(' joue ');
    expect(body).toContain(`picture.png?at=${MOMENT}&amp;lang=fr"`);
  });

  it.each(['at=-1', 'at=1e3', 'at=', 'at=9999999', 'at=1&at=2', 'at[]=1'])(
    'the link with %s is one to the whole match',
    async (query) => {
      const { body, statusCode } = await (await open()).inject(`/r/over?${query}`);
      expect(statusCode).toBe(200);
      expect(body).toContain('/r/over/picture.png?lang=en"');
    },
  );

  it('a match that goes on is told of as any match, and one that is not there is not', async () => {
    const app = await open();
    const going = await app.inject('/r/going');
    expect(going.statusCode).toBe(200);
    expect(going.body).not.toContain('picture.png');
    expect((await app.inject('/r/nowhere')).statusCode).toBe(404);
    expect((await app.inject('/r/going/picture.png')).statusCode).toBe(409);
    expect((await app.inject('/r/nowhere/picture.png')).statusCode).toBe(404);
  });

  it('only the replay that is made for it may be framed by others', async () => {
    const app = await open();
    const { headers } = await app.inject('/r/over/embed?at=3');
    expect(headers['content-security-policy']).toContain('frame-ancestors *');
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(headers['x-frame-options']).toBeUndefined();
    expect(headers['set-cookie']).toBeUndefined();
    for (const path of ['/', '/r/over', '/m/over', '/record', '/nowhere/embed']) {
      const other = await app.inject({ url: path, headers: { accept: 'text/html' } });
      expect(other.headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(other.headers['x-frame-options']).toBe('DENY');
    }
  });
});

describe('the picture of a moment', () => {
  it('the picture is a PNG of the size that feeds want, and others may show it', async () => {
    const app = await open();
    const { rawPayload, headers, statusCode } = await app.inject(
      `/r/over/picture.png?at=${MOMENT}`,
    );
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('image/png');
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(rawPayload.subarray(1, 4).toString()).toBe('PNG');
    expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([1200, 630]);
    const again = await app.inject(`/r/over/picture.png?at=${MOMENT}&as=2`);
    expect(again.rawPayload, 'through whose eyes one looks').toEqual(rawPayload);
    const later = await app.inject(`/r/over/picture.png?at=${MOMENT + 1}`);
    expect(later.rawPayload, 'another position').not.toEqual(rawPayload);
  });

  it('the position of a picture is the table, without hands and box', () => {
    const game = gameOf('aurum');
    if (game === undefined) throw new Error('there is no Aurum');
    const { position } = momentOf(game, AURUM, MOMENT, 'en');
    const replayed = replay(game, AURUM, { to: MOMENT });
    if ('problem' in replayed) throw new Error('it does not replay');
    expect(position).toEqual({ table: replayed.value.table, options: AURUM.options });
  });

  it('a game whose table is not drawn has its cover and its players beside it', () => {
    const letters = new Outlines();
    const name = 'Ann <b> & co';
    const player = { name, drawn: name, points: '3 points', score: '3', isWinner: true };
    const facts = { ...orderOf('Lucky Seven').facts, game: 'lucky-seven', players: [player] };
    const order = { ...orderOf('Lucky Seven'), facts, cover: '<svg/>' };
    const drawn = drawReplay(order, letters);
    expect(drawn).toContain(Buffer.from('<svg/>').toString('base64'));
    expect(drawn).not.toContain('<b>');
    expect(drawReplay({ ...order, cover: undefined }, letters)).not.toContain('<image');
  });

  it('what is told at the end is the result, and before it the points so far', () => {
    const game = gameOf('aurum');
    if (game === undefined) throw new Error('there is no Aurum');
    const end = factsOf(game, AURUM, undefined, 'en');
    expect(
      end.players.map(({ isWinner }, seat) => (isWinner ? seat : -1)).filter((s) => s >= 0),
    ).toEqual(AURUM.result?.winners);
    expect(end.line).toMatch(/ and .* win$/);
    const before = factsOf(game, AURUM, MOMENT, 'en');
    expect(before.players.every(({ isWinner }) => !isWinner)).toBe(true);
    expect(before.line).toContain(' plays ');
    expect(factsOf(game, AURUM, 99_999, 'en')).toEqual(end);
  });

  it('a player whose name can’t be drawn is called by the seat', () => {
    const game = gameOf('aurum');
    if (game === undefined) throw new Error('there is no Aurum');
    const record = { ...AURUM, players: ['日本', 'Боб', 'Zoë', '🎲'].map((name) => ({ name })) };
    const { players } = factsOf(game, record, MOMENT, 'fr');
    expect(players.map(({ drawn }) => drawn)).toEqual(['Joueur 1', 'Боб', 'Zoë', 'Joueur 4']);
  });
});

/** Draws what it is told to, when it is told to. */
class SlowPainter implements Painter {
  readonly orders: { readonly finish: () => void; readonly fail: () => void }[] = [];

  paint(): Promise<Uint8Array> {
    return new Promise((resolve, reject) => {
      const picture = new Uint8Array([this.orders.length]);
      this.orders.push({
        finish: () => resolve(picture),
        fail: () => reject(new Error('out of paint')),
      });
    });
  }
}

const orderOf = (title: string, table: unknown = {}): PictureOrder => ({
  facts: { language: 'en', game: 'aurum', title, players: [], place: '', line: '' },
  position: { table, options: {} },
  cover: undefined,
});
const soon = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('what pictures cost', () => {
  it('the same picture is drawn once, and different ones one after the other', async () => {
    const painter = new SlowPainter();
    const pictures = new ReplayPictures(painter);
    const [one, same, other] = ['a', 'a', 'b'].map((title) => pictures.draw(orderOf(title)));
    await soon();
    expect(painter.orders).toHaveLength(1);
    painter.orders[0]?.finish();
    expect(await one).toBe(await same);
    await soon();
    expect(painter.orders).toHaveLength(2);
    painter.orders[1]?.finish();
    expect(await other).not.toBe(await one);
    expect(await pictures.draw(orderOf('a'))).toBe(await one);
    expect(painter.orders).toHaveLength(2);
  });

  it('the same words about another table are another picture', async () => {
    const painter = new SlowPainter();
    const pictures = new ReplayPictures(painter);
    for (const top of [1, 2, 1]) void pictures.draw(orderOf('a', { top }));
    await soon();
    painter.orders[0]?.finish();
    await soon();
    painter.orders[1]?.finish();
    await soon();
    expect(painter.orders).toHaveLength(2);
  });

  it('whoever comes when too many wait is sent away, and what failed is tried again', async () => {
    const painter = new SlowPainter();
    const pictures = new ReplayPictures(painter);
    const first = pictures.draw(orderOf('first'));
    for (let number = 1; number < 16; number++) void pictures.draw(orderOf(`${number}`));
    expect(await pictures.draw(orderOf('late'))).toBeUndefined();
    await soon();
    painter.orders[0]?.fail();
    expect(await first).toBeUndefined();
    const again = pictures.draw(orderOf('first'));
    for (let number = 1; number <= 16; number++) {
      await soon();
      painter.orders[number]?.finish();
    }
    expect(await again).toBeDefined();
  });
});

describe('a record', () => {
  it.each([
    ['gzip, br', 'gzip'],
    ['identity', undefined],
  ])('a record goes to whoever accepts %s packed as %s', async (accepted, encoding) => {
    const text = `${JSON.stringify(AURUM)}\n`;
    const headers = { 'accept-encoding': accepted };
    const answer = await (await open()).inject({ url: '/api/matches/over/record', headers });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers['vary']).toBe('accept-encoding');
    const content = encoding === undefined ? answer.rawPayload : gunzipSync(answer.rawPayload);
    expect(content.toString()).toBe(text);
    if (encoding !== undefined) expect(answer.rawPayload.length).toBeLessThan(text.length / 3);
  });
});
