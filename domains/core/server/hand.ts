import type { Work } from '@hearth/platform/module';

/** Who makes a change, when, and how it is announced. Without an actor it is the system. */
export interface ChangeContext {
  readonly actorId: string | null;
  readonly now: Date;
  readonly emit: Work['emit'];
}

/** The change context of some work, for a person or the system. */
export function toChangeContext(work: Pick<Work, 'clock' | 'emit'>, actorId: string | null = null): ChangeContext {
  return { actorId, now: work.clock.now(), emit: work.emit };
}
