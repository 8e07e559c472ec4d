import { findApplicationBriefs } from '@hearth/domains/applications/service';
import { findApprovers } from '@hearth/domains/approvals/service';
import { getBrand } from '@hearth/domains/core/service';
import { fillPlaces, findName } from '@hearth/domains/identity/service';
import { notify } from '@hearth/domains/notices/service';
import type { Work } from '@hearth/platform/module';
import type { ApprovalRow } from './queries/approval.ts';
import { phrasesIn } from './words.ts';

type Asked = Pick<
  ApprovalRow,
  'id' | 'group_id' | 'location_id' | 'application_id' | 'status' | 'waiting_for' | 'asked_by'
>;

/** Tells those whose turn it is that an offer waits for them, and whoever wrote it once all have decided. */
export async function tellApproval(
  work: Pick<Work, 'db' | 'clock' | 'config' | 'emit' | 'enqueue'>,
  row: Asked,
  byUserId: string,
  note = '',
): Promise<void> {
  const { db, clock } = work;
  const brief = (await findApplicationBriefs(db, [row.application_id])).get(row.application_id);
  const place = { groupId: row.group_id, brandId: row.location_id };
  const step = row.waiting_for === null ? null : { role: row.waiting_for, askedBy: row.asked_by };
  const people = step === null ? [row.asked_by] : await findApprovers(db, place, step, clock.now());
  const receivers = people.filter((id) => id !== byUserId);
  if (brief === undefined || receivers.length === 0) return;
  const about = row.status === 'APPROVED' ? 'approved' : row.status === 'DECLINED' ? 'declined' : 'asked';
  const values = {
    name: await findName(db, row.asked_by),
    candidate: brief.candidateName,
    job: brief.jobTitle,
    location: brief.locationName,
  };
  await notify(work, {
    kind: about === 'asked' ? 'approvals.requested' : 'approvals.decided',
    aboutId: row.application_id,
    placeId: row.location_id,
    thread: `offer approval ${row.id}`,
    timeZone: (await getBrand(db, row.location_id)).timeZone,
    people: receivers.map((userId) => ({
      userId,
      write: (language) => {
        const words = phrasesIn(language).approval[about];
        return {
          title: fillPlaces(words.title, values),
          text: [fillPlaces(words.text, values), note].filter((line) => line !== '').join('\n\n'),
          link: `/dashboard/hiring?application=${row.application_id}`,
        };
      },
    })),
  });
}
