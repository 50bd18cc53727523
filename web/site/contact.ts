/** Where the host of this server can be written to, as a link, if the server says so in the page. */
export const contact: string | undefined = document.querySelector<HTMLMetaElement>(
  'meta[name="pepite-contact"]',
)?.content;
