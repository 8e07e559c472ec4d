import { findNearestHolders } from '@hearth/domains/access/service';
import { notify, settleThread } from '@hearth/domains/notices/service';
import type { Work } from '@hearth/platform/module';
import { writeDecided, writeWaiting } from './notice-texts.ts';
import type { PersonRow } from './queries/person.ts';
import type { RecordRow } from './queries/record.ts';

const waitsFor = (recordId: string): string => `qualification ${recordId} waits`;

/** Tells a person what became of a record of theirs. */
export async function notifyDecided(work: Work<'system'>, person: PersonRow, row: RecordRow): Promise<void> {
  const { user_id: userId } = person;
  if (userId === null || userId === row.decided_by) return;
  await notify(work, {
    kind: 'qualifications.decided',
    aboutId: row.id,
    placeId: person.location_id,
    groupId: person.group_id,
    timeZone: person.time_zone,
    thread: `qualification ${row.id}`,
    people: [{ userId, write: (language) => writeDecided(row, language) }],
  });
}

/** Tells those who can decide that somebody has sent something. */
export async function notifyWaiting(work: Work<'system'>, person: PersonRow, row: RecordRow): Promise<void> {
  const at = { groupId: person.group_id, brandId: person.location_id };
  const deciders = await findNearestHolders(work.db, at, 'MANAGE_TEAM', {
    now: work.clock.now(),
    except: person.user_id,
  });
  await notify(work, {
    kind: 'qualifications.waiting',
    aboutId: row.id,
    placeId: person.location_id,
    groupId: person.group_id,
    timeZone: person.time_zone,
    thread: waitsFor(row.id),
    people: deciders.map((userId) => ({ userId, write: (language) => writeWaiting(row, person, language) })),
  });
}

/** A manager who looks later finds nothing to decide. */
export function settleWaiting(work: Work<'system'>, recordId: string): Promise<void> {
  return settleThread(work, waitsFor(recordId));
}
