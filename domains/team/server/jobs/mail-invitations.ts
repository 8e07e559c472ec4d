import { LANGUAGES } from '@hearth/kit/constants';
import { uuid } from '@hearth/kit/schema';
import { SYSTEM } from '@hearth/platform/database';
import { defineJob } from '@hearth/platform/jobs/job-contract';
import { workOn } from '@hearth/platform/module';
import { z } from 'zod';
import { announceLoaded } from '../announce.ts';
import { lockInvitable } from '../queries/invitation.ts';
import { sendInvitations } from '../send-invitations.ts';

export const MAIL_INVITATIONS = defineJob('team.mailInvitations', {
  group_id: uuid,
  made_by: uuid,
  language: z.enum(LANGUAGES),
  employee_ids: z.array(uuid),
});

/** Invites those of some people who can be invited still: a second run mails nobody twice. */
export const mailInvitations = workOn(MAIL_INVITATIONS, {
  run: ({ group_id: groupId, made_by: userId, language, employee_ids: ids }, { run }) =>
    run(SYSTEM, async (work) => {
      const rows = await lockInvitable(work.db, groupId, ids, work.clock.now());
      await sendInvitations(work, { userId, language }, rows);
      await announceLoaded(work, groupId, rows);
    }),
});
