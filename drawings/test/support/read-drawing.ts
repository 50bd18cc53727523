/** A part of a drawing as it was read. */
export interface Part {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly parts: readonly Part[];
}

const TAG = /<(\/?)([a-z]+)((?: [a-z-]+="[^"<&]*")*)(\/?)>/giy;
const ATTRIBUTE = / ([a-z-]+)="([^"]*)"/gi;

/** Reads a drawing as strictly as XML is read; it has no text, since letters are outlines. */
export function readDrawing(text: string): readonly Part[] {
  const open: { tag: string; attributes: Record<string, string>; parts: Part[] }[] = [
    { tag: 'drawing', attributes: {}, parts: [] },
  ];
  TAG.lastIndex = 0;
  for (let at = 0; at < text.length; at = TAG.lastIndex) {
    const [, closing, tag = '', written = '', empty] = TAG.exec(text) ?? [];
    if (tag === '') throw new Error(`not a drawing: ${text.slice(at, at + 60)}`);
    const around = open.at(-1);
    if (closing === '/') {
      if (around?.tag !== tag || open.length === 1) throw new Error(`</${tag}> closes nothing`);
      open.pop();
      continue;
    }
    const part = { tag, attributes: attributesIn(written), parts: [] };
    around?.parts.push(part);
    if (empty === '') open.push(part);
  }
  if (open.length > 1) throw new Error(`<${open.at(-1)?.tag}> is not closed`);
  return open[0]?.parts ?? [];
}

function attributesIn(written: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [, name = '', value = ''] of written.matchAll(ATTRIBUTE)) {
    if (Object.hasOwn(attributes, name)) throw new Error(`${name} is written twice`);
    if (/NaN|undefined|Infinity|null/.test(value)) throw new Error(`${name} is ${value}`);
    attributes[name] = value;
  }
  return attributes;
}
