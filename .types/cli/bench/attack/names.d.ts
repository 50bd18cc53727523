/** The attacks, in the order in which they are made. */
export declare const SCENARIOS: readonly ["watch", "slow", "tiny", "pings", "pongs", "flood", "churn", "experts", "strong", "random", "hints", "lookback", "sit", "slowloris", "refused", "broken", "create", "reconnect", "forged"];
export type Scenario = (typeof SCENARIOS)[number];
export declare const isScenario: (name: string) => name is Scenario;
