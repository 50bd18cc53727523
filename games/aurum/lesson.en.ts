import type { LessonWords } from '@pepite/kernel';

export const words = {
  end:
    'You can play a whole match of Aurum now: bid, take just as many tricks, and turn your low ' +
    'metals into gold.',
  steps: {
    teams: {
      text:
        'Welcome to Aurum! Four players form two teams. The player opposite is your partner: you ' +
        'win or lose together.',
    },
    hand: {
      text:
        'Your hand. There are five metals – bismuth, copper, phosphorus, silver and zinc – and ' +
        'each runs from 1 to 10.',
    },
    bids: {
      text:
        'First, the bids: everyone lays a card whose number is how many tricks they announce. In ' +
        'a team the higher one counts, so your opponents need 4.',
    },
    plan: {
      text:
        'And you? Your copper 10 should take a trick, your gold 0 another, since gold beats ' +
        'every metal. Your partner bids 2 and will help: let’s say 3.',
    },
    bid: {
      text:
        'Bid the zinc 3: only its number matters. A bid card stays on the table, so choose one ' +
        'that you won’t miss in the tricks.',
      otherwise: 'Your hand looks like three tricks for the two of you: bid the zinc 3.',
    },
    promise: {
      text:
        'Your 3 is higher than your partner’s 2: your team announces 3 tricks. Take exactly 3 ' +
        'between you, and they count double: 6 points.',
    },
    question: {
      text:
        'Before every trick you may pay gold to swap a bid. Everyone starts with a gold 0. All ' +
        'is well so far: choose “Keep”.',
      otherwise: 'A better moment for your gold will come. For now choose “Keep”.',
    },
    once: {
      text:
        'The first trick. Each metal may lie in it only once! Bismuth, zinc and copper are ' +
        'taken, so you can only play silver, phosphorus or gold.',
    },
    lowest: {
      text:
        'No silver or phosphorus of yours beats the 9. So play your lowest card, the silver 2: ' +
        'low cards are worth a lot here.',
      otherwise: 'Try the silver 2: here it pays to be the lowest.',
    },
    gained: {
      text:
        'Your 2 was the lowest metal, so it turned into gold: a gold 2 from the supply is yours. ' +
        'The highest card, the 9, took the trick.',
    },
    opener: {
      text:
        'Whoever played the lowest metal also opens the next trick: you! But first the question ' +
        'about swaps: keep the bids.',
      otherwise: 'Your bid is still a good one: choose “Keep”.',
    },
    open: {
      text:
        'You may open with any metal, and now you want to win. Play the copper 10: only gold, or ' +
        'another 10 played later, could beat it.',
      otherwise: 'You need three tricks. Open with the copper 10 and take the first.',
    },
    won: {
      text:
        'Your 10 takes the trick: one of three. An opponent’s 3 was the lowest: the gold 3 and ' +
        'the next opening go there. Keep the bids.',
      otherwise: 'You’re on your way to three tricks: choose “Keep”.',
    },
    gold: {
      text:
        'A 10! But gold, even a gold 0, beats every metal, and you may always play it. Nobody ' +
        'plays after you: take the trick with your 0.',
      otherwise: 'None of your metals beats that 10. Your gold 0 does.',
    },
    spent: {
      text: 'Two of three! Gold that was played is gone, though: it goes back to the supply.',
    },
    partner: {
      text:
        'The lowest metal was your partner’s 4: a gold 4 for your team, and your partner opens. ' +
        'Keep the bids.',
      otherwise: 'Only one trick to go, and your bid is right: choose “Keep”.',
    },
    five: {
      text:
        'Your partner’s 10 should be your third trick. Add your lowest card that fits, the ' +
        'copper 5: perhaps it turns into gold.',
      otherwise: 'Your partner is winning already. The copper 5 has the best chance of gold.',
    },
    exact: {
      text:
        'Three announced, three taken: exactly right! If the round ended now, your bid would ' +
        'count double. One more trick would spoil that.',
    },
    fiveGold: {
      text:
        'Your 5 was the lowest: it’s a gold 5 now, worth two points at the end, and you open. ' +
        'Your bid is perfect: keep it.',
      otherwise: 'You have exactly as many tricks as you bid: choose “Keep”.',
    },
    low: {
      text:
        'From now on you’d rather not win. Open low, with the silver 4, and hope that somebody ' +
        'plays higher.',
      otherwise: 'Stay low: open with the silver 4.',
    },
    tooMany: {
      text:
        'All of them stayed lower, and your 4 wins! Four tricks are too many for a bid of 3: now ' +
        'it brings only 3 points instead of 6.',
    },
    mend: {
      text:
        'Gold can mend that. Before a trick you may pay one gold, and a card of your hand ' +
        'replaces your bid, or your partner’s.',
    },
    swap: {
      text:
        'Make it 4: choose “Swap…”, pay the gold 2, choose “Yours”, then the phosphorus 4. It ' +
        'costs you 1 point and brings 5.',
      otherwise:
        'Pay the gold 2, since the 5 is worth more, and let the phosphorus 4 replace your own bid.',
    },
    swapped: {
      text: 'Four of four: exact again, for 8 points. The zinc 3, your old bid, is back in hand.',
    },
    stuck: {
      text:
        'Phosphorus, zinc and bismuth are taken, and you hold nothing else. If no metal fits, ' +
        'you may play gold – or end the round.',
    },
    end: {
      text:
        'Your bid is exact, and another trick would spoil it. Keep your gold 5 and end the ' +
        'round: the unfinished trick won’t count.',
      otherwise: 'Gold would win you a fifth trick, one too many! Choose “End the round”.',
    },
    report: {
      text:
        'Four announced, four taken: 2 × 4 = 8 points. Your opponents announced 4 and took only ' +
        'one: fewer than bid brings nothing.',
    },
    goldPoints: {
      text:
        'Kept gold counts too: 1 to 3 give one point, 4 to 6 two, 7 and 8 three, a 0 none. Your ' +
        '5 and your partner’s 4 make it 12\u00A0to\u00A02.',
    },
    nugget: {
      text:
        'The most points win the nugget of the round: it’s yours! Then all cards are dealt anew. ' +
        'The first team with two nuggets wins the match.',
    },
  },
} as const satisfies LessonWords;

export type StepName = keyof typeof words.steps;
