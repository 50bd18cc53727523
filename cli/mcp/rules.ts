import { type Game, type GuideParagraph, type Language, sortedGlossary } from '@pepite/kernel';
import type { McpPhrases } from './phrases.ts';
import { PHRASES } from './words.ts';

/** All rules of a game, as Markdown. */
export async function wholeRules(game: Game, language: Language): Promise<string> {
  const phrases = PHRASES[language];
  const { title, credits } = game.words[language];
  const sections = (await guideOf(game, language)).map(({ title: heading, paragraphs }) =>
    [`## ${heading}`, ...paragraphs.map((one) => paragraphText(one, phrases))].join('\n\n'),
  );
  return `${[`# ${phrases.rules(title)}`, credits, ...sections].join('\n\n')}\n`;
}

/** One clause of the rules, if there is one of that name, in capitals or not. */
export async function clauseText(
  game: Game,
  clause: string,
  language: Language,
): Promise<string | undefined> {
  const paragraphs = (await guideOf(game, language)).flatMap((section) => section.paragraphs);
  const found = paragraphs.find((one) => one.clause === clause.toUpperCase());
  return found && paragraphText(found, PHRASES[language]);
}

/** The rules on one page, for somebody who knows what a trick is, as Markdown. */
export async function referenceCard(game: Game, language: Language): Promise<string> {
  const phrases = PHRASES[language];
  const { title } = game.words[language];
  const reference = (await game.loadReference?.())?.[language];
  if (reference === undefined) return wholeRules(game, language);
  const groups = reference.groups.map(({ title: heading, lines }) =>
    [`## ${heading}`, '', ...lines.map(({ clause, text }) => `- **${clause}** ${text}`)].join('\n'),
  );
  const glossary = sortedGlossary(reference, language).map(
    ({ clause, term, meaning }) => `- **${term}** (${clause}) – ${meaning}`,
  );
  const words = [`## ${phrases.glossary}`, '', ...glossary].join('\n');
  return `${[`# ${phrases.reference(title)}`, ...groups, words].join('\n\n')}\n`;
}

const guideOf = (game: Game, language: Language): ReturnType<Load> =>
  game.loadGuide?.[language]() ?? Promise.resolve([]);
type Load = NonNullable<Game['loadGuide']>[Language];

function paragraphText(
  { clause, title, text, points = [], ruling }: GuideParagraph,
  phrases: McpPhrases,
): string {
  const head = [clause, title].filter((part) => part !== undefined).join(' ');
  const lines = [head === '' ? text : `**${head}.** ${text}`];
  if (points.length > 0) lines.push('', ...points.map((point) => `- ${point}`));
  if (ruling !== undefined) lines.push('', `*${phrases.ruling}:* ${ruling}`);
  return lines.join('\n');
}
