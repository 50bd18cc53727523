/** Where the host of this server can be written to, as a link, if the page says so. */
export const contact: string | undefined = document.querySelector<HTMLMetaElement>(
  'meta[name="pepite-contact"]',
)?.content;
