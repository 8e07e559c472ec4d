import { nearestOf, readJointHolders } from '@hearth/domains/access/service';
import { notify, settleThread, type NoticeKind, type NoticeText } from '@hearth/domains/notices/service';
import type { Language } from '@hearth/kit/constants';
import type { Work } from '@hearth/platform/module';
import { DECIDING } from './access.ts';
import { writeAsked, writeDecided, writeWaiting } from './notice-texts.ts';
import type { CaseRow } from './queries/work-case.ts';

const ownThread = (row: CaseRow): string => `right to work ${row.id}`;
const waitsFor = (row: CaseRow): string => `right to work ${row.id} waits`;

const placeOf = (row: CaseRow) => ({
  aboutId: row.id,
  placeId: row.location_id,
  groupId: row.group_id,
  timeZone: row.time_zone,
});

/** Tells the employee; nobody where they have no account. */
export async function tellEmployee(
  work: Work<'system'>,
  row: CaseRow,
  kind: NoticeKind,
  write: (language: Language) => NoticeText,
): Promise<void> {
  if (row.user_id === null) return;
  await notify(work, { kind, ...placeOf(row), thread: ownThread(row), people: [{ userId: row.user_id, write }] });
}

export const tellAsked = (work: Work<'system'>, row: CaseRow): Promise<void> =>
  tellEmployee(work, row, 'eligibility.asked', (language) => writeAsked(row, language));

export const tellDecided = (work: Work<'system'>, row: CaseRow): Promise<void> =>
  tellEmployee(work, row, 'eligibility.decided', (language) => writeDecided(row, language));

/** Tells those nearest to the location who can decide, without the employee themselves. */
export async function tellDeciders(
  work: Work<'system'>,
  row: CaseRow,
  kind: NoticeKind,
  write: (language: Language) => NoticeText,
): Promise<void> {
  const at = { groupId: row.group_id, brandIds: [row.location_id] };
  const holders = await readJointHolders(work.db, at, work.clock.now());
  const people = nearestOf(holders.of(row.location_id, DECIDING), row.user_id).map((userId) => ({ userId, write }));
  await notify(work, { kind, ...placeOf(row), thread: waitsFor(row), needs: [...DECIDING], people });
}

export const tellWaiting = (work: Work<'system'>, row: CaseRow): Promise<void> =>
  tellDeciders(work, row, 'eligibility.waiting', (language) => writeWaiting(row, language));

/** A manager who looks later finds nothing to decide. */
export const settleWaiting = (work: Work<'system'>, row: CaseRow): Promise<void> => settleThread(work, waitsFor(row));
