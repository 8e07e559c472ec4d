import { toPolicySnapshot } from '@hearth/domains/access/service';
import { findBrandPlaces } from '@hearth/domains/core/service';
import { getPerson } from '@hearth/domains/identity/service';
import { isTopLevelEntry } from '@hearth/kit/brand-type';
import { implement } from '@hearth/platform/module';
import { getUserInfo as contract } from '../../contract/endpoints.ts';
import { findEntry, currentGrants } from '../entry.ts';

export const getUserInfo = implement(contract, async ({ query }, { db, actor, clock, standing }) => {
  const person = await getPerson(db, actor.userId);
  const snapshot = toPolicySnapshot(await standing());
  const entry = findEntry(currentGrants(snapshot, clock.now()));
  const [root] =
    query.include_highest_parent === true && entry !== undefined ? await findBrandPlaces(db, [entry.groupId]) : [];
  return {
    id: person.id,
    first_name: person.firstName,
    last_name: person.lastName,
    email: person.email,
    username: person.username,
    external_auth: { source: person.externalAuthSource },
    ...(entry === undefined
      ? {}
      : {
          user_employer: true as const,
          entry_mode: {
            brand_id: entry.brandId,
            brand_type: entry.brandType,
            top_level: isTopLevelEntry(entry.brandType),
          },
        }),
    ...(query.include_persona === true
      ? { persona: { name: (entry === undefined ? undefined : snapshot.personas.get(entry.groupId)) ?? null } }
      : {}),
    ...(query.include_highest_parent === true
      ? { highest_parent: root === undefined ? null : { brand_id: root.id, brand_type: root.type } }
      : {}),
  };
});
