import { house } from '@hearth/domains/core/schemas';
import { newEmailFailures, passwordFailures } from '@hearth/domains/identity/schemas';
import { anyone, brand, endpoint, signedIn } from '@hearth/kit/endpoint';
import { ADDRESS_NOT_PROVEN } from '@hearth/kit/failure';
import { instant, string, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { getEmployee, listEmployees } from './endpoints.ts';
import {
  ALREADY_JOINED,
  EMPLOYMENT_HAS_ENDED,
  INVITATION_ENDED,
  INVITED_AT_ANOTHER_ADDRESS,
  NO_ADDRESS_TO_INVITE,
} from './failures.ts';
import { getCard } from './invitation-endpoints.ts';

const service = 'team';
const managing = {
  service,
  access: brand('id', 'MANAGE_TEAM', { condition: 'POSITION_CATEGORY' }),
  whileActing: 'refused',
} as const;

export const mailInvitation = endpoint({
  ...managing,
  id: 'team.mailInvitation',
  method: 'POST',
  path: '/v1/brands/{id}/employees/{employee_id}/invitation/mail',
  mergeable: false,
  summary:
    'Emails an employee a link with which they make an account, or join with the one that they have. The link or card before is void.',
  params: z.object({ id: uuid, employee_id: uuid }),
  answer: z.strictObject({ address: z.string(), expires_at: instant }),
  changes: () => [getCard, getEmployee, listEmployees],
  failures: { EMPLOYMENT_HAS_ENDED, ALREADY_JOINED, NO_ADDRESS_TO_INVITE },
});

export const mailInvitations = endpoint({
  ...managing,
  id: 'team.mailInvitations',
  method: 'POST',
  path: '/v1/brands/{id}/invitations/mail',
  mergeable: false,
  summary:
    'Emails an invitation to everyone at a brand and below who has an address, no account and no invitation that can still be used. They are sent one after the other.',
  params: z.object({ id: uuid }),
  answer: z.strictObject({ queued: z.int() }),
  changes: () => [listEmployees],
});

/** The secret of an email's link. */
const link = { code: string(200).min(1) };
const byHolder = { service, access: anyone(), transaction: 'none', mergeable: false, changes: () => [] } as const;

export const openMailedInvitation = endpoint({
  ...byHolder,
  id: 'team.openMailedInvitation',
  method: 'POST',
  path: '/v1/invitations/mailed/open',
  summary: 'Who is invited where, to whoever has the link of the email. Looking does not use it up.',
  body: z.strictObject(link),
  answer: z.strictObject({
    first_name: z.string(),
    employer_name: z.string(),
    house,
    address: z.string(),
    /** Whether the address has an account with a way to sign in: then they join with it. */
    has_account: z.boolean(),
  }),
  failures: { INVITATION_ENDED },
});

export const acceptMailedInvitation = endpoint({
  ...byHolder,
  id: 'team.acceptMailedInvitation',
  method: 'POST',
  path: '/v1/invitations/mailed/accept',
  summary:
    'Makes the account of an invited employee, for the address that the link was mailed to, once. Signing in follows.',
  body: z.strictObject({ ...link, password: string(1024) }),
  answer: z.strictObject({ email: z.string() }),
  failures: { INVITATION_ENDED, ...newEmailFailures, ...passwordFailures },
});

export const joinByMailedInvitation = endpoint({
  service,
  access: signedIn(),
  whileActing: 'refused',
  mergeable: false,
  id: 'team.joinByMailedInvitation',
  method: 'POST',
  path: '/v1/my/invitations/mailed/join',
  summary: 'Joins a team with the account that one has, if its proven address is the one that the link was mailed to.',
  body: z.strictObject(link),
  answer: z.strictObject({ employer_name: z.string() }),
  changes: () => [],
  failures: { INVITATION_ENDED, INVITED_AT_ANOTHER_ADDRESS, ADDRESS_NOT_PROVEN },
});
