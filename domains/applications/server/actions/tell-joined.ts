import { findHolders } from '@hearth/domains/access/service';
import { getBrand } from '@hearth/domains/core/service';
import { fillPlaces } from '@hearth/domains/identity/service';
import { notify } from '@hearth/domains/notices/service';
import type { Work } from '@hearth/platform/module';
import type { ApplicationRow } from '../queries/application.ts';
import { lastStageEvents } from '../queries/stage-event.ts';
import { phrasesIn } from '../words.ts';

/** Tells whoever hired somebody that the person has joined the team; not who may no longer see the application. */
export async function notifyJoined(
  means: Pick<Work<'system'>, 'db' | 'config' | 'clock' | 'emit' | 'enqueue'>,
  row: Pick<
    ApplicationRow,
    'id' | 'group_id' | 'location_id' | 'location_name' | 'first_name' | 'last_name' | 'job_title'
  >,
): Promise<void> {
  const { db, clock } = means;
  const hirer = (await lastStageEvents(db, [row.id])).get(row.id)?.by_user_id;
  if (hirer === null || hirer === undefined) return;
  const place = { groupId: row.group_id, brandId: row.location_id };
  if (!(await findHolders(db, place, 'VIEW_APPLICATIONS', clock.now())).includes(hirer)) return;
  const values = {
    candidate: `${row.first_name} ${row.last_name}`.trim(),
    job: row.job_title,
    place: row.location_name,
  };
  await notify(means, {
    kind: 'hiring.joined',
    aboutId: row.id,
    placeId: row.location_id,
    timeZone: (await getBrand(db, row.location_id)).timeZone,
    people: [
      {
        userId: hirer,
        write: (language) => {
          const words = phrasesIn(language).joined;
          return {
            title: fillPlaces(words.subject, values),
            text: fillPlaces(words.line, values),
            link: `/dashboard/hiring?application=${row.id}`,
          };
        },
      },
    ],
  });
}
