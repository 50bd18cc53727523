import { LEVEL_NAMES } from '@pepite/bots';
import { GAMES } from '@pepite/games';
import { type Game, type Language, type OptionSpec } from '@pepite/kernel';
import { BOTS } from '@pepite/protocol';
import { GAME_IDS } from '../../seating.ts';
import { textsIn } from '../../words/index.ts';
import { sentence } from '../../words/sentences.ts';
import { refuse } from '../answer.ts';
import type { Act, Session } from '../session.ts';
import { clauseText, referenceCard, wholeRules } from '../rules.ts';

/** Those that are no levels: for tools and tests. */
const OTHERS = BOTS.filter((bot) => !(LEVEL_NAMES as readonly string[]).includes(bot));

export const listGames: Act<'list_games'> = ({ language, phrases }) => {
  const games = GAMES.map((game) => ({
    id: game.id,
    title: game.words[language].title,
    seats: game.seats,
    options: Object.fromEntries(
      Object.entries(game.options).map(([name, spec]) => [name, rangeOf(spec, game, language)]),
    ),
  }));
  const texts = games.map(({ id, title, seats, options }) => {
    const lines = Object.entries(options).map(
      ([name, range]) => `  - ${name} – ${wordsOf(id, name, language)} (${range})`,
    );
    const chosen =
      lines.length === 0 ? [`  ${phrases.noOptions}`] : [`  ${phrases.options}`, ...lines];
    return [`${id} – ${title}, ${phrases.seats(seats.least, seats.most)}`, ...chosen].join('\n');
  });
  const text = [...texts, phrases.levels(LEVEL_NAMES, OTHERS)].join('\n\n');
  return { text, data: { games, bots: BOTS } };
};

const wordsOf = (id: string, option: string, language: Language): string =>
  GAMES.find((game) => game.id === id)?.words[language].options[option] ?? option;

function rangeOf(spec: OptionSpec, { seats }: Game, language: Language): string {
  const { help } = textsIn(language);
  if (spec.kind === 'flag') return help.flagOption(spec.default);
  if (spec.kind === 'data') return 'JSON';
  return help.countOption(spec.least, spec.most, spec.default(seats.most));
}

/** A game by its name, or a refusal. */
function gameAsked(
  session: Session,
  id: string,
): { readonly game: Game } | ReturnType<typeof refuse> {
  const game = GAMES.find((one) => one.id === id);
  if (game !== undefined) return { game };
  const problem = { kind: 'game-unknown', game: id, known: GAME_IDS } as const;
  return refuse(problem, sentence(textsIn(session.language).seating, problem));
}

export const readRules: Act<'read_rules'> = async (session, { game: id, clause, whole }) => {
  const { language, phrases } = session;
  const found = gameAsked(session, id);
  if ('refused' in found) return found;
  const { game } = found;
  if (clause !== undefined) {
    const text = await clauseText(game, clause, language);
    if (text !== undefined) return { text };
    return refuse({ kind: 'no-such-clause' }, phrases.unknownClause(clause, game.clauses));
  }
  if (whole === true) return { text: await wholeRules(game, language) };
  return { text: `${await referenceCard(game, language)}\n${phrases.moreRules}\n` };
};
