import type { NewDevice } from '@pepite/protocol';

/** Why this browser can't tell of turns. */
export type Refusal = 'insecure' | 'unsupported' | 'denied' | 'failed';

/** What a browser says of its subscription. */
type Keys = Pick<NewDevice, 'endpoint' | 'p256dh' | 'auth'>;

const toBase64Url = (buffer: ArrayBuffer): string =>
  btoa(String.fromCodePoint(...new Uint8Array(buffer)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Why there is no use in asking, as far as one can know before. */
export function refusalNow(): Refusal | undefined {
  if (!isSecureContext) return 'insecure';
  const isKnown = 'serviceWorker' in navigator && 'PushManager' in window;
  if (!isKnown || !('Notification' in window)) return 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : undefined;
}

/** What the server knows a device by. */
async function deviceOf({ endpoint }: PushSubscription): Promise<string> {
  return toBase64Url(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint)));
}

async function subscriptionNow(): Promise<PushSubscription | null> {
  if (refusalNow() !== undefined) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** What the server knows this device by, if its browser is subscribed. */
export async function ownDevice(): Promise<string | undefined> {
  const subscription = await subscriptionNow();
  return subscription === null ? undefined : deviceOf(subscription);
}

/** Asks for leave, and subscribes: to be called when somebody has pressed a button. */
export async function subscribe(key: string): Promise<Keys | Refusal> {
  const refusal = refusalNow();
  if (refusal !== undefined) return refusal;
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  try {
    await navigator.serviceWorker.register('/service-worker.js');
    const { pushManager } = await navigator.serviceWorker.ready;
    // One that was made with the key of another server would get nothing.
    await (await pushManager.getSubscription())?.unsubscribe();
    const options = { userVisibleOnly: true, applicationServerKey: key };
    return keysOf(await pushManager.subscribe(options)) ?? 'failed';
  } catch {
    return 'failed';
  }
}

function keysOf(subscription: PushSubscription): Keys | undefined {
  const [p256dh, auth] = [subscription.getKey('p256dh'), subscription.getKey('auth')];
  if (p256dh === null || auth === null) return undefined;
  const { endpoint } = subscription;
  return { endpoint, p256dh: toBase64Url(p256dh), auth: toBase64Url(auth) };
}

/** What this browser says of its subscription, if it has one. */
export async function keysNow(): Promise<Keys | undefined> {
  const subscription = await subscriptionNow();
  return subscription === null ? undefined : keysOf(subscription);
}

export async function unsubscribe(): Promise<void> {
  await (await subscriptionNow())?.unsubscribe();
}
