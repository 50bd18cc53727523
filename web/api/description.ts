/** A schema, as far as the page shows one. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly description?: string;
}

interface Content {
  readonly schema: Schema;
  readonly example?: unknown;
}

type Contents = Readonly<Record<string, Content>>;

interface Answer {
  readonly description: string;
  readonly content?: Contents;
}

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly description: string;
  readonly schema: Schema;
  readonly example?: string;
}

interface DescribedOperation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description?: string;
  readonly security: readonly Readonly<Record<string, unknown>>[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Contents };
  readonly responses: Readonly<Record<string, Answer>>;
}

/** What of an OpenAPI document the page shows. */
export interface OpenApiDocument {
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

interface SocketMessage {
  readonly name: string;
  readonly summary: string;
  readonly payload: Schema;
  readonly examples?: readonly { readonly payload: unknown }[];
}

/** The same of an AsyncAPI document. */
export interface AsyncApiDocument {
  readonly channels: Readonly<
    Record<string, { readonly address: string; readonly description: string }>
  >;
  readonly components: {
    readonly messages: Readonly<Record<string, SocketMessage>>;
    readonly schemas: Readonly<Record<string, Schema>>;
  };
}

/** One thing that can be asked. */
export interface ShownOperation extends DescribedOperation {
  readonly method: string;
  readonly path: string;
}

/** What belongs together, under one heading. */
export interface ShownGroup {
  readonly name: string;
  readonly description: string;
  readonly operations: readonly ShownOperation[];
}

/** All that can be asked, by the groups of the description. */
export function groupsIn({ tags, paths }: OpenApiDocument): readonly ShownGroup[] {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, method, path })),
  );
  return tags.map(({ name, description }) => ({
    name,
    description,
    operations: operations.filter((operation) => operation.tags.includes(name)),
  }));
}

/** One socket, and what is said over it in each direction. */
export interface ShownChannel {
  readonly id: string;
  readonly path: string;
  readonly description: string;
  readonly said: readonly SocketMessage[];
  readonly heard: readonly SocketMessage[];
}

export function channelsIn({ channels, components }: AsyncApiDocument): readonly ShownChannel[] {
  const messages = Object.entries(components.messages);
  const among = (start: string): readonly SocketMessage[] =>
    messages.filter(([name]) => name.startsWith(start)).map(([, message]) => message);
  return Object.entries(channels).map(([id, { address, description }]) => ({
    id,
    path: address,
    description,
    said: among(`${id}.said.`),
    heard: among(`${id}.heard.`),
  }));
}

/** A request as one types it, with what the examples say. */
export function requestText(operation: ShownOperation, origin: string): string {
  const { method, path, parameters = [], requestBody } = operation;
  const filled = parameters
    .filter((parameter) => parameter.in === 'path')
    .reduce((text, { name, example = '' }) => text.replace(`{${name}}`, example), path);
  const query = parameters
    .filter((parameter) => parameter.in === 'query' && parameter.example !== undefined)
    .map(({ name, example = '' }) => `${name}=${example}`)
    .join('&');
  const body = requestBody?.content['application/json']?.example;
  const parts = [
    'curl',
    ...(method === 'get' ? [] : [`-X ${method.toUpperCase()}`]),
    // Where who asks matters, the cookie that was given is sent again, and kept.
    ...(operation.security.length > 0 && 'guest' in (operation.security[0] ?? {})
      ? ['-b cookies -c cookies']
      : []),
    ...(body === undefined
      ? []
      : [`-H 'content-type: application/json'`, `-d '${JSON.stringify(body)}'`]),
    `'${origin}${filled}${query === '' ? '' : `?${query}`}'`,
  ];
  return parts.join(' ');
}
