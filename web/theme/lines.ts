/** How lines are told apart: by colour, and by their dashes as well. */
export const LINES = [
  { colour: 'gold-ink', dash: 'none' },
  { colour: 'zinc', dash: '7 3' },
  { colour: 'copper', dash: '2 3' },
  { colour: 'phosphorus', dash: '10 3 2 3' },
  { colour: 'bismuth', dash: '4 2' },
  { colour: 'silver', dash: '1 2' },
] as const;
