import type { ServerMessage } from '@pepite/protocol';

/** A socket that leads nowhere: a test opens and closes it, and says what comes in. */
export class FakeSocket extends EventTarget {
  static readonly opened: FakeSocket[] = [];
  readonly url: string;
  /** What was sent, and not taken out yet. */
  readonly sent: unknown[] = [];
  isClosed = false;

  constructor(url: string) {
    super();
    this.url = url;
    FakeSocket.opened.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.isClosed = true;
  }

  /** The server lets it in. */
  open(): void {
    this.dispatchEvent(new Event('open'));
  }

  hear(message: ServerMessage): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }

  /** The connection breaks. */
  break(): void {
    this.dispatchEvent(new Event('close'));
  }
}
