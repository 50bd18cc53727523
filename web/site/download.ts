/** Hands a file that was made in the page to its reader. */
export function download(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** The same of a text. */
export const downloadText = (name: string, text: string, type: string): void =>
  download(new File([text], name, { type }));

/** JSON as a person edits it: of a list, one thing to a line. */
export const editableJson = (value: unknown): string =>
  Array.isArray(value)
    ? `[\n${value.map((one) => `  ${JSON.stringify(one)}`).join(',\n')}\n]\n`
    : `${JSON.stringify(value, null, 2)}\n`;
