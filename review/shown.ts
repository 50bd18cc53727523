/** What shows a report needs of the review: nothing that plays, since a report is a small file. */
export { readEmbedded } from './embedded.ts';
export {
  accuracyText,
  choiceText,
  costText,
  Figures,
  luckText,
  PHRASES,
  placeText,
} from './phrases.ts';
export { quickOrder } from './quick-order.ts';
export type { Report, SeatReport, ShownDecision } from './report-shape.ts';
export type { ReviewStanding } from './standing.ts';
