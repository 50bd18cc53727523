// A player is told of a turn in a real browser, by a push service of the test's own.
import type { NoticeSettings, PushedTurn } from '@pepite/protocol';
import type { Browser, BrowserContext, Page, Worker } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lastOf, PushService, Subscriber } from '../../../matches/test/support/push-service.ts';
import { english } from '../../words/en.ts';
import { french } from '../../words/fr.ts';
import { LAPTOP, launch, PHONE, visit, type Visitor } from './support/browser.ts';
import { Site } from './support/site.ts';
import { expectSound } from './support/sound.ts';

const TABLE = {
  game: 'aurum',
  bots: [null, 'random', 'random'],
  options: {},
  access: 'link',
  start: true,
  clock: { kind: 'days', days: 2 },
};
/** So long after a turn began its player has been told. */
const TOLD = 30_000;

let site: Site;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([Site.openTimed({ PEPITE_NOTICES_PRIVATE: 'on' }), launch()]);
});

afterAll(async () => {
  await browser.close();
  await site.close();
});

/**
 * Runs in a page: a browser of tests knows no push service but ours, and asks nobody for leave. It
 * is given once it is asked for.
 */
function subscribeTo({ endpoint, p256dh, auth }: Record<'endpoint' | 'p256dh' | 'auth', string>) {
  Object.defineProperty(Notification, 'permission', {
    get: () => localStorage.getItem('permission') ?? 'default',
  });
  Notification.requestPermission = () => {
    localStorage.setItem('permission', 'granted');
    return Promise.resolve('granted');
  };
  const bytesOf = (text: string): ArrayBuffer => {
    const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(plain, (letter) => letter.codePointAt(0) ?? 0).buffer;
  };
  const subscription = {
    endpoint,
    getKey: (name: string) => bytesOf(name === 'auth' ? auth : p256dh),
    unsubscribe: () => {
      localStorage.removeItem('subscribed');
      return Promise.resolve(true);
    },
  };
  const found = () => (localStorage.getItem('subscribed') === null ? null : subscription);
  Object.assign(PushManager.prototype, {
    getSubscription: () => Promise.resolve(found()),
    subscribe: () => {
      localStorage.setItem('subscribed', 'yes');
      return Promise.resolve(subscription);
    },
  });
}

/** A guest with a name, whose browser may show notices that our service brings. */
async function arrive(service: PushService, name: string, visitor: Visitor) {
  const visited = await visit(browser, { ...visitor, keeping: true });
  const subscriber = new Subscriber();
  const endpoint = `${service.address}/${name}`;
  await visited.page.addInitScript(subscribeTo, { endpoint, ...subscriber.keys });
  await visited.context.request.put(`${site.address}/api/me`, { data: { name } });
  return { ...visited, subscriber };
}

async function settingsOf(context: BrowserContext): Promise<NoticeSettings> {
  return (
    await context.request.get(`${site.address}/api/me/notices`)
  ).json() as Promise<NoticeSettings>;
}

/** Hands a message to the service worker of a page, as the browser does. */
async function deliver(page: Page, pushed: PushedTurn): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const found = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first !== undefined) resolve(first.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await found;
  const data = JSON.stringify(pushed);
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: site.address,
    registrationId,
    data,
  });
}

/** The service worker of a page; what it shows is written down, for a browser without windows. */
async function workerOf(context: BrowserContext): Promise<Worker> {
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await worker.evaluate(() => {
    const shown: object[] = [];
    const registration: object = Reflect.get(globalThis, 'registration') as object;
    Object.assign(registration, {
      getNotifications: () => Promise.resolve(shown),
      showNotification: (title: string, options: object) => {
        const close = (): unknown => shown.splice(0);
        return Promise.resolve(shown.push({ title, ...options, close }));
      },
    });
    Object.assign(globalThis, { shown });
  });
  return worker;
}

/** The notices that a service worker shows, once it shows so many. */
async function untilShown(worker: Worker, count: number): Promise<readonly object[]> {
  for (;;) {
    const text = await worker.evaluate(() => JSON.stringify(Reflect.get(globalThis, 'shown')));
    const shown = JSON.parse(text) as readonly object[];
    if (shown.length === count) return shown;
  }
}

