import type { Topic } from '@hearth/kit/event';
import type { Work } from '@hearth/platform/module';
import { NOTICES_CHANGED } from '../contract/events.ts';

/** Topics of one event at most. */
const MOST_TOPICS = 200;

/** Has the pages of these people count and read their notices again. */
export async function emitNoticesChanged({ emit }: Pick<Work, 'emit'>, userIds: readonly string[]): Promise<void> {
  for (let from = 0; from < userIds.length; from += MOST_TOPICS) {
    const topics = userIds.slice(from, from + MOST_TOPICS).map((id): Topic => `user:${id}`);
    await emit(NOTICES_CHANGED.of({ group_id: null, topics, data: {} }));
  }
}
