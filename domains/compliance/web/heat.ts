/** The heat level of a count: 0 for none, then thirds of the maximum. */
export function heatLevel(count: number, most: number): 0 | 1 | 2 | 3 {
  if (count <= 0 || most <= 0) return 0;
  const share = count / most;
  return share > 2 / 3 ? 3 : share > 1 / 3 ? 2 : 1;
}
