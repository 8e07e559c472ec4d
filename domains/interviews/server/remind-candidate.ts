import { uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { defineJob } from '@hearth/platform/jobs/job-contract';
import { findApplicationBriefs } from '@hearth/domains/applications/service';
import { fillPlaces, pageLink } from '@hearth/domains/identity/service';
import { findTextRoute, fitText } from '@hearth/domains/sms/service';
import { FALLBACK_LANGUAGE } from '@hearth/kit/constants';
import { isLanguage } from '@hearth/kit/installation/host-language';
import { formatMailMoment } from '@hearth/kit/text/written-moment';
import { SYSTEM } from '@hearth/platform/database';
import { workOn } from '@hearth/platform/module';
import type { Work } from '@hearth/platform/module';
import { lockInterview } from './queries/interview.ts';
import { findKitsById } from './queries/kit.ts';
import type { InterviewRow, KitRow } from './queries/tables.ts';
import { notifyCandidate } from './tell.ts';
import { phrasesIn } from './words.ts';

type ReminderKind = 'dayBefore' | 'hoursBefore';
const LONGEST_NAME = 30;

/** Sends a reminder by text if the candidate chose that, else or on failure by mail. */
export async function remindCandidate(
  work: Work<'system'>,
  row: InterviewRow,
  kit: KitRow,
  about: ReminderKind,
): Promise<void> {
  const who = { groupId: row.group_id, userId: row.user_id };
  const line = await findTextRoute(work.db, work.config.sms, who);
  const brief =
    line === null ? undefined : (await findApplicationBriefs(work.db, [row.application_id])).get(row.application_id);
  if (line === null || brief === undefined || row.starts_at === null) return notifyCandidate(work, row, kit, about);
  const language = isLanguage(row.language) ? row.language : FALLBACK_LANGUAGE;
  const values = {
    employer: brief.employerName.slice(0, LONGEST_NAME),
    time: formatMailMoment(language, row.starts_at, kit.time_zone),
    // The letter's link opens the interview for whoever has it; it is too long for a text, and this one asks who comes.
    link: pageLink(work.config, language, '/my/applications'),
  };
  await work.text({
    ...line,
    text: fitText((place) => fillPlaces(phrasesIn(language).texts[about], { ...values, place }), kit.location_name),
    otherwise: { job: REMIND_BY_MAIL, data: { interview_id: row.id, about } },
  });
}

const REMIND_BY_MAIL = defineJob('interviews.remindByMail', {
  interview_id: uuid,
  about: z.enum(['dayBefore', 'hoursBefore']),
});

/** Mails a reminder whose text message failed, if the interview is still to come. */
export const remindByMail = workOn(REMIND_BY_MAIL, {
  run: async ({ interview_id: id, about }, { run }) => {
    await run(SYSTEM, async (work) => {
      const row = await lockInterview(work.db, id);
      if (row?.state !== 'BOOKED' || row.starts_at === null || row.starts_at <= work.clock.now()) return;
      const kit = (await findKitsById(work.db, [row.kit_id])).get(row.kit_id);
      if (kit !== undefined) await notifyCandidate(work, row, kit, about);
    });
  },
});
