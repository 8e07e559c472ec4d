import { endpoint, signedIn } from '@hearth/kit/endpoint';
import { rowVersion, senderKey, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { RECORD_CHANGED, RECORD_INCOMPLETE, TOO_MANY_WAITING } from './failures.ts';
import { contentJson, recordUpload } from './people-endpoints.ts';
import { personQualifications, qualificationContent, record } from './schemas.ts';

/** What somebody has is theirs to send: nobody does it who acts for them in their account. */
const own = { service: 'team', access: signedIn(), whileActing: 'refused' } as const;

export const listMyQualifications = endpoint({
  ...own,
  id: 'qualifications.listMyQualifications',
  method: 'GET',
  path: '/v1/my/qualifications',
  whileActing: 'allowed',
  summary:
    'Returns the caller’s own qualifications at each employer, what their position demands, and what they can send.',
  answer: z.strictObject({
    employments: z.array(
      personQualifications.extend({
        /** What can be sent there. */
        choices: z.array(
          qualificationContent
            .pick({
              kind: true,
              name: true,
              level_names: true,
              months_valid: true,
              needs_number: true,
              needs_issuer: true,
              needs_file: true,
            })
            .extend({ id: uuid, authority: z.string() }),
        ),
      }),
    ),
  }),
});

export const sendMyQualification = endpoint({
  ...own,
  id: 'qualifications.sendMyQualification',
  method: 'POST',
  path: '/v1/my/qualifications',
  summary: 'Sends a skill or certificate of the caller, with a photo or PDF, for a manager to confirm.',
  body: z.strictObject({
    idempotency_key: senderKey,
    employee_id: uuid,
    qualification_id: uuid,
    content: contentJson,
  }),
  multipart: recordUpload,
  answer: record,
  changes: () => [listMyQualifications],
  failures: { RECORD_INCOMPLETE, TOO_MANY_WAITING },
  transaction: 'none',
});

export const withdrawMyQualification = endpoint({
  ...own,
  id: 'qualifications.withdrawMyQualification',
  method: 'POST',
  path: '/v1/my/qualifications/{record_id}/withdraw',
  summary: 'Withdraws what the caller has sent before a manager has decided on it. Its file is deleted.',
  params: z.object({ record_id: uuid }),
  body: z.strictObject({ version: rowVersion }),
  answer: record,
  changes: () => [listMyQualifications],
  failures: { RECORD_CHANGED },
});

export const openMyQualificationFile = endpoint({
  ...own,
  id: 'qualifications.openMyQualificationFile',
  method: 'GET',
  path: '/v1/my/qualifications/{record_id}/file',
  summary:
    'Returns an address, valid for two minutes, at which the file of one of the caller’s qualifications can be downloaded.',
  params: z.object({ record_id: uuid }),
  answer: z.strictObject({ href: z.string() }),
  mergeable: false,
});
