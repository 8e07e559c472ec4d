import land from 'world-atlas/land-110m.json' with { type: 'json' };
import { readRings } from '../../../rules/land.ts';
import type { Ring } from '../../../rules/land.ts';

let rings: readonly Ring[] | undefined;

/** The outlines of the world's land (Natural Earth, 1:110 million), decoded when the first map is drawn. */
export function getLand(): readonly Ring[] {
  return (rings ??= readRings(land));
}
