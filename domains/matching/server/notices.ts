import type { Stage } from '@hearth/domains/applications/schemas';
import type { WrittenEvidence } from '@hearth/domains/applications/service';
import type { Work } from '@hearth/platform/module';
import type { Weighting } from '../contract/schemas.ts';
import { resolveNoticeState } from '../rules/notice.ts';
import type { NoticeRow } from './queries/notice.ts';
import { findNotices } from './queries/notice.ts';
import { requiresNotice } from './weighting.ts';

type ReadContext = Pick<Work, 'db' | 'clock'>;

function toNoticeState(stage: Stage, row: NoticeRow | undefined, now: Date) {
  const told = row === undefined ? undefined : { usableFrom: row.usable_from, askedOtherAt: row.asked_other_at };
  return resolveNoticeState(stage, told, now);
}

/** Loads a person's notice, and whether scores may be used for them. */
export async function loadNotice(
  { db, clock }: ReadContext,
  of: { readonly id: string; readonly stage: Stage; readonly law: string },
) {
  const { id: applicationId, stage, law } = of;
  const row = (await findNotices(db, [applicationId])).get(applicationId);
  return {
    state: toNoticeState(stage, row, clock.now()),
    law,
    usable_from: row?.usable_from.toISOString() ?? null,
    asked_other_at: row?.asked_other_at?.toISOString() ?? null,
  };
}

/** Keeps the people whose scores may be used and counts the others. */
export async function filterUsable(
  { db, clock }: ReadContext,
  weighting: Weighting,
  people: readonly WrittenEvidence[],
) {
  if (!requiresNotice(weighting)) return { usable: people, leftOut: null };
  const told = await findNotices(
    db,
    people.map(({ listed }) => listed.id),
  );
  const now = clock.now();
  const states = Map.groupBy(people, ({ listed }) => toNoticeState(listed.stage, told.get(listed.id), now));
  const count = (state: 'WAITS' | 'OTHER_PROCESS' | 'INVITED'): number => states.get(state)?.length ?? 0;
  return {
    usable: states.get('USABLE') ?? [],
    leftOut: { waits: count('WAITS'), other_process: count('OTHER_PROCESS'), invited: count('INVITED') },
  };
}
