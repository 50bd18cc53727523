/**
 * What examples call things that have another name at each server. Whoever tries the examples at a
 * real one learns these from its answers and says them in what it asks next.
 */
export const STAND_INS = {
  /** A match that has begun to wait for players. */
  match: 'kfr7wmx2cbdp',
  /** One that is over. */
  finished: 'bq4zt9hxsdn3',
  code: 'q3Jm9xV0aT7cLr2ZbNw4Yg',
  device: 'wXv4Q0V7n1Vw8qkq3l3mJf3cZkqg2yV0m2cJzqv1b5E',
  bot: 'b0tXv4Q0V7n1Vw8qkq3l3mJf3cZkqg2yV0m2cJzqv1b',
  /** What a program is called in challenges, and a match at which it is asked to play. */
  program: 'q8Zr3nV-w0TbKx5J',
  challenged: 'hd82kqwn5tzr',
  token: 'pepite_bot_7d1xQb0o8Yy5m2cJzqv1b5EwXv4Q0V7n',
  secret: 'whsec_7d1xQb0o8Yy5m2cJzqv1b5EwXv4Q0V7n',
} as const;
