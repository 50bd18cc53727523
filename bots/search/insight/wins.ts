/** How likely a lead holds that strays by about `spread`: from 0 to 1. */
export const holding = (lead: number, spread: number): number => {
  const x = lead / spread;
  return 0.5 + (0.5 * x) / Math.sqrt(1 + x * x);
};
