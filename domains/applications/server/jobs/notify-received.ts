import { findNearestHolders } from '@hearth/domains/access/service';
import { getBrand } from '@hearth/domains/core/service';
import { fillPlaces } from '@hearth/domains/identity/service';
import { notify } from '@hearth/domains/notices/service';
import { SYSTEM } from '@hearth/platform/database';
import { listenTo } from '@hearth/platform/module';
import { APPLICATION_RECEIVED } from '../../contract/events.ts';
import { findApplicationBriefs } from '../service.ts';
import { phrasesIn } from '../words.ts';

/** Notifies those who handle applications at the location, or nearest above it. */
export const notifyReceived = listenTo(APPLICATION_RECEIVED, {
  name: 'applications.notifyReceived',
  run: ({ data: { application_id: id } }, work) =>
    work.run(SYSTEM, async (means) => {
      const { db, clock } = means;
      const brief = (await findApplicationBriefs(db, [id])).get(id);
      if (brief === undefined || !brief.isOpen) return;
      const { groupId, timeZone } = await getBrand(db, brief.locationId);
      const place = { groupId, brandId: brief.locationId };
      const options = { now: clock.now(), except: brief.candidateUserId };
      const values = { name: brief.candidateName, job: brief.jobTitle, location: brief.locationName };
      await notify(means, {
        kind: 'hiring.applicationReceived',
        aboutId: id,
        placeId: brief.locationId,
        groupId,
        timeZone,
        people: (await findNearestHolders(db, place, 'MANAGE_APPLICATIONS', options)).map((userId) => ({
          userId,
          write: (language) => {
            const phrases = phrasesIn(language).received;
            return {
              title: fillPlaces(phrases.title, values),
              text: fillPlaces(phrases.text, values),
              link: `/dashboard/hiring?application=${id}`,
            };
          },
        })),
      });
    }),
});
