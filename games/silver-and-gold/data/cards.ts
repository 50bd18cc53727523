/** The four colours of treasure cards, in the order of their points. */
export const COLOURS = ['purple', 'orange', 'green', 'grey'] as const;
export type Colour = (typeof COLOURS)[number];

/** S20: so many points for each full card of a colour. */
export interface Seal {
  readonly colour: Colour;
  readonly bonus: number;
}

/** A treasure card as it is printed. */
export interface Treasure {
  readonly colour: Colour;
  readonly seal?: Seal;
  /** Rows from the top: `.` no cell, `#` a plain one, `X` a cross, `C` a coin, `P` a palm. */
  readonly grid: readonly string[];
}

const card = (colour: Colour, grid: string, seal?: Seal): Treasure => ({
  colour,
  grid: grid.split(' '),
  ...(seal === undefined ? {} : { seal }),
});

const seal = (colour: Colour, bonus: number): Seal => ({ colour, bonus });

/** The 47 treasure cards (S1), in the order of their numbers, which begin with 1. */
export const TREASURES: readonly Treasure[] = [
  card('purple', 'X### .##. X##X ####', seal('orange', 2)),
  card('purple', '###X X##. .##X ####', seal('green', 1)),
  card('purple', '.#X# #.## #### X##X', seal('grey', 1)),
  card('purple', '.C#. P### #### C##X'),
  card('purple', '#X## P..# ##X# ####'),
  card('purple', '..#X ##C# #X## ###C'),
  card('purple', '#C.X #.## #C## ###C'),
  card('purple', '##C# X#.# #C.C ####'),
  card('purple', '###. #XC# #C## .##X'),
  card('purple', 'C### ###. C##. #C#X'),
  card('purple', '#### #.X# #X.# P###'),
  card('purple', '#.#X #.P# #### ###X'),
  card('orange', 'X### #..# #..# ###X', seal('purple', 2)),
  card('orange', '.X.X .#.# #### ####', seal('green', 1)),
  card('orange', '##.# #X.X #### ..##', seal('grey', 1)),
  card('orange', 'X..C #..# #### C##C'),
  card('orange', 'C#.. #P## #### ..#X'),
  card('orange', '#X.. ##P. #### .C##'),
  card('orange', '..## #### XC#X ..##'),
  card('orange', '#C.. C##X #### .C#.'),
  card('orange', '.##. X### #C#X .##.'),
  card('orange', 'C... ##C# #X## ##C.'),
  card('orange', '.C#. #### #### P..X'),
  card('orange', '#..# #P## #### X..C'),
  card('green', '#### #..# ####', seal('purple', 2)),
  card('green', '#### ##.. ####', seal('orange', 2)),
  card('green', '.### ##.# ####', seal('grey', 1)),
  card('green', 'P..X #### ##C#'),
  card('green', '.C## ###X X##.'),
  card('green', '#.X# #.## P###'),
  card('green', '..X# #### C##C'),
  card('green', '##P# .##. X###'),
  card('green', '.##. ##C# C##X'),
  card('green', '#.## P##X #.##'),
  card('green', '.C## .### X##X'),
  card('green', 'X##. ###C ##C.'),
  card('grey', '#.#. #### #.#.', seal('purple', 2)),
  card('grey', '#..# #### #..#', seal('orange', 2)),
  card('grey', '### #.# ###', seal('green', 1)),
  card('grey', 'X#. ### ###'),
  card('grey', 'P.## #### .#..'),
  card('grey', '.##. ###P .##.'),
  card('grey', '.#.. ##P# .###'),
  card('grey', '.##. C##X #..#'),
  card('grey', 'X#.. #### ..#C'),
  card('grey', '##.. ##P# ##..'),
  card('grey', '###. .XC. .###'),
];
