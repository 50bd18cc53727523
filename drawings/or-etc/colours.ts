/** The colours of the mine, as on the boards of the web pages. */
export const COLOURS = {
  paper: '#f8f1e0',
  ink: '#2a2118',
  muted: '#6a5b49',
  rock: '#dccdae',
  seam: '#c4b189',
  dark: '#33281d',
  timber: '#7a4f28',
  timberEdge: '#4d3018',
  gold: '#e2b13c',
  goldLight: '#f7dd8f',
  goldEdge: '#8f6410',
  danger: '#a23b20',
  steel: '#3f5a73',
  steelLight: '#b9c8d4',
  white: '#fffdf7',
} as const;

/** A mine as it is seen from the side. */
export const MINE = {
  rock: '#4b3a29',
  strata: '#5d4a35',
  sky: '#a8c3cf',
  tunnel: '#20160c',
  floor: '#7b613f',
  freeFloor: '#b98c34',
  lamp: '#ffd772',
  nextLamp: '#d8c49c',
  cross: '#ff9d87',
  frame: '#c89a5b',
  chamber: '#e9d9b4',
  active: '#ffe9ae',
  down: '#6b5743',
  rubble: '#a08a6c',
} as const;
