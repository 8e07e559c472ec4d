/** Work of each kind that has to be ended from outside, and some that ends by itself. */
export function work(kind: 'ends' | 'throws' | 'never ends' | 'takes all memory' | 'reads the environment'): unknown {
  if (kind === 'throws') throw new RangeError('too much');
  if (kind === 'reads the environment') return Object.keys(process.env);
  // The kind of work this is for: it holds its thread, and no timer of its own would ever fire.
  while (kind === 'never ends');
  const kept: number[][] = [];
  while (kind === 'takes all memory') kept.push(Array.from({ length: 100_000 }, () => Math.random()));
  return 'done';
}