/** Presses a notice, or its button: a test can't press what the system shows. */
const press = (worker: Worker, action: string): Promise<void> =>
  worker.evaluate((pressed) => {
    const [notification] = Reflect.get(globalThis, 'shown') as readonly object[];
    const waitUntil = (): void => {};
    dispatchEvent(
      Object.assign(new Event('notificationclick'), { action: pressed, notification, waitUntil }),
    );
  }, action);

describe('notices', () => {
  it('a player is told of a turn, mutes the match, and opens it', async () => {
    const words = english.notices;
    const service = await PushService.open();
    const { page, context, subscriber, errors } = await arrive(service, 'Ann', { size: LAPTOP });
    await page.goto(`${site.address}/notices`);
    await page.getByRole('button', { name: words.turnOn }).click();
    await page.getByText(words.isOn).waitFor();
    await expectSound(page, 'notices that are on');
    const created = await context.request.post(`${site.address}/api/matches`, { data: TABLE });
    const { match } = (await created.json()) as { readonly match: string };
    while (service.delivered.length === 0) await site.pass(TOLD / 6);
    const pushed = JSON.parse(subscriber.open(lastOf(service).body)) as PushedTurn;
    expect(pushed.title).toMatch(/^Your turn in Aurum, with \S+ and \S+$/);

    const worker = await workerOf(context);
    await deliver(page, pushed);
    expect(await untilShown(worker, 1)).toMatchObject([
      { title: pushed.title, tag: `turn-${match}`, actions: [{ title: 'Mute this match' }] },
    ]);
    await press(worker, 'mute');
    await untilShown(worker, 0);
    await expect.poll(async () => (await settingsOf(context)).muted).toEqual([match]);

    // In the list of matches it is muted, too, and heard of again with one click.
    await page.goto(site.address);
    const muted = page.getByRole('button', { name: words.muteOf('Aurum'), pressed: true });
    await muted.waitFor();
    await expectSound(page, 'a match that is muted');
    await muted.click();
    await page.getByRole('button', { name: words.muteOf('Aurum'), pressed: false }).waitFor();
    await expect.poll(async () => (await settingsOf(context)).muted).toEqual([]);

    await page.goto(`${site.address}/m/${match}`);
    await page.getByRole('button', { name: words.title }).click();
    await page.getByRole('dialog').getByLabel(words.mute).waitFor();
    await expectSound(page, 'notices of a match');
    expect(errors).toEqual([]);
    await context.close();
  });

  it('a player chooses on a phone where to be told and when not, in French', async () => {
    const words = french.notices;
    const service = await PushService.open();
    const { page, context, errors } = await arrive(service, 'Basile', {
      size: PHONE,
      language: 'fr',
    });
    await page.goto(`${site.address}/notices`);
    await page.getByLabel(words.address).fill(`${service.address}/hook`);
    await page.getByRole('button', { name: words.save }).click();
    await expect.poll(() => page.getByLabel(words.secret).inputValue()).toMatch(/^whsec_/);
    await page.getByRole('button', { name: words.test }).click();
    await page.getByText(words.outcome({ kind: 'answered', status: 201 })).waitFor();
    expect(JSON.parse(lastOf(service).body.toString())).toMatchObject({ type: 'test' });
    await page.getByLabel(words.quiet).check();
    await page.getByLabel(words.from, { exact: true }).waitFor();
    await expectSound(page, 'a webhook and quiet hours');
    await expect
      .poll(() => settingsOf(context))
      .toMatchObject({
        quiet: { from: 1320, to: 480 },
        webhook: { address: `${service.address}/hook` },
      });
    // The secret is told once.
    expect(Object.keys((await settingsOf(context)).webhook ?? {})).toEqual(['address']);

    // A link in what webhooks get mutes a match.
    const created = await context.request.post(`${site.address}/api/matches`, { data: TABLE });
    const { match } = (await created.json()) as { readonly match: string };
    await page.goto(`${site.address}/m/${match}#mute`);
    await page.getByRole('dialog').getByLabel(words.mute).waitFor();
    await expect.poll(async () => (await settingsOf(context)).muted).toEqual([match]);
    await expectSound(page, 'a match that a link has muted');
    expect(errors).toEqual([]);
    await context.close();
  });
});
