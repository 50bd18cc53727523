import { type Language, LANGUAGES } from '@pepite/kernel';

/** How pages look; by default as the system of whoever reads them wants. */
const SCHEMES = ['light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

/** What a reader has chosen on our pages, by cookies that they set (`web/site/settings`). */
export interface Chosen {
  readonly language: Language | undefined;
  readonly scheme: Scheme | undefined;
}

export function chosenIn(cookies = ''): Chosen {
  const values = new Map(
    cookies.split(';').map((cookie) => {
      const [name = '', value = ''] = cookie.trim().split('=');
      return [name, value];
    }),
  );
  return {
    language: LANGUAGES.find((language) => language === values.get('language')),
    scheme: SCHEMES.find((scheme) => scheme === values.get('scheme')),
  };
}
