import { findGrantFor, findGroupsOf } from '@hearth/domains/access/service';
import { findBrandNames } from '@hearth/domains/core/service';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import type { Work } from '@hearth/platform/module';
import * as contract from '../../../contract/house-mail-endpoints.ts';
import { DEFAULT_CHOICE } from '../../../rules/mail/house-mail.ts';
import { findHouseMailChoices, setHouseChoice } from '../../queries/house-mail.ts';

type HouseMailContext = Pick<Work<'system'>, 'db' | 'clock' | 'config'>;

/** Lists the groups where someone may see messages, by name, each with their mail choice. */
async function listMailGroups({ db, clock, config }: HouseMailContext, userId: string) {
  if (config.mailIn === undefined) return [];
  const now = clock.now();
  const need = { permission: 'VIEW_MESSAGES', orBelow: true } as const;
  const ids: string[] = [];
  for (const id of await findGroupsOf(db, userId, now))
    if ((await findGrantFor(db, userId, id, need, now)) !== null) ids.push(id);
  const names = await findBrandNames(db, ids);
  const choices = await findHouseMailChoices(db, userId);
  return ids
    .map((id) => ({ group_id: id, group_name: names.get(id) ?? '', choice: choices.get(id) ?? DEFAULT_CHOICE }))
    .toSorted((a, b) => (a.group_name < b.group_name ? -1 : 1));
}

export const listHouseMail = implement(contract.listHouseMail, async (_input, work) => ({
  groups: await inScope(work.db, SYSTEM, (db) => listMailGroups({ ...work, db }, work.actor.userId)),
}));

export const changeHouseMail = implement(contract.changeHouseMail, async ({ params, body: { choice } }, work) =>
  inScope(work.db, SYSTEM, async (db) => {
    const { actor, clock } = work;
    const group = (await listMailGroups({ ...work, db }, actor.userId)).find(
      ({ group_id: id }) => id === params.group_id,
    );
    if (group === undefined) throw failure(NOT_FOUND);
    const row = { groupId: group.group_id, userId: actor.userId, choice, via: 'SETTINGS', at: clock.now() } as const;
    await setHouseChoice(db, row);
    return { ...group, choice };
  }),
);
