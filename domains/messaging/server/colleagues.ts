import { findHolders } from '@hearth/domains/access/service';
import type { ConversationSubject } from '@hearth/domains/applications/service';
import { namesOf } from '@hearth/domains/identity/service';
import { failure } from '@hearth/kit/failure';
import type { Work } from '@hearth/platform/module';
import { COLLEAGUE_SEES_NOT } from '../contract/failures.ts';

/** Those who may see a conversation, as the house's side, with their names. */
export async function colleaguesOf(
  { db, clock }: Pick<Work<'tenant' | 'system'>, 'db' | 'clock'>,
  { groupId, locationId }: ConversationSubject,
): Promise<ReadonlyMap<string, string>> {
  const ids = await findHolders(db, { groupId, brandId: locationId }, 'VIEW_MESSAGES', clock.now());
  return namesOf(db, ids);
}

/** The names of some of them; refuses somebody who may not see the conversation. */
export function namesAmong(colleagues: ReadonlyMap<string, string>, ids: readonly string[]): string[] {
  return [...new Set(ids)].map((id) => {
    const name = colleagues.get(id);
    if (name === undefined) throw failure(COLLEAGUE_SEES_NOT);
    return name;
  });
}
