import { CONFLICT, failure } from './failure.ts';

/** The creator of a record, and its brand or conversation. */
export interface RecordOrigin {
  readonly placeId: string;
  readonly userId: string | null;
}

/**
 * What was made before under a key that its sender chose, told again to the same sender at the same place. For anybody
 * else, and from anywhere else, the key is taken: CONFLICT, and not a word about what it stands for.
 */
export function requireSameSender<Made>(
  made: Made | undefined,
  originOf: (made: Made) => RecordOrigin,
  by: RecordOrigin,
): Made | undefined {
  if (made === undefined) return undefined;
  const origin = originOf(made);
  if (origin.userId === null || origin.userId !== by.userId || origin.placeId !== by.placeId) throw failure(CONFLICT);
  return made;
}
