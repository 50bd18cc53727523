import { encode } from 'uqr';

/** Readers need some white around it. */
const BORDER = 4;

/** The dark squares of a QR code as a path, and how many squares it is wide. */
export function qrSquares(text: string): { readonly path: string; readonly size: number } {
  const { data, size } = encode(text, { border: BORDER, ecc: 'M' });
  const squares = data.flatMap((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')),
  );
  return { path: squares.join(''), size };
}
