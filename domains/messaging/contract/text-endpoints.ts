import { LANGUAGES } from '@hearth/kit/constants';
import { anyone, endpoint, signedIn } from '@hearth/kit/endpoint';
import { string, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { NUMBER_TAKES_NO_TEXTS } from './failures.ts';

export const receiveText = endpoint({
  id: 'messaging.receiveText',
  method: 'POST',
  path: '/v1/texts/incoming',
  service: 'communication',
  summary:
    'Receives a text from the SMS provider, which signs the call as its connector says: STOP, START and HELP, the code of a job, or a reply, which goes into the conversation.',
  access: anyone(),
  body: string(20_000),
  bodyType: 'bytes',
  maxBodyBytes: 20_000,
  answers: 'raw',
  transaction: 'none',
});

/** Whether messages and reminders of a group come to the caller as texts. */
const textChoice = z.strictObject({
  group_id: uuid,
  group_name: z.string(),
  wanted: z.boolean(),
  /** Where they come; where nothing was chosen, the number that the caller last applied with, or none. */
  number: z.string(),
  own_number: z.string(),
  /** The number itself said STOP: nothing is sent until it says START, whatever is chosen here. */
  stopped: z.boolean(),
});

export const listTextChoices = endpoint({
  service: 'communication',
  access: signedIn(),
  whileActing: 'refused',
  id: 'messaging.listTextChoices',
  method: 'GET',
  path: '/v1/users/text_choices',
  summary:
    'Lists the groups that the caller has conversations with as a candidate, and whether they text the caller. None without a provider.',
  answer: z.strictObject({ groups: z.array(textChoice) }),
});

export const changeTextChoice = endpoint({
  service: 'communication',
  access: signedIn(),
  whileActing: 'refused',
  id: 'messaging.changeTextChoice',
  method: 'PUT',
  path: '/v1/users/text_choices/{group_id}',
  summary: 'Turns texts of a group to a number of the caller on or off.',
  params: z.strictObject({ group_id: uuid }),
  body: z.strictObject({ wanted: z.boolean(), number: string(40), language: z.enum(LANGUAGES) }),
  answer: textChoice,
  failures: { NUMBER_TAKES_NO_TEXTS },
  changes: () => [listTextChoices],
});
