import type { Work } from '@hearth/platform/module';
import { SESSION_RESTRICTED } from '../../contract/events.ts';

/** Tells all nodes that the restrictions on a person's sessions have changed. */
export function announceRestriction({ emit }: Pick<Work, 'emit'>, userId: string): Promise<void> {
  return emit(
    SESSION_RESTRICTED.of({
      group_id: null,
      topics: [`user:${userId}`],
      data: { user_id: userId },
    }),
  );
}
