import { createHash } from 'node:crypto';

/**
 * What a run looks at of several looks at the same thing: all of them, or, where `TEST_DRAW` says by what, the one that is drawn for this
 * name. Each is drawn as often as the others over many commits, whatever is drawn for other names.
 */
export function drawnOf<T>(all: readonly T[], name: string, by: string = process.env['TEST_DRAW'] ?? ''): readonly T[] {
  if (by === '') return all;
  const index = createHash('sha256').update(`${by} ${name}`).digest().readUInt32BE(0) % all.length;
  return all.slice(index, index + 1);
}
