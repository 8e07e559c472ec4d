import { exporting } from '@hearth/domains/exports/contract';
import { asFile } from '@hearth/domains/exports/schemas';
import { brand, endpoint } from '@hearth/kit/endpoint';
import { count, email, line, optionalText, rowVersion, senderKey, string, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import {
  AGREEMENT_NOT_PUBLISHED,
  ALREADY_ASKED,
  CONSENT_CHANGED,
  GUARDIAN_ADDRESS,
  GUARDIAN_NEEDED,
  NOT_YOUR_TURN,
  OTHER_DOCUMENT,
  REQUEST_CLOSED,
  REQUEST_REPLACED,
  SIGN_NOBODY_TOLD,
  SIGN_REASON_MISSING,
  SIGN_REMINDED,
  SIGNATURE_INCOMPLETE,
  SIGNING_OWN,
} from './failures.ts';
import { language, listedPerson, ownRequest, request, signedState, signing } from './schemas.ts';

const service = 'team';
const byDepartment = { condition: 'POSITION_CATEGORY' } as const;
const oneAgreement = z.object({ id: uuid, agreement_id: uuid });
const oneRequest = z.object({ id: uuid, request_id: uuid });
const reading = { service, access: brand('id', 'VIEW_TEAM', byDepartment), whileActing: 'allowed' } as const;
/** What is sent and signed for the employer is somebody’s word: nobody gives it for another. */
const managing = { service, access: brand('id', 'MANAGE_TEAM', byDepartment), whileActing: 'refused' } as const;

export const listAgreementPeople = endpoint({
  ...reading,
  id: 'signatures.listAgreementPeople',
  weight: 'search',
  method: 'GET',
  path: '/v1/brands/{id}/agreements/{agreement_id}/people',
  summary:
    'Lists the people at a brand and below by name, with their signature of the current version of an agreement.',
  params: oneAgreement,
  query: z.object({
    /** Only those with this state. */
    state: signedState.optional(),
    cursor: string(600).optional(),
    limit: count(1, 100).optional(),
  }),
  answer: z.strictObject({ people: z.array(listedPerson), next_cursor: z.string().nullable() }),
});

export const exportAgreementPeople = endpoint({
  ...exporting,
  id: 'signatures.exportAgreementPeople',
  service,
  path: '/v1/brands/{id}/agreement_people/export',
  summary: 'Exports the people at a brand and below with their signature of the current version of an agreement.',
  access: brand('id', 'VIEW_TEAM', byDepartment),
  params: z.object({ id: uuid }),
  query: z.object({ agreement_id: uuid, state: signedState.optional(), ...asFile }),
});

export const getRequest = endpoint({
  ...reading,
  id: 'signatures.getRequest',
  method: 'GET',
  path: '/v1/brands/{id}/signature_requests/{request_id}',
  summary: 'Returns a request for signatures with its signers.',
  params: oneRequest,
  answer: request,
});

export const listPersonRequests = endpoint({
  ...reading,
  id: 'signatures.listPersonRequests',
  method: 'GET',
  path: '/v1/brands/{id}/employees/{employee_id}/signature_requests',
  summary: 'Lists what an employee was asked to sign, the newest first, and the agreements that they can be sent.',
  params: z.object({ id: uuid, employee_id: uuid }),
  answer: z.strictObject({
    requests: z.array(request),
    agreements: z.array(z.strictObject({ id: uuid, title: z.string(), needs_guardian: z.boolean() })),
  }),
});

export const listToCountersign = endpoint({
  ...managing,
  id: 'signatures.listToCountersign',
  whileActing: 'allowed',
  method: 'GET',
  path: '/v1/brands/{id}/signature_requests',
  summary: 'Lists the requests where it is the employer’s turn to sign, the oldest first, 100 at most.',
  params: z.object({ id: uuid }),
  answer: z.strictObject({ requests: z.array(request) }),
});

export const getSealedFile = endpoint({
  ...managing,
  id: 'signatures.getSealedFile',
  method: 'GET',
  path: '/v1/brands/{id}/signature_requests/{request_id}/file',
  summary: 'Returns the sealed PDF of a request, to those who see pay; before the seal, the document as it was sent.',
  params: oneRequest,
  answers: 'raw',
  transaction: 'none',
});

const changes = () => [listAgreementPeople, getRequest, listPersonRequests, listToCountersign];

export const sendAgreement = endpoint({
  ...managing,
  id: 'signatures.sendAgreement',
  method: 'POST',
  path: '/v1/brands/{id}/agreements/{agreement_id}/sending',
  summary:
    'Asks one person for their signature, or everybody at a brand and below, of one position or all, who lacks the current version.',
  params: oneAgreement,
  body: z.strictObject({
    /** Null: everybody who lacks it. */
    employee_id: uuid.nullable(),
    position_id: uuid.nullable(),
    /** Who signs for a minor, where a guardian is among the signers. */
    guardian: z.strictObject({ name: line(120), email }).nullable(),
    /** In which it is written to whoever has no account. */
    language,
    idempotency_key: senderKey,
  }),
  answer: z.strictObject({
    /** How many people are asked. */
    asked: z.int(),
  }),
  changes,
  failures: { AGREEMENT_NOT_PUBLISHED, GUARDIAN_NEEDED, GUARDIAN_ADDRESS, ALREADY_ASKED, SIGN_NOBODY_TOLD },
});

export const remindRequest = endpoint({
  ...managing,
  id: 'signatures.remindRequest',
  method: 'POST',
  path: '/v1/brands/{id}/signature_requests/{request_id}/reminder',
  summary:
    'Reminds whoever signs next, at most once in 20 hours. Who has no account gets a new link by email; earlier ones stop working.',
  params: oneRequest,
  answer: request,
  changes,
  failures: { REQUEST_CLOSED, SIGN_REMINDED, SIGN_NOBODY_TOLD },
});

export const voidRequest = endpoint({
  ...managing,
  id: 'signatures.voidRequest',
  method: 'POST',
  path: '/v1/brands/{id}/signature_requests/{request_id}/void',
  summary: 'Ends a request that waits, with a reason. Its links stop working, and the employee is notified.',
  params: oneRequest,
  body: z.strictObject({ reason: optionalText(300) }),
  answer: request,
  changes,
  failures: { REQUEST_CLOSED, SIGN_REASON_MISSING },
});

export const openToCountersign = endpoint({
  ...managing,
  id: 'signatures.openToCountersign',
  method: 'GET',
  path: '/v1/brands/{id}/signature_requests/{request_id}/signing',
  summary: 'Returns a request as whoever signs for the employer reads it.',
  params: oneRequest,
  query: z.object({
    /** Of the consent. */
    language,
  }),
  answer: ownRequest,
  failures: { SIGNING_OWN },
});

export const countersign = endpoint({
  ...managing,
  id: 'signatures.countersign',
  method: 'POST',
  path: '/v1/brands/{id}/signature_requests/{request_id}/signing',
  summary: 'Signs for the employer.',
  params: oneRequest,
  body: signing,
  answer: request,
  changes,
  failures: {
    REQUEST_CLOSED,
    REQUEST_REPLACED,
    NOT_YOUR_TURN,
    OTHER_DOCUMENT,
    CONSENT_CHANGED,
    SIGNATURE_INCOMPLETE,
    SIGNING_OWN,
  },
});

export const declineForEmployer = endpoint({
  ...managing,
  id: 'signatures.declineForEmployer',
  method: 'POST',
  path: '/v1/brands/{id}/signature_requests/{request_id}/refusal',
  summary: 'Declines to sign for the employer, with a reason; the request ends.',
  params: oneRequest,
  body: z.strictObject({ signer_version: rowVersion, reason: optionalText(300) }),
  answer: request,
  changes,
  failures: { REQUEST_CLOSED, REQUEST_REPLACED, NOT_YOUR_TURN, SIGN_REASON_MISSING, SIGNING_OWN },
});
