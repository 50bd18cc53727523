import { MOST_SEATS } from '@pepite/kernel';
import { type Static, Type } from 'typebox';

/** What a player may report of another one: people write names and what they say. */
export const REPORT_REASONS = ['name', 'talk', 'stalling', 'cheating', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

const reason = Type.Unsafe<ReportReason>(
  Type.Union(REPORT_REASONS.map((value) => Type.Literal(value))),
);

/** The body of `POST /api/matches/:id/reports`: who sits at this seat is reported to the host. */
export const ReportSchema = Type.Object(
  { seat: Type.Integer({ minimum: 0, maximum: MOST_SEATS - 1 }), reason },
  { additionalProperties: false },
);
export type ReportRequest = Static<typeof ReportSchema>;
