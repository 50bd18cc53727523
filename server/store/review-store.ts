import type { ReviewStore } from '../reviews/reviews.ts';
import type { StoreClient } from './batch.ts';

export const reviewStore = (client: StoreClient): ReviewStore => ({
  reviewOf: (match, mark) => client.call('reviewOf', match, mark),
  keepReview: (match, mark, found) => client.call('keepReview', match, mark, found),
});
