/**
 * What `npm start` says.
 * @typedef {{ welcome: string, unknown: (argument: string) => string }} Texts
 */

/** @type {Texts} */
const english = {
  welcome: `
Pépite: four table games about gold, with their rules kept to the letter, in one engine
for people, bots and simulations. Everything is installed. What works now:

  npx pepite play aurum    play in this terminal, against bots
  npx pepite simulate …    let bots play many matches, and count
  npx pepite replay …      walk through a recorded match
  npx pepite bench         measure how fast the rules are on this machine
  npm test                 run every check

Add --help to any pepite command. The table on the web comes next, and will open here.
`,
  unknown: (argument) => `npm start takes no argument, and so not “${argument}”.`,
};

/** @type {Texts} */
const french = {
  welcome: `
Pépite : quatre jeux de table autour de l’or, aux règles suivies à la lettre, dans un seul moteur
pour les gens, les robots et les simulations. Tout est installé. Ce qui marche déjà :

  npx pepite play aurum    jouer dans ce terminal, contre des robots
  npx pepite simulate …    faire jouer beaucoup de parties aux robots, et compter
  npx pepite replay …      revoir une partie enregistrée
  npx pepite bench         mesurer la vitesse des règles sur cette machine
  npm test                 lancer toutes les vérifications

Ajoutez --help à toute commande pepite. La table sur le web est la suite, et s’ouvrira ici.
`,
  unknown: (argument) => `npm start ne prend pas d’argument, donc pas non plus « ${argument} ».`,
};

/**
 * @param {string} locale a language tag such as `fr-CA`
 * @returns {Texts}
 */
export function textsFor(locale) {
  return /^fr\b/i.test(locale) ? french : english;
}
