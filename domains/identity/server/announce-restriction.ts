import type { Work } from '@hearth/platform/module';
import { SESSION_RESTRICTED } from '../contract/events.ts';

/** Tells all nodes that what a person's sessions may do has changed. */
export function announceRestriction({ emit }: Pick<Work, 'emit'>, userId: string): Promise<void> {
  return emit(
    SESSION_RESTRICTED.of({
      group_id: null,
      topics: [`user:${userId}`],
      data: { user_id: userId },
    }),
  );
}
