import { getBrand } from '@hearth/domains/core/service';
import { fillPlaces, findName } from '@hearth/domains/identity/service';
import { notify } from '@hearth/domains/notices/service';
import { findStaffBelow } from '@hearth/domains/team/service';
import { localDay } from '@hearth/kit/local-day';
import { SYSTEM } from '@hearth/platform/database';
import { listenTo } from '@hearth/platform/module';
import { ANNOUNCED } from '../../contract/events.ts';
import { findAnnouncement } from '../queries/item.ts';
import { phrasesIn } from '../words.ts';

/** Those who work at or below the brand hear of an announcement, in the words of its author; its author does not. */
export const notifyAnnounced = listenTo(ANNOUNCED, {
  name: 'announcements.notifyAnnounced',
  run: ({ data: { announcement_id: id } }, work) =>
    work.run(SYSTEM, async (means) => {
      const { db, clock } = means;
      const item = await findAnnouncement(db, id);
      if (item === undefined) return;
      const { timeZone } = await getBrand(db, item.brand_id);
      const author = await findName(db, item.author_id);
      const staff = await findStaffBelow(db, item.brand_id, localDay(clock.now(), timeZone));
      await notify(means, {
        kind: 'news.published',
        aboutId: id,
        placeId: item.brand_id,
        timeZone,
        people: staff
          .filter((userId) => userId !== item.author_id)
          .map((userId) => ({
            userId,
            write: (language) => ({
              title: item.title,
              text: [item.body, fillPlaces(phrasesIn(language).signature, { name: author, place: item.brand_name })]
                .filter((line) => line !== '')
                .join('\n\n'),
              link: '/notifications',
            }),
          })),
      });
    }),
});
