import { has, type Immutable, type Plan } from '@pepite/kernel';
import { LET, type OrEtcView, PASS, REFUSE } from './moves.ts';
import { type Hand, Step, type Table } from './world.ts';

const phase = ({ turn, phase: number }: Immutable<Table>): string => `${turn}/${number}`;
const match = (): string => '';

/** The auction of tools is over, and nobody has won yet. */
const isDigging = ({ table: { step } }: OrEtcView): boolean =>
  step > Step.deal && step !== Step.over;

/** O19: this seat may still exchange dice in this phase. */
const isTrading = ({ table, seat }: OrEtcView): boolean =>
  table.step >= Step.act &&
  table.step < Step.lay &&
  has(table.participants, seat) &&
  !has(table.passed, seat);

/** O19, O21, O22: nothing is exchanged, contested or agreed to. */
export const PLANS = [
  {
    id: 'pass',
    period: phase,
    isOffered: isTrading,
    choose: ({ table }: OrEtcView) => (table.step === Step.act ? PASS : undefined),
  },
  {
    id: 'refuse-offers',
    period: match,
    isOffered: isDigging,
    choose: ({ table }: OrEtcView) => (table.step === Step.answer ? REFUSE : undefined),
  },
  {
    id: 'decline-contests',
    period: match,
    isOffered: isDigging,
    choose: ({ table }: OrEtcView) => (table.step === Step.contest ? LET : undefined),
  },
] as const satisfies readonly Plan<Table, Hand>[];

export type PlanId = (typeof PLANS)[number]['id'];
