import type { Stage } from '@hearth/domains/applications/schemas';
import type { WrittenEvidence } from '@hearth/domains/applications/service';
import type { Work } from '@hearth/platform/module';
import type { Weighting } from '../contract/schemas.ts';
import { noticeState } from '../rules/notice.ts';
import type { NoticeRow } from './queries/notice.ts';
import { findNotices } from './queries/notice.ts';
import { asksForNotice } from './weighting.ts';

type Reading = Pick<Work, 'db' | 'clock'>;

function stateOf(stage: Stage, row: NoticeRow | undefined, now: Date) {
  const told = row === undefined ? undefined : { usableFrom: row.usable_from, askedOtherAt: row.asked_other_at };
  return noticeState(stage, told, now);
}

/** What one person was told, and whether points may be used for them. */
export async function noticeOf(
  { db, clock }: Reading,
  of: { readonly id: string; readonly stage: Stage; readonly law: string },
) {
  const { id: applicationId, stage, law } = of;
  const row = (await findNotices(db, [applicationId])).get(applicationId);
  return {
    state: stateOf(stage, row, clock.now()),
    law,
    usable_from: row?.usable_from.toISOString() ?? null,
    asked_other_at: row?.asked_other_at?.toISOString() ?? null,
  };
}

/** Those for whom points may be used, and how many of the others there are; all of them where nobody has to be told. */
export async function sift({ db, clock }: Reading, weighting: Weighting, people: readonly WrittenEvidence[]) {
  if (!asksForNotice(weighting)) return { usable: people, leftOut: null };
  const told = await findNotices(
    db,
    people.map(({ listed }) => listed.id),
  );
  const now = clock.now();
  const states = Map.groupBy(people, ({ listed }) => stateOf(listed.stage, told.get(listed.id), now));
  const count = (state: 'WAITS' | 'OTHER_PROCESS' | 'INVITED'): number => states.get(state)?.length ?? 0;
  return {
    usable: states.get('USABLE') ?? [],
    leftOut: { waits: count('WAITS'), other_process: count('OTHER_PROCESS'), invited: count('INVITED') },
  };
}
