import type { Shape } from '@pepite/protocol';

/** A socket that programs may open, and all that goes over it. */
export interface SocketChannel {
  readonly id: string;
  readonly path: string;
  readonly description: string;
  readonly asks: 'guest' | 'bot';
  /** What a client may say, by its type: the shapes that the server checks with. */
  readonly said: Readonly<Record<string, Shape>>;
  /** What the server says, by its type. */
  readonly heard: Readonly<Record<string, Shape>>;
  /** What a client might say, at least one of each type, in an order that can be tried. */
  readonly examples: readonly { readonly type: string }[];
}
