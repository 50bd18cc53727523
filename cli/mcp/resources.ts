import { gameOf, GAMES } from '@pepite/games';
import { type Language, LANGUAGES } from '@pepite/kernel';
import { clauseText, referenceCard, wholeRules } from './rules.ts';
import { PHRASES } from './words.ts';

/** Something to read, as it is listed. */
interface Listed {
  readonly uri: string;
  readonly name: string;
  readonly title: string;
  readonly mimeType: string;
}

const MARKDOWN = 'text/markdown';

/** Everything there is to read: rules and reference card of every game in every language. */
export const listResources = (): readonly Listed[] =>
  GAMES.flatMap(({ id, words }) =>
    LANGUAGES.flatMap((language): readonly Listed[] => {
      const { title } = words[language];
      const phrases = PHRASES[language];
      return [
        {
          uri: `pepite://rules/${id}/${language}`,
          name: `${id}-rules-${language}`,
          title: phrases.rules(title),
          mimeType: MARKDOWN,
        },
        {
          uri: `pepite://reference/${id}/${language}`,
          name: `${id}-reference-${language}`,
          title: phrases.reference(title),
          mimeType: MARKDOWN,
        },
      ];
    }),
  );

/** Single clauses: too many to be listed. */
export const listTemplates = (
  language: Language,
): readonly { uriTemplate: string; name: string; title: string; mimeType: string }[] =>
  GAMES.map(({ id, words }) => ({
    uriTemplate: `pepite://rules/${id}/{language}/{clause}`,
    name: `${id}-clause`,
    title: PHRASES[language].clauses(words[language].title),
    mimeType: MARKDOWN,
  }));

const KIND = '(?<kind>rules|reference)';
const PLACE = '(?<id>[a-z0-9-]+)/(?<language>[a-z]{2})(?:/(?<clause>\\w{1,10}))?';
const ADDRESS = new RegExp(`^pepite://${KIND}/${PLACE}$`);

/** What is there to read at an address, if there is anything. */
export async function readResource(
  uri: string,
): Promise<{ readonly text: string; readonly mimeType: string } | undefined> {
  const { kind, id, language: asked, clause } = ADDRESS.exec(uri)?.groups ?? {};
  const game = gameOf(id ?? '');
  const language = LANGUAGES.find((one) => one === asked);
  if (game === undefined || language === undefined) return undefined;
  if (kind === 'reference') {
    if (clause !== undefined) return undefined;
    return { text: await referenceCard(game, language), mimeType: MARKDOWN };
  }
  const text =
    clause === undefined
      ? await wholeRules(game, language)
      : await clauseText(game, clause, language);
  return text === undefined ? undefined : { text, mimeType: MARKDOWN };
}
