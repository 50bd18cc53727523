import type { PushedTurn } from '@pepite/protocol';

/** What a service worker does with notices of turns: shows them, and does what is pressed. */

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Pushing extends Lasting {
  readonly data: { json(): unknown } | null;
}

interface Pressing extends Lasting {
  /** The button that was pressed, if it was not the notice itself. */
  readonly action: string;
  readonly notification: Notification;
}

/** An open page. */
interface OpenPage {
  readonly url: string;
  focus(): Promise<unknown>;
}

declare const registration: ServiceWorkerRegistration;
declare const clients: {
  matchAll(which: { readonly type: 'window' }): Promise<readonly OpenPage[]>;
  openWindow(address: string): Promise<unknown>;
};

const MUTE = 'mute';
const pageOf = (match: string): string => `/m/${match}`;

/** What a notice is of; those of earlier versions know no turn. */
const turnOf = ({ data }: Notification): { readonly match?: string; readonly turn?: number } =>
  (data as Partial<PushedTurn> | null) ?? {};

const matchOf = (shown: Notification): string | undefined => turnOf(shown).match;

/** Whether a notice is of a match where nobody on this device has to decide, or of another turn. */
function isOver(shown: Notification, { match, turn, waiting }: PushedTurn): boolean {
  const of = turnOf(shown);
  if (of.match === undefined) return false;
  return !waiting.includes(of.match) || (of.match === match && of.turn !== turn);
}

/** Shows a turn; what is shown of turns that are over goes away. */
async function show(pushed: PushedTurn): Promise<void> {
  const { match, turn, companion, title, body, mute } = pushed;
  for (const shown of await registration.getNotifications()) {
    if (isOver(shown, pushed)) shown.close();
  }
  // Browsers know more of notices than the compiler does.
  const options = {
    body,
    // One notice for each who plays here: a new turn takes the place of the last one.
    tag: companion === undefined ? `turn-${match}` : `turn-${match}-${companion}`,
    renotify: true,
    icon: '/icons/192.png',
    data: { match, turn },
    actions: [{ action: MUTE, title: mute }],
  };
  await registration.showNotification(title, options);
}

/** Goes to the page of a match: to one that is open, or to a new one. */
async function open(match: string): Promise<void> {
  const pages = await clients.matchAll({ type: 'window' });
  const page = pages.find(({ url }) => new URL(url).pathname === pageOf(match));
  await (page === undefined ? clients.openWindow(pageOf(match)) : page.focus());
}

/** Whether the server has heard that its guest wants to hear no more of a match. */
async function mute(match: string): Promise<boolean> {
  try {
    const headers = { 'content-type': 'application/json' };
    const path = `/api/matches/${match}/mute`;
    return (await fetch(path, { method: 'PUT', headers, body: '{}' })).ok;
  } catch {
    return false;
  }
}

async function press(match: string, action: string): Promise<void> {
  // Without a server the page says so, and has the button, too.
  if (action === MUTE && (await mute(match))) return;
  await open(match);
}

/** Listens to what a push service brings, and to what is pressed. */
export function hearOfTurns(): void {
  addEventListener('push', (event) => {
    const pushing = event as Pushing;
    if (pushing.data !== null) pushing.waitUntil(show(pushing.data.json() as PushedTurn));
  });
  addEventListener('notificationclick', (event) => {
    const pressing = event as Pressing;
    const match = matchOf(pressing.notification);
    pressing.notification.close();
    if (match !== undefined) pressing.waitUntil(press(match, pressing.action));
  });
}
