import { findLetterBrand, findLetterBrands } from '@hearth/domains/core/service';
import { findName } from '@hearth/domains/identity/service';
import { findStoppedAddresses } from '@hearth/domains/messaging/service';
import { failure } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import type { BrandGrant } from '@hearth/kit/access';
import type { Tx } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { ASKED_LATELY } from '../../contract/failures.ts';
import type { PoolEntry, NotAdded } from '../../contract/schemas.ts';
import { startConsent, mayAskAgain } from '../../rules/consent.ts';
import { lockGranted, refuseForeignTags } from '../access.ts';
import { assertMailLimit, sendQuestion, makeLinks } from '../letters.ts';
import { presentEntries } from '../present.ts';
import { findCandidates, findHired } from '../queries/candidate.ts';
import {
  deleteEntries,
  findEntryByApplication,
  findPooledUsers,
  insertEntries,
  setAsked,
  updateReason,
} from '../queries/entry.ts';
import { insertEvents } from '../queries/event.ts';
import { getEmployerName } from '../queries/place.ts';
import { setTags } from '../queries/tag.ts';
import type { ListedEntry } from '../queries/tables.ts';
import { toLanguage } from '../words.ts';

async function presentOne(tx: Tx, row: ListedEntry, now: Date): Promise<PoolEntry> {
  const [shown] = await presentEntries(tx, [row], now);
  if (shown === undefined) throw new Error('One row is presented as one entry.');
  return shown;
}

async function loadEntry(tx: Tx, grant: BrandGrant, id: string, now: Date): Promise<PoolEntry> {
  return presentOne(tx, await lockGranted(tx, grant, id), now);
}

export const getPoolEntry = implement(contract.getPoolEntry, async ({ params }, { db, grant, clock }) => {
  const row = await findEntryByApplication(db, grant, params.application_id);
  return { entry: row === undefined ? null : await presentOne(db, row, clock.now()) };
});

export const addToPool = implement(contract.addToPool, async ({ body }, work) => {
  const { db, grant, actor, clock } = work;
  const now = clock.now();
  const people = await findCandidates(db, grant, body.application_ids);
  const userIds = people.map((person) => person.user_id);
  await refuseForeignTags(db, grant, body.tag_ids, [...new Set(people.map((person) => person.location_id))]);
  const emails = people.map(({ email }) => email);
  const [known, hired] = [
    await findPooledUsers(db, grant.groupId, userIds),
    await findHired(db, grant.groupId, userIds),
  ];
  const stopped = await findStoppedAddresses(db, grant.groupId, emails);
  const whyNot = (person: (typeof people)[number]): NotAdded['why'] | null => {
    if (known.has(person.user_id)) return 'IN_POOL';
    if (hired.has(person.user_id)) return 'HIRED';
    if (person.email === '') return 'NO_ADDRESS';
    return stopped.has(person.email) ? 'STOPPED' : null;
  };
  const name = await findName(db, actor.userId);
  const rows = people
    .filter((person) => whyNot(person) === null)
    .map(({ id: applicationId, stage: _stage, ...person }) => ({
      ...person,
      ...startConsent(now),
      id: newId(now.getTime()),
      application_id: applicationId,
      language: toLanguage(person.language),
      reason: body.reason,
      note: body.note,
      added_by: actor.userId,
      added_by_name: name,
      added_at: now,
      last_contact_at: now,
      asked_by: actor.userId,
    }));
  await assertMailLimit(db, actor.userId, rows.length, now);
  // Whoever was added by somebody else at the same moment is in the pool already, and asked.
  const added = new Set(await insertEntries(db, rows));
  const fresh = rows.filter(({ id }) => added.has(id));
  if (fresh.length > 0) await setTags(db, grant.groupId, [...added], body.tag_ids);
  const links = await makeLinks(db, [...added]);
  const employer = await getEmployerName(db, grant.groupId);
  const brands = await findLetterBrands(
    db,
    work.config,
    fresh.map((row) => row.location_id),
  );
  for (const row of fresh)
    await sendQuestion(work, row, { employer, brand: brands.get(row.location_id) }, links.get(row.id) ?? '');
  await insertEvents(db, fresh, 'ADDED', actor.userId, now);
  return {
    added: fresh.length,
    left: people.flatMap((person) => {
      const isFresh = fresh.some((row) => row.user_id === person.user_id);
      const { id, first_name, last_name } = person;
      return isFresh ? [] : [{ application_id: id, first_name, last_name, why: whyNot(person) ?? 'IN_POOL' }];
    }),
  };
});

export const changePoolEntry = implement(contract.changePoolEntry, async ({ params, body }, work) => {
  const { db, grant, actor, clock } = work;
  const row = await lockGranted(db, grant, params.entry_id);
  await refuseForeignTags(db, grant, body.tag_ids, [row.location_id]);
  await updateReason(db, row.id, body);
  await setTags(db, grant.groupId, [row.id], body.tag_ids);
  await insertEvents(db, [row], 'CHANGED', actor.userId, clock.now());
  return loadEntry(db, grant, row.id, clock.now());
});

export const removeFromPool = implement(contract.removeFromPool, async ({ params }, { db, grant, actor, clock }) => {
  const row = await lockGranted(db, grant, params.entry_id);
  await insertEvents(db, [row], 'REMOVED', actor.userId, clock.now());
  await deleteEntries(db, [row.id]);
  return {};
});

export const askAgain = implement(contract.askAgain, async ({ params }, work) => {
  const { db, grant, actor, clock } = work;
  const now = clock.now();
  const row = await lockGranted(db, grant, params.entry_id);
  const isStopped = (await findStoppedAddresses(db, grant.groupId, [row.email])).has(row.email);
  if (!mayAskAgain(row, now) || isStopped || row.email === '') throw failure(ASKED_LATELY);
  await assertMailLimit(db, actor.userId, 1, now);
  await setAsked(db, row.id, actor.userId, startConsent(now));
  const links = await makeLinks(db, [row.id]);
  const employer = await getEmployerName(db, grant.groupId);
  const brand = await findLetterBrand(db, work.config, row.location_id);
  await sendQuestion(work, row, { employer, brand }, links.get(row.id) ?? '');
  await insertEvents(db, [row], 'ASKED', actor.userId, now);
  return loadEntry(db, grant, row.id, now);
});
