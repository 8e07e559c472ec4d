import { removeAttachments } from '@hearth/domains/media/service';
import type { Work } from '@hearth/platform/module';
import type { GuestRow } from './queries/guest-application.ts';

/** Removes the files of applications that waited for their address and were deleted. */
export async function removeGuestFiles(
  work: Pick<Work<'system'>, 'db' | 'enqueue'>,
  deleted: readonly Pick<GuestRow, 'group_id' | 'attachment_ids'>[],
): Promise<void> {
  for (const { group_id: groupId, attachment_ids: ids } of deleted)
    if (ids.length > 0) await removeAttachments(work, groupId, ids);
}
