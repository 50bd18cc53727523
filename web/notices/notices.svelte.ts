import type { NoticeDevice, NoticeSettings, QuietHours, SendOutcome } from '@pepite/protocol';
import { settings as pageSettings } from '../site/settings.svelte.ts';
import { recall, remember } from '../site/storage.ts';
import type { AnyProblem } from '../words/problem.ts';
import * as api from './api.ts';
import { deviceName } from './device-name.ts';
import { keysNow, ownDevice, type Refusal, refusalNow, subscribe, unsubscribe } from './push.ts';

/** Whether this browser has seen that its player is told of turns somehow. */
const KEY = 'notices';

/** How the reader is told of turns. */
class Notices {
  #settings = $state.raw<NoticeSettings>();
  #own = $state.raw<string>();
  #refusal = $state.raw<Refusal>();
  #problem = $state.raw<AnyProblem>();
  #isBusy = $state(false);

  get settings(): NoticeSettings | undefined {
    return this.#settings;
  }

  /** Why this browser can't tell of turns, if it can't or was not let. */
  get refusal(): Refusal | undefined {
    return this.#refusal;
  }

  /** What went wrong with what was asked last. */
  get problem(): AnyProblem | undefined {
    return this.#problem;
  }

  get isBusy(): boolean {
    return this.#isBusy;
  }

  /** Whether this device tells of turns. */
  get isOn(): boolean {
    return this.#settings?.devices.some(({ device }) => device === this.#own) === true;
  }

  get otherDevices(): readonly NoticeDevice[] {
    return this.#settings?.devices.filter(({ device }) => device !== this.#own) ?? [];
  }

  /** Whether the reader is told of turns anywhere, so that there is something to mute. */
  get isTold(): boolean {
    const { devices = [], webhook = null } = this.#settings ?? {};
    return devices.length > 0 || webhook !== null;
  }

  /** Whether it was so when this browser last asked: most readers need not be asked about it. */
  get wasTold(): boolean {
    return recall(KEY) === 'on';
  }

  isMuted(match: string): boolean {
    return this.#settings?.muted.includes(match) === true;
  }

  async load(): Promise<void> {
    this.#refusal = refusalNow();
    const [answer, own] = await Promise.all([api.askNotices(), ownDevice().catch(() => undefined)]);
    this.#own = own;
    this.#problem = 'problem' in answer ? answer.problem : undefined;
    if ('problem' in answer) return;
    this.#settings = answer.value;
    remember(KEY, this.isTold ? 'on' : 'off');
  }

  /** Does something, and asks how it stands then. */
  async #change(work: () => ReturnType<typeof api.deleteQuiet>): Promise<boolean> {
    this.#isBusy = true;
    const answer = await work();
    await this.load();
    this.#isBusy = false;
    if ('problem' in answer) this.#problem = answer.problem;
    return !('problem' in answer);
  }

  /** Asks the browser for leave: only after somebody has pressed a button. */
  async turnOn(): Promise<void> {
    if (this.#settings === undefined) await this.load();
    const key = this.#settings?.key;
    if (key === undefined) return;
    this.#isBusy = true;
    const keys = await subscribe(key);
    this.#isBusy = false;
    if (typeof keys === 'string') this.#refusal = keys;
    else await this.#put(keys);
  }

  #put(keys: NonNullable<Awaited<ReturnType<typeof keysNow>>>): Promise<boolean> {
    const { language } = pageSettings;
    const name = deviceName(navigator.userAgent);
    return this.#change(() => api.putDevice({ ...keys, name, language }));
  }

  /** Says anew what the server has forgotten, or what the browser has changed. */
  async renew(): Promise<void> {
    const keys = await keysNow().catch(() => undefined);
    if (keys !== undefined) await this.#put(keys);
  }

  async turnOff(): Promise<void> {
    const own = await ownDevice().catch(() => undefined);
    await unsubscribe().catch(() => undefined);
    if (own !== undefined) await this.remove(own);
  }

  async remove(device: string): Promise<void> {
    await this.#change(() => api.deleteDevice(device));
  }

  /** Sets where programs are told; the secret of it, this once. */
  async setWebhook(address: string): Promise<string | undefined> {
    let secret: string | undefined;
    await this.#change(async () => {
      const answer = await api.putWebhook({ address, language: pageSettings.language });
      if ('value' in answer) ({ secret } = answer.value);
      return answer;
    });
    return secret;
  }

  async removeWebhook(): Promise<void> {
    await this.#change(api.deleteWebhook);
  }

  async testWebhook(): Promise<SendOutcome | undefined> {
    this.#isBusy = true;
    const answer = await api.testWebhook();
    this.#isBusy = false;
    this.#problem = 'problem' in answer ? answer.problem : undefined;
    return 'problem' in answer ? undefined : answer.value;
  }

  setQuiet(quiet: QuietHours | undefined): Promise<boolean> {
    return this.#change(() => (quiet === undefined ? api.deleteQuiet() : api.putQuiet(quiet)));
  }

  async mute(match: string, on: boolean): Promise<void> {
    await this.#change(() => (on ? api.putMute(match) : api.deleteMute(match)));
  }
}

export const notices = new Notices();
