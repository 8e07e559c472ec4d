import { findApplicationBriefs } from '@hearth/domains/applications/service';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { otherProcessRequested } from '../../contract/events.ts';
import { findOwnNotices, recordOtherProcess } from '../queries/notice.ts';

export const listOwnNotices = implement(contract.listOwnNotices, async (_input, { db, actor }) => {
  const rows = await findOwnNotices(db, actor.userId);
  const briefs = await findApplicationBriefs(
    db,
    rows.map((row) => row.application_id),
  );
  return {
    notices: rows.flatMap((row) => {
      const brief = briefs.get(row.application_id);
      if (brief === undefined || !brief.isOpen) return [];
      return [
        {
          application_id: row.application_id,
          job_title: brief.jobTitle,
          employer_name: brief.employerName,
          law: row.law,
          summary_url: row.summary_url,
          told_at: row.told_at.toISOString(),
          usable_from: row.usable_from.toISOString(),
          asked_other_at: row.asked_other_at?.toISOString() ?? null,
        },
      ];
    }),
  };
});

export const askOtherProcess = implement(
  contract.askOtherProcess,
  async (_input, { db, actor, clock, emit, party }) => {
    const { applicationId } = party;
    const brief = (await findApplicationBriefs(db, [applicationId])).get(applicationId);
    if (brief === undefined) throw failure(NOT_FOUND);
    const at = await inScope(db, SYSTEM, (system) =>
      recordOtherProcess(system, { applicationId, userId: actor.userId }, clock.now()),
    );
    if (at === null) throw failure(NOT_FOUND);
    await emit(otherProcessRequested({ applicationId, groupId: brief.groupId, locationId: brief.locationId }));
    return { asked_other_at: at.toISOString() };
  },
);
