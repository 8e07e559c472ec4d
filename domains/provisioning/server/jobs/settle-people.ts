import type { Job, Work } from '@hearth/platform/module';
import { z } from 'zod';
import { SETTLED_AT_ONCE } from '../../rules/limits.ts';
import { settleRights } from '../settle-rights.ts';

const SETTLE_PEOPLE = 'provisioning.settlePeople';
const asked = z.object({ group_id: z.string(), person_ids: z.array(z.string()) });

/** Brings what people hold into step with their groups: after the call that moved them, so that it need not wait for thousands. */
export const settlePeople: Job = {
  name: SETTLE_PEOPLE,
  run: async (data, { run }) => {
    const { group_id: groupId, person_ids: personIds } = asked.parse(data);
    await run({ kind: 'tenant', groupIds: [groupId], userId: null }, (work) => settleRights(work, groupId, personIds));
  },
};

/** Asks for it, some people at a time. */
export async function askToSettle(
  { enqueue }: Pick<Work, 'enqueue'>,
  groupId: string,
  personIds: readonly string[],
): Promise<void> {
  for (let start = 0; start < personIds.length; start += SETTLED_AT_ONCE)
    await enqueue(SETTLE_PEOPLE, { group_id: groupId, person_ids: personIds.slice(start, start + SETTLED_AT_ONCE) });
}
