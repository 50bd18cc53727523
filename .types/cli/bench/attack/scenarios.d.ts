import type { Field } from './field.ts';
import type { Scenario } from './names.ts';
/** What each attack does: all from one address, until the field says that it is over. */
export declare const ATTACKS: Readonly<Record<Scenario, (field: Field) => Promise<void>>>;
