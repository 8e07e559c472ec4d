import { endpoint, signedIn } from '@hearth/kit/endpoint';
import { uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { HOUSE_MAIL_CHOICES } from './house-mail.ts';

/** At once of what is the caller's, or of what is theirs or nobody's in one mail each hour or each morning, or never. */
const houseMailChoice = z.enum(HOUSE_MAIL_CHOICES);
const houseMail = z.strictObject({ group_id: uuid, group_name: z.string(), choice: houseMailChoice });

export const listHouseMail = endpoint({
  id: 'messaging.listHouseMail',
  method: 'GET',
  path: '/v1/users/house_mail',
  service: 'communication',
  summary:
    'Lists the groups whose candidate messages the caller can see, and when the caller is emailed about unread ones. None where this installation takes no replies by email.',
  access: signedIn(),
  whileActing: 'refused',
  answer: z.strictObject({ groups: z.array(houseMail) }),
});

export const changeHouseMail = endpoint({
  id: 'messaging.changeHouseMail',
  method: 'PUT',
  path: '/v1/users/house_mail/{group_id}',
  service: 'communication',
  summary: 'Sets when the caller is emailed about unread messages of a group.',
  access: signedIn(),
  whileActing: 'refused',
  params: z.strictObject({ group_id: uuid }),
  body: z.strictObject({ choice: houseMailChoice }),
  answer: houseMail,
  changes: () => [listHouseMail],
});
