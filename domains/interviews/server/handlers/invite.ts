import { getApplicationBrief } from '@hearth/domains/applications/service';
import type { ApplicationBrief } from '@hearth/domains/applications/service';
import { failure } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import type { Work } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { APPLICATION_NOT_OPEN, INTERVIEW_OVER } from '../../contract/failures.ts';
import type { OwnTimes } from '../../contract/schemas.ts';
import { contentOfOwn } from '../../rules/own-times.ts';
import { getGrantedKit, kitNamed, lockGranted } from '../access.ts';
import { checkPanel } from '../check-panel.ts';
import { inviteWithKit, takeBack } from '../invite-with.ts';
import { presentInterview } from '../present.ts';
import { findKitOf, insertKit, rewriteKit } from '../queries/kit.ts';
import type { KitRow } from '../queries/tables.ts';

export const invite = implement(contract.invite, async ({ params, body }, work) => {
  const { db, grant, actor } = work;
  const application = await getApplicationBrief(db, grant, params.application_id);
  const kit =
    'kit_id' in body
      ? await getGrantedKit(db, grant, body.kit_id)
      : await ownKit(work, application, body.own, actor.userId);
  const { row, moved } = await inviteWithKit(work, application, kit, actor.userId);
  return { interview: await presentInterview(work, row), moved };
});

/** How this candidate alone is met, as whoever invites says it; said again, it takes the place of what was said before. */
async function ownKit(
  { db, clock }: Pick<Work, 'db' | 'clock'>,
  application: ApplicationBrief,
  own: OwnTimes,
  hostId: string,
): Promise<KitRow> {
  const { id: applicationId, groupId, locationId } = application;
  if (!application.isOpen) throw failure(APPLICATION_NOT_OPEN);
  const content = contentOfOwn(own, hostId);
  await checkPanel(db, { groupId, brandId: locationId }, content.panel, clock.now());
  const before = await findKitOf(db, applicationId);
  const id = before?.id ?? newId(clock.now().getTime());
  if (before === undefined)
    await insertKit(
      db,
      { ...content, id, group_id: groupId, location_id: locationId, application_id: applicationId },
      clock.now(),
    );
  else await rewriteKit(db, id, content);
  return kitNamed(db, id);
}

export const undoInvite = implement(contract.undoInvite, async ({ params }, work) => {
  const { row, kit } = await lockGranted(work.db, work.grant, params.interview_id);
  if (row.state !== 'INVITED') throw failure(INTERVIEW_OVER);
  const after = await inScope(work.db, SYSTEM, (db) => takeBack({ ...work, db }, row, kit, work.actor.userId));
  return presentInterview(work, after);
});
