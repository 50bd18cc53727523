import { below, claim, exactly, more, stays } from '../claim.ts';
import { type Block, heading } from '../page.ts';
import { byItem, changes } from '../tables.ts';
import { en, fr, told } from '../told.ts';
import { FOUR, type OrEtcFound } from './found.ts';
import { MATCH_LINES } from './match-lines.ts';

const NAMES = {
  'as printed': told('three of each', 'trois de chaque'),
  none: told('none', 'aucun'),
  'twice as many': told('six of each', 'six de chaque'),
};

const little = ({ accidents }: OrEtcFound): Block => {
  const without = accidents.change('score', { ...FOUR, variant: 'none' });
  const twice = accidents.change('score', { ...FOUR, variant: 'twice as many' });
  const rockfall = accidents.figure('accidents/rockfall', FOUR);
  const caveIn = accidents.figure('accidents/caveIn', FOUR);
  return claim(
    told(
      en`Next to nothing. Without any, a player has ${without} points; with twice as many,
        ${twice}, which is no more than chance. The rolls of rockfall and roof fall, five dice of
        two values, are too rare (a rockfall strikes ${rockfall} times in a match, a cave-in
        ${caveIn} times), and a second card of a kind that already lies open is discarded. Nobody
        will dig more carefully for that, nor pay for a helmet.`,
      fr`Presque rien. Sans aucun accident, un joueur marque ${without} point ; avec deux fois
        plus, ${twice}, ce qui ne dépasse pas le hasard. Les lancers de l’éboulement et de la
        chute de pierres, cinq dés de deux valeurs, sont trop rares (un éboulement frappe
        ${rockfall} fois par partie, une galerie se bouche ${caveIn} fois), et une deuxième carte
        d’un accident déjà ouvert est défaussée. Personne n’en creusera plus prudemment, ni ne
        paiera pour un casque.`,
    ),
    below(without, 1.5),
    stays(twice),
    exactly(Math.abs(twice.value) < 0.7, 'twice as many accidents do little'),
    more(caveIn, rockfall),
    below(rockfall, 0.15),
  );
};

export const accidentsChapter = (found: OrEtcFound): readonly Block[] => [
  heading(2, told('What do accidents do?', 'Que font les accidents ?')),
  little(found),
  changes(found.accidents, told('4 players', 'À 4 joueurs'), FOUR.seats, NAMES, MATCH_LINES),
  byItem(found.accidents, told('4 players', 'À 4 joueurs'), FOUR, [
    [told('strikes in a match', 'coups par partie'), 'accidents'],
  ]),
];
