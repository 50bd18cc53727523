import type { OptionsProblem, Why } from '@pepite/kernel';

const listed = (names: readonly string[]): string => names.join(', ');

/** Why an experiment can't be run, in words: each goes on after the place that it is about. */
export const PHRASES = {
  notJson: { en: 'this isn’t JSON', fr: 'ce n’est pas du JSON' },
  notObject: {
    en: 'this must be an object: { … }',
    fr: 'il faut un objet : { … }',
  },
  strange: (key: string, known: readonly string[]): Why => ({
    en: `“${key}” is unknown here; there is ${listed(known)}`,
    fr: `« ${key} » est inconnu ici ; il y a ${listed(known)}`,
  }),
  notText: (most: number): Why => ({
    en: `this must be text of 1 to ${most} characters`,
    fr: `il faut un texte de 1 à ${most} caractères`,
  }),
  notWhole: (least: number, most: number): Why => ({
    en: `this must be a whole number from ${least} to ${most}`,
    fr: `il faut un nombre entier de ${least} à ${most}`,
  }),
  notList: (most: number): Why => ({
    en: `this must be a list of 1 to ${most} items: [ … ]`,
    fr: `il faut une liste de 1 à ${most} éléments : [ … ]`,
  }),
  notPositive: { en: 'this must be a number above 0', fr: 'il faut un nombre supérieur à 0' },
  gameUnknown: (known: readonly string[]): Why => ({
    en: `there is no such game; choose one of ${listed(known)}`,
    fr: `ce jeu n’existe pas ; choisissez parmi ${listed(known)}`,
  }),
  seatsTwice: (seats: string): Why => ({
    en: `${seats} stands there twice`,
    fr: `${seats} y est deux fois`,
  }),
  seatsElsewhere: (seats: number): Why => ({
    en: `the experiment is not played with ${seats} seats`,
    fr: `l’expérience ne se joue pas à ${seats} places`,
  }),
  nameTwice: (name: string): Why => ({
    en: `two variants are called “${name}”`,
    fr: `deux variantes s’appellent « ${name} »`,
  }),
  botUnknown: (known: readonly string[]): Why => ({
    en: `there is no such bot; choose from ${listed(known)}`,
    fr: `ce robot n’existe pas ; choisissez parmi ${listed(known)}`,
  }),
  noPrograms: {
    en: 'programs (exec:…) only play where pepite lab run starts them, without --queue',
    fr: 'un programme (exec:…) ne joue que si pepite lab run le lance, sans --queue',
  },
  timeOfNobody: {
    en: 'this is how long programs (exec:…) have for a decision, and none plays here',
    fr: 'c’est le temps des programmes (exec:…) par décision, et aucun ne joue ici',
  },
  botsWrong: (found: number, seats: number): Why => ({
    en: `${found} bots can’t take ${seats} seats: name one for all seats, or one for each`,
    fr: `${found} robots pour ${seats} places : nommez-en un pour toutes, ou un pour chacune`,
  }),
  measureUnknown: (measure: string, known: readonly string[]): Why => ({
    en: `there is no measure “${measure}”; there is ${listed(known)}`,
    fr: `la mesure « ${measure} » n’existe pas ; il y a ${listed(known)}`,
  }),
  editKinds: {
    en: 'an edit has exactly one of “set”, “add”, “times” and “remove”',
    fr: 'une modification a soit « set », soit « add », soit « times », soit « remove »',
  },
  removeTrue: { en: '“remove” can only be true', fr: '« remove » ne peut valoir que true' },
  removesAll: { en: 'nothing would be left', fr: 'il ne resterait rien' },
  whereNoList: {
    en: '“where” and “remove” are for options that are lists',
    fr: '« where » et « remove » ne servent qu’aux options qui sont des listes',
  },
  matchesNothing: {
    en: 'no item of the list is like that',
    fr: 'aucun élément de la liste ne correspond',
  },
  notNumbers: (field: string): Why => ({
    en: `“${field}” is no number that can be changed by a number`,
    fr: `« ${field} » n’est pas un nombre à modifier par un nombre`,
  }),
  flagOnlySet: {
    en: 'this option is true or false: it can only be set',
    fr: 'cette option vaut true ou false : on ne peut que la fixer avec « set »',
  },
  notResult: {
    en: 'this isn’t the result of an experiment that this version can read',
    fr: 'ce n’est pas un résultat d’expérience lisible par cette version',
  },
  notFlag: { en: 'this must be true or false', fr: 'il faut true ou false' },
  notNumber: { en: 'this must be a number', fr: 'il faut un nombre' },
  armsMissing: (arms: number): Why => ({
    en: `this must have ${arms} items, one for each variant and number of seats`,
    fr: `il faut ${arms} éléments, un par variante et nombre de places`,
  }),
  otherExperiment: {
    en: 'it is the result of another experiment',
    fr: 'c’est le résultat d’une autre expérience',
  },
  otherProgram: (program: string, rules: number): Why => ({
    en: `it is of ${program}, version ${rules} of the rules, which may play otherwise`,
    fr: `il vient de ${program}, version ${rules} des règles, qui peut jouer autrement`,
  }),
  otherMatches: (matches: number): Why => ({
    en: `it has ${matches} matches already, which doesn’t fit the number of matches asked for`,
    fr: `il compte déjà ${matches} parties, ce qui ne va pas avec le nombre de parties demandé`,
  }),
} as const;

/** The same for what a game says of its options. */
export function whyOptions(problem: OptionsProblem, seats: number): Why {
  switch (problem.kind) {
    case 'options-not-object':
      return PHRASES.notObject;
    case 'option-unknown':
      return problem.known.length === 0 ? NO_OPTIONS : unknownOption(problem.option, problem.known);
    case 'option-not-flag':
      return {
        en: `the option “${problem.option}” must be true or false`,
        fr: `l’option « ${problem.option} » vaut true ou false`,
      };
    case 'option-not-count': {
      const { option, least, most } = problem;
      return {
        en: `the option “${option}” must be a whole number from ${least} to ${most}`,
        fr: `l’option « ${option} » doit être un nombre entier de ${least} à ${most}`,
      };
    }
    case 'option-not-data':
      return {
        en: `the option “${problem.option}”: ${problem.why.en}`,
        fr: `l’option « ${problem.option} » : ${problem.why.fr}`,
      };
    case 'options-unplayable':
      return {
        en: `with ${seats} seats, ${problem.why.en}`,
        fr: `à ${seats} places, ${problem.why.fr}`,
      };
  }
}

const NO_OPTIONS: Why = { en: 'this game has no options', fr: 'ce jeu n’a pas d’options' };

const unknownOption = (option: string, known: readonly string[]): Why => ({
  en: `there is no option “${option}”; this game has ${listed(known)}`,
  fr: `l’option « ${option} » n’existe pas ; ce jeu a ${listed(known)}`,
});
