import type { Translated } from '@pepite/kernel';
import type { Scenario } from './names.ts';
type ScenarioWords = Readonly<Record<Scenario, string>>;
export declare const scenarioWords: Translated<ScenarioWords>;
export {};
