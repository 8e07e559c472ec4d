import { findApprovers } from '@hearth/domains/approvals/service';
import { getBrand } from '@hearth/domains/core/service';
import { fillPlaces, findName } from '@hearth/domains/identity/service';
import { forgetNoticesAbout, notify } from '@hearth/domains/notices/service';
import { inScope, SYSTEM } from '@hearth/platform/database';
import type { Work } from '@hearth/platform/module';
import type { ApproverRole } from '@hearth/domains/approvals/schemas';
import type { RequisitionRow } from './queries/requisition.ts';
import { phrasesIn } from './words.ts';

type Asked = Pick<RequisitionRow, 'id' | 'group_id' | 'brand_id' | 'position_name' | 'headcount' | 'requested_by'>;

/** How a request stands after a step, and what was said with it. */
export interface Standing {
  readonly status: 'WAITING' | 'APPROVED' | 'DECLINED' | 'WITHDRAWN';
  readonly waitingFor: ApproverRole | null;
  readonly note: string;
}

/**
 * Tells those whose turn it is, and whoever asked once it is decided. What was asked of the step before is over, so its notices
 * go. Who could decide everything themselves hears nothing.
 */
export async function tellStanding(
  work: Pick<Work, 'db' | 'clock' | 'config' | 'emit' | 'enqueue'>,
  row: Asked,
  { status, waitingFor, note }: Standing,
  byUserId: string,
): Promise<void> {
  await inScope(work.db, SYSTEM, (db) => forgetNoticesAbout(db, [row.id]));
  if (status === 'WITHDRAWN') return;
  const place = { groupId: row.group_id, brandId: row.brand_id };
  const isDecided = waitingFor === null;
  const step = waitingFor === null ? null : { role: waitingFor, askedBy: row.requested_by };
  const people = step === null ? [row.requested_by] : await findApprovers(work.db, place, step, work.clock.now());
  const receivers = people.filter((id) => id !== byUserId);
  if (receivers.length === 0) return;
  const { name: location, timeZone } = await getBrand(work.db, row.brand_id);
  const values = {
    name: await findName(work.db, row.requested_by),
    position: row.position_name,
    location,
    headcount: String(row.headcount),
  };
  await notify(work, {
    kind: isDecided ? 'approvals.decided' : 'approvals.requested',
    aboutId: row.id,
    placeId: row.brand_id,
    timeZone,
    people: receivers.map((userId) => ({
      userId,
      write: (language) => {
        const words =
          phrasesIn(language)[status === 'WAITING' ? 'asked' : status === 'APPROVED' ? 'approved' : 'declined'];
        return {
          title: fillPlaces(words.title, values),
          text: [fillPlaces(words.text, values), note].filter((line) => line !== '').join('\n\n'),
          link: '/hiring/requests',
        };
      },
    })),
  });
}
