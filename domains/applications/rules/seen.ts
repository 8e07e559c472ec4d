import type { Stage } from '../contract/schemas.ts';
import { isOpen } from './stages.ts';
import type { StageRef } from './steps.ts';

interface Event {
  readonly to_stage: Stage;
  readonly to_step_id: string | null;
  readonly at: Date;
}

/**
 * Where an application stands for its candidate, since when, and the way there. The stage of the offer is theirs to read once an
 * offer was sent to them: until then they read where they stood before.
 */
export function seenByCandidate<E extends Event>(
  place: StageRef,
  events: readonly E[],
  wasOffered: boolean,
): { readonly place: StageRef; readonly since: Date | null; readonly way: readonly E[] } {
  if (wasOffered) return { place, since: null, way: events };
  const way = events.filter(({ to_stage: stage }) => stage !== 'OFFER');
  if (place.stage !== 'OFFER') return { place, since: null, way };
  const before = way.findLast(({ to_stage: stage }) => isOpen(stage));
  return {
    place:
      before === undefined ? { stage: 'NEW', step_id: null } : { stage: before.to_stage, step_id: before.to_step_id },
    since: before?.at ?? null,
    way,
  };
}
