import { getBrand } from '@hearth/domains/core/service';
import { fillPlaces } from '@hearth/domains/identity/service';
import { notify } from '@hearth/domains/notices/service';
import { failure } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import type { Work } from '@hearth/platform/module';
import { INVITATION_ENDED } from '../contract/failures.ts';
import { announceEmployee } from './announce.ts';
import type { ProvenLink } from './prove-link.ts';
import { linkAccount } from './queries/employee.ts';
import { deleteInvitation, insertInvitationEvents } from './queries/invitation.ts';
import { phrasesIn } from './words.ts';

/** Makes an account the one of an invited employee, uses the invitation up, and tells who sent it. */
export async function joinTeam(
  work: Work<'system'>,
  { invitation, employee }: ProvenLink,
  userId: string,
): Promise<void> {
  const { db, clock } = work;
  const now = clock.now();
  const { id, group_id: groupId, location_id: locationId } = employee;
  if ((await linkAccount(db, id, userId, now)) === null) throw failure(INVITATION_ENDED);
  await deleteInvitation(db, id);
  await insertInvitationEvents(db, [
    {
      id: newId(now.getTime()),
      group_id: groupId,
      employee_id: id,
      purpose: 'JOIN',
      what: 'USED',
      user_id: userId,
      at: now,
    },
  ]);
  await announceEmployee(work, { id, groupId, locationIds: [locationId], userId });
  const { name: place, timeZone } = await getBrand(db, locationId);
  const values = { name: `${employee.first_name} ${employee.last_name}`.trim(), place };
  await notify(work, {
    kind: 'team.invitationAccepted',
    aboutId: id,
    placeId: locationId,
    timeZone,
    people: [
      {
        userId: invitation.made_by,
        write: (language) => {
          const words = phrasesIn(language).joined;
          return {
            title: fillPlaces(words.title, values),
            text: fillPlaces(words.text, values),
            link: `/team?person=${id}`,
          };
        },
      },
    ],
  });
}
