/** As long as most programs that pass links on let them be. */
const LONGEST_CODE = 8000;
/** More than any branch has: a short link may unfold to far more than a page can read. */
const LONGEST_TEXT = 2_000_000;

/** A text as the part of an address behind its `#`, if it is short enough for that. */
export async function packText(text: string): Promise<string | undefined> {
  const packed = new Response(
    new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw')),
  );
  const bytes = new Uint8Array(await packed.arrayBuffer());
  const letters = Array.from(bytes, (byte) => String.fromCodePoint(byte)).join('');
  const code = btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return code.length > LONGEST_CODE ? undefined : code;
}

/** The text again; nothing where that is no such code. */
export async function unpackText(code: string): Promise<string | undefined> {
  try {
    const letters = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.codePointAt(0) ?? 0);
    const stream = new Blob([bytes])
      .stream()
      .pipeThrough(new DecompressionStream('deflate-raw'))
      .pipeThrough(new TextDecoderStream('utf-8', { fatal: true }));
    return await readAll(stream);
  } catch {
    return undefined;
  }
}

async function readAll(stream: ReadableStream<string>): Promise<string | undefined> {
  const reader = stream.getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text;
    text += value;
    if (text.length > LONGEST_TEXT) {
      await reader.cancel();
      return undefined;
    }
  }
}
