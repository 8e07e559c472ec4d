import { INVITATION_ACCEPTED, ROLE_GIVEN } from '@hearth/domains/access/events';
import { getBrand } from '@hearth/domains/core/service';
import { fillPlaces, findName } from '@hearth/domains/identity/service';
import { SYSTEM } from '@hearth/platform/database';
import { listenTo } from '@hearth/platform/module';
import type { FreeWork } from '@hearth/platform/module';
import { notify } from '../notify.ts';
import { noticePhrases } from '../words.ts';

/** Who is told what about roles at a place. Access is below this domain, so it tells by events. */
interface AboutRole {
  readonly kind: 'team.invitationAccepted' | 'team.roleGiven';
  readonly receiver: string;
  /** Who did it. */
  readonly by: string;
  readonly brandId: string;
  readonly link: string;
}

async function tell(work: FreeWork, { kind, receiver, by, brandId, link }: AboutRole): Promise<void> {
  if (receiver === by) return;
  await work.run(SYSTEM, async (means) => {
    const { name: place, timeZone } = await getBrand(means.db, brandId);
    const values = { name: await findName(means.db, by), place };
    await notify(means, {
      kind,
      placeId: brandId,
      timeZone,
      people: [
        {
          userId: receiver,
          write: (language) => {
            const words = noticePhrases(language)[kind === 'team.roleGiven' ? 'roleGiven' : 'invitationAccepted'];
            return { title: fillPlaces(words.title, values), text: fillPlaces(words.text, values), link };
          },
        },
      ],
    });
  });
}

/** Whoever invited somebody hears that they have accepted. */
export const notifyAccepted = listenTo(INVITATION_ACCEPTED, {
  name: 'notices.notifyAccepted',
  run: ({ data }, work) =>
    tell(work, {
      kind: 'team.invitationAccepted',
      receiver: data.invited_by,
      by: data.user_id,
      brandId: data.brand_id,
      link: '/access-portal/main',
    }),
});

/** Whoever was given a role hears where, and by whom. */
export const notifyRoleGiven = listenTo(ROLE_GIVEN, {
  name: 'notices.notifyRoleGiven',
  run: ({ data }, work) =>
    tell(work, {
      kind: 'team.roleGiven',
      receiver: data.user_id,
      by: data.given_by,
      brandId: data.brand_id,
      link: '/notifications',
    }),
});
