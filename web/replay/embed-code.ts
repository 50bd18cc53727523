const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '"': '&quot;',
  '<': '&lt;',
  '>': '&gt;',
};
const escaped = (text: string): string => text.replaceAll(/[&"<>]/g, (sign) => SIGNS[sign] ?? '');

/** What is written into another page to show a replay there. Names of players may be anything. */
export const embedCode = (address: string, title: string): string =>
  `<iframe src="${escaped(address)}" title="${escaped(title)}" width="100%" height="640" ` +
  'style="border: 0" loading="lazy" allow="fullscreen; clipboard-write"></iframe>';
