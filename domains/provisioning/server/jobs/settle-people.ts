import { uuid } from '@hearth/kit/schema';
import { defineJob } from '@hearth/platform/jobs/job-contract';
import { workOn } from '@hearth/platform/module';
import type { Work } from '@hearth/platform/module';
import { z } from 'zod';
import { SETTLED_AT_ONCE } from '../../rules/limits.ts';
import { settleRights } from '../settle-rights.ts';

const SETTLE_PEOPLE = defineJob('provisioning.settlePeople', { group_id: uuid, person_ids: z.array(uuid) });

/** Brings what people hold into step with their groups: after the call that moved them, so that it need not wait for thousands. */
export const settlePeople = workOn(SETTLE_PEOPLE, {
  run: async ({ group_id: groupId, person_ids: personIds }, { run }) => {
    await run({ kind: 'tenant', groupIds: [groupId], userId: null }, (work) => settleRights(work, groupId, personIds));
  },
});

/** Asks for it, some people at a time. */
export async function askToSettle(
  { enqueue }: Pick<Work, 'enqueue'>,
  groupId: string,
  personIds: readonly string[],
): Promise<void> {
  for (let start = 0; start < personIds.length; start += SETTLED_AT_ONCE)
    await enqueue(SETTLE_PEOPLE, { group_id: groupId, person_ids: personIds.slice(start, start + SETTLED_AT_ONCE) });
}
