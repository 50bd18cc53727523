/**
 * Student's distribution: what a mean strays by when its spread is known from a few matches only.
 * With many it is the normal one.
 */

/** How likely chance alone strays at least so many standard errors, to either side. */
export function chanceOf(errors: number, freedom: number): number {
  if (freedom <= 0 || Number.isNaN(errors)) return 1;
  if (!Number.isFinite(errors)) return 0;
  return betaShare(freedom / (freedom + errors * errors), freedom / 2, 0.5);
}

/** The standard errors that chance strays by at most, except as often as said. */
export function errorsFor(chance: number, freedom: number): number {
  let low = 0;
  let high = 1;
  while (chanceOf(high, freedom) > chance && high < LARGEST) high *= 2;
  for (let step = 0; step < HALVINGS; step++) {
    const middle = (low + high) / 2;
    if (chanceOf(middle, freedom) > chance) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

const LARGEST = 2 ** 40;
const HALVINGS = 60;

/** The regularized incomplete beta function. */
function betaShare(x: number, a: number, b: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  // The fraction closes in fast on one side of the mean only; the other side is its mirror.
  if (x > (a + 1) / (a + b + 2)) return 1 - betaShare(1 - x, b, a);
  const front = logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log(1 - x);
  return (Math.exp(front) * betaFraction(x, a, b)) / a;
}

const TINY = 1e-300;
const CLOSE = 1e-15;
const MOST_TERMS = 500;

const kept = (value: number): number => (Math.abs(value) < TINY ? TINY : value);

/** The continued fraction of the beta function, by Lentz's method. */
function betaFraction(x: number, a: number, b: number): number {
  let c = 1;
  let d = 1 / kept(1 - ((a + b) * x) / (a + 1));
  let sum = d;
  for (let term = 1; term < MOST_TERMS; term++) {
    const even = (term * (b - term) * x) / ((a + 2 * term - 1) * (a + 2 * term));
    d = 1 / kept(1 + even * d);
    c = kept(1 + even / c);
    sum *= c * d;
    const odd = (-(a + term) * (a + b + term) * x) / ((a + 2 * term) * (a + 2 * term + 1));
    d = 1 / kept(1 + odd * d);
    c = kept(1 + odd / c);
    sum *= c * d;
    if (Math.abs(c * d - 1) < CLOSE) break;
  }
  return sum;
}

/** Stirling's series, from ten on; below by the recurrence. */
function logGamma(x: number): number {
  if (x < 10) return logGamma(x + 1) - Math.log(x);
  const inverse = 1 / x;
  const square = inverse * inverse;
  const series = inverse * (1 / 12 - square * (1 / 360 - square * (1 / 1260 - square / 1680)));
  return (x - 0.5) * Math.log(x) - x + 0.5 * Math.log(2 * Math.PI) + series;
}
