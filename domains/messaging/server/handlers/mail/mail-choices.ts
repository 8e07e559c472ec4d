import { findBrandNames } from '@hearth/domains/core/service';
import { getPerson } from '@hearth/domains/identity/service';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import { inScope, SYSTEM } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import * as contract from '../../../contract/endpoints.ts';
import { findCandidateGroupIds } from '../../queries/conversation.ts';
import { findUnwantedGroups, insertChoice } from '../../queries/mail.ts';

/** Lists the groups that a candidate has conversations with, by name. */
async function listCandidateGroups(system: Tx<'system'>, userId: string) {
  const ids = await findCandidateGroupIds(system, userId);
  const { email } = await getPerson(system, userId);
  const unwanted = new Set(email === null ? [] : await findUnwantedGroups(system, ids, email));
  const names = await findBrandNames(system, ids);
  const groups = ids.map((id) => ({ group_id: id, group_name: names.get(id) ?? '', wanted: !unwanted.has(id) }));
  return { email, groups: groups.toSorted((a, b) => (a.group_name < b.group_name ? -1 : 1)) };
}

export const listMailChoices = implement(contract.listMailChoices, async (_input, { db, actor }) => {
  const { groups } = await inScope(db, SYSTEM, (system) => listCandidateGroups(system, actor.userId));
  return { groups };
});

export const changeMailChoice = implement(
  contract.changeMailChoice,
  async ({ params, body: { wanted } }, { db, actor, clock }) =>
    inScope(db, SYSTEM, async (system) => {
      const { email, groups } = await listCandidateGroups(system, actor.userId);
      const group = groups.find(({ group_id: id }) => id === params.group_id);
      if (group === undefined || email === null) throw failure(NOT_FOUND);
      if (group.wanted !== wanted)
        await insertChoice(system, {
          id: newId(),
          group_id: group.group_id,
          user_id: actor.userId,
          address: email,
          wanted,
          via: 'SETTINGS',
          at: clock.now(),
        });
      return { ...group, wanted };
    }),
);
