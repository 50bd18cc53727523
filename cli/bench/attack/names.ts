/** The attacks, in the order in which they are made. */
export const SCENARIOS = [
  'watch',
  'slow',
  'tiny',
  'pings',
  'pongs',
  'flood',
  'churn',
  'idle',
  'experts',
  'strong',
  'heur',
  'random',
  'hints',
  'lookback',
  'sit',
  'slowloris',
  'refused',
  'broken',
  'oversized',
  'create',
  'reconnect',
  'forged',
] as const;

export type Scenario = (typeof SCENARIOS)[number];

export const isScenario = (name: string): name is Scenario =>
  SCENARIOS.some((scenario) => scenario === name);
