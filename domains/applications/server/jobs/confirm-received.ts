import { getBrand } from '@hearth/domains/core/service';
import { findPerson } from '@hearth/domains/identity/service';
import { notify } from '@hearth/domains/notices/service';
import { SYSTEM } from '@hearth/platform/database';
import { listenTo } from '@hearth/platform/module';
import type { Work } from '@hearth/platform/module';
import { APPLICATION_RECEIVED } from '../../contract/events.ts';
import { mailConfirmation } from '../confirmation.ts';
import { findUnscoped, findSentTogether } from '../queries/application.ts';
import type { ApplicationRow } from '../queries/application.ts';

/**
 * Whoever applied hears at once that the employer has it, and what comes next. What was sent to several locations together is
 * one letter.
 */
export const confirmReceived = listenTo(APPLICATION_RECEIVED, {
  name: 'applications.confirmReceived',
  run: ({ data: { application_id: id } }, work) =>
    work.run(SYSTEM, async (means) => {
      const row = await findUnscoped(means.db, id);
      if (row === undefined) return;
      const together = await findSentTogether(means.db, row);
      if (together[0]?.id === id)
        await confirm(
          means,
          row,
          together.map((one) => one.location_name),
        );
    }),
});

async function confirm(means: Work<'system'>, row: ApplicationRow, locations: readonly string[]): Promise<void> {
  const person = await findPerson(means.db, row.user_id);
  if (person === undefined) return;
  const { subject, next, letterId } = await mailConfirmation(means, row, person, locations);
  const { timeZone } = await getBrand(means.db, row.location_id);
  await notify(means, {
    kind: 'candidate.applicationSent',
    aboutId: row.id,
    placeId: row.location_id,
    timeZone,
    people: [
      {
        userId: row.user_id,
        write: () => ({ title: subject, text: next, link: '/my/applications' }),
        letter: letterId ?? undefined,
      },
    ],
  });
}
