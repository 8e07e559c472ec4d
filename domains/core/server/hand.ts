import type { Work } from '@hearth/platform/module';

/** Who changes something, when, and how others hear of it. No actor is the system. */
export interface Hand {
  readonly actorId: string | null;
  readonly now: Date;
  readonly emit: Work['emit'];
}

/** The hand of some work: of a person, or of the system. */
export function handOf(work: Pick<Work, 'clock' | 'emit'>, actorId: string | null = null): Hand {
  return { actorId, now: work.clock.now(), emit: work.emit };
}
