import type { Problem, Shape } from '@pepite/protocol';

/** What stands in the place of a part of a path, such as `:id`. */
interface PathPart {
  readonly description: string;
  readonly example: string;
}

/** What is sent back if all goes well. */
interface Answer {
  /** 200, unless said. */
  readonly status?: number;
  readonly description: string;
  /** Nothing: an answer of another kind than JSON, see `type`. */
  readonly schema?: Shape;
  /** What one line is, where the same is told as lines, too (or only as lines). */
  readonly line?: Shape;
  /** The kind of content, where it is neither JSON nor lines of it. */
  readonly type?: string;
  /** Whether it goes on until somebody hangs up: only its first line is an example. */
  readonly isEndless?: true;
  /** What a server might say; of lines, the first one. */
  readonly example: unknown;
}

/**
 * One thing that a program can ask for over HTTP: a route of the server, and what is said of it.
 * Shapes are those that the server itself checks with, so that they can't say anything else.
 */
export interface Operation {
  /** Its name for programs that are made from the description. */
  readonly id: string;
  readonly method: 'get' | 'put' | 'post' | 'delete';
  /** As the router knows it: `/api/v1/matches/:id/record`. */
  readonly path: string;
  readonly summary: string;
  readonly description?: string;
  /** Who may ask: anybody, unless said; who shows the cookie of a guest, or the token of a bot. */
  readonly asks?: 'guest' | 'bot';
  /** Whether it only reads what anybody may know: other sites may, too, and it has an ETag. */
  readonly isReading?: true;
  /** Whether it tells a part of a list, and where the next part is. */
  readonly isPaged?: true;
  readonly parts?: Readonly<Record<string, PathPart>>;
  /** What the query is checked by, and one that a program might ask with. */
  readonly query?: { readonly schema: Shape; readonly example: Readonly<Record<string, string>> };
  readonly body?: { readonly schema: Shape; readonly example: unknown };
  readonly answer: Answer;
  /** Why it may be refused, besides what any request may be refused for. */
  readonly problems?: readonly Problem['kind'][];
}

/** What belongs together, under one heading. */
export interface OperationGroup {
  readonly name: string;
  readonly description: string;
  readonly operations: readonly Operation[];
}
