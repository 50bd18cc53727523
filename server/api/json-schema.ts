import type { Shape } from '@pepite/protocol';

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The schemas of a document. What has a title stands once among its components and is referred to
 * everywhere else.
 */
export class SchemaComponents {
  readonly #schemas = new Map<string, unknown>();

  /** All that were referred to so far, by their names. */
  get schemas(): Json {
    const named = [...this.#schemas].toSorted(([one], [other]) => (one < other ? -1 : 1));
    return Object.fromEntries(named);
  }

  /** A schema as it stands in the document. */
  refer(schema: Shape): unknown {
    return this.#write(schema);
  }

  #write(node: unknown): unknown {
    if (Array.isArray(node)) return node.map((item) => this.#write(item));
    if (!isObject(node)) return node;
    const { title, ...untitled } = node;
    return typeof title === 'string' ? this.#component(title, untitled) : this.#plain(node);
  }

  #component(title: string, node: Json): Json {
    const written = this.#plain(node);
    const known = this.#schemas.get(title);
    if (known !== undefined && JSON.stringify(known) !== JSON.stringify(written)) {
      throw new Error(`two schemas are called ${title}`);
    }
    this.#schemas.set(title, written);
    return { $ref: `#/components/schemas/${title}` };
  }

  #plain(node: Json): Json {
    const { anyOf, patternProperties, ...rest } = node;
    const written = Object.fromEntries(
      Object.entries(rest).map(([key, value]) => [key, this.#write(value)]),
    );
    return {
      ...written,
      ...(Array.isArray(anyOf) && (wordsIn(anyOf) ?? { anyOf: this.#write(anyOf) })),
      // Whatever its keys are: that is how descriptions say it.
      ...(isObject(patternProperties) && {
        additionalProperties: this.#write(Object.values(patternProperties)[0]),
      }),
    };
  }
}

/** A choice among words (or among yes and no) as readers of schemas write it. */
function wordsIn(choices: readonly unknown[]): Json | undefined {
  const words = choices.filter((one) => isObject(one) && 'const' in one) as readonly Json[];
  const types = new Set(words.map(({ type }) => type));
  if (words.length < choices.length || types.size !== 1) return undefined;
  return { type: [...types][0], enum: words.map((one) => one['const']) };
}
