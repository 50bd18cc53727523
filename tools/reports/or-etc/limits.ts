import { bullets, type Block, heading } from '../page.ts';
import { en, fr, told } from '../told.ts';

/** What no figure of this report says. */
export const limitsChapter = (): readonly Block[] => [
  heading(2, told('What bots can’t tell', 'Ce que les robots ne peuvent pas dire')),
  bullets([
    told(
      en`**Whether it is fun.** Bots don’t laugh when a roll ends the match, nor sulk.`,
      fr`**Si l’on s’amuse.** Un robot ne rit pas quand un lancer met fin à la partie, et ne boude
        pas.`,
    ),
    told(
      en`**How people bid.** All our bots bid by the same table of worths, so every auction of a
        setting goes the same way, to the same seats. People misjudge, bluff, and pay too much;
        that makes auctions livelier and the order of play matter less than here. That two
        prestige are free and the third costs a card stays true for them.`,
      fr`**Comment misent les gens.** Nos robots misent tous d’après les mêmes valeurs : à
        réglages égaux, chaque enchère se déroule de même et profite aux mêmes places. Des gens se
        trompent, bluffent, paient trop : les enchères en sont plus vivantes et l’ordre du tour
        pèse moins qu’ici. Que deux points soient gratuits et que le troisième coûte une carte,
        cela reste vrai pour eux.`,
    ),
    told(
      en`**How people haggle.** A bot takes an offer if it gains by it, more reluctantly from who
        leads. It holds no grudge, forms no alliance and makes no deal for later.`,
      fr`**Comment marchandent les gens.** Un robot accepte une offre s’il y gagne, moins
        volontiers de qui mène. Il n’a pas de rancune, ne forme pas d’alliance et ne promet rien
        pour plus tard.`,
    ),
    told(
      en`**How long it really takes**, and how long the waiting feels.`,
      fr`**Combien de temps cela prend vraiment**, et combien l’attente paraît longue.`,
    ),
    told(
      en`**What the lost exits were.** The exits printed on the cards are lost; ours are a ruling
        (O1), and so are the number of accidents (O2) and who speaks first (O5). What depends on
        them is about our version of the prototype.`,
      fr`**Quelles étaient les sorties perdues.** Les sorties imprimées sur les cartes sont
        perdues ; les nôtres sont un choix (O1), tout comme le nombre d’accidents (O2) et l’ordre
        de parole (O5). Ce qui en dépend ne vaut que pour notre version du prototype.`,
    ),
    told(
      en`**Whether better players would see it otherwise.** The bots are those of level *strong*:
        they weigh every move at first sight and plan nothing that takes several turns.`,
      fr`**Si de meilleurs joueurs en jugeraient autrement.** Les robots sont du niveau *fort* :
        ils évaluent chaque coup au premier regard et ne préparent rien sur plusieurs tours.`,
    ),
  ]),
];
