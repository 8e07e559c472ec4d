import { brand, endpoint } from '@hearth/kit/endpoint';
import { rowVersion, senderKey, string, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import {
  AGREEMENT_EMPTY,
  AGREEMENT_FIELDS_WRONG,
  AGREEMENT_STALE,
  PDF_ACTIVE_CONTENT,
  PDF_ALREADY_SIGNED,
  PDF_DAMAGED,
  PDF_ENCRYPTED,
  PDF_NOT_A_PDF,
  PDF_TOO_COMPLEX,
  PDF_TOO_LARGE,
  PDF_TOO_MANY_PAGES,
  TOO_MANY_AGREEMENTS,
} from './failures.ts';
import { agreement, draftContent, language, listedAgreement } from './schemas.ts';

export * from './own-endpoints.ts';
export * from './request-endpoints.ts';

const service = 'team';
const byDepartment = { condition: 'POSITION_CATEGORY' } as const;
const MEGABYTE = 1024 * 1024;
const atBrand = z.object({ id: uuid });
const oneAgreement = z.object({ id: uuid, agreement_id: uuid });
/** What people are asked to sign binds the employer: it is written by those who manage the brand. */
const writing = { service, access: brand('id', 'MANAGE_BRAND'), whileActing: 'refused' } as const;
const reading = { service, access: brand('id', 'VIEW_TEAM', byDepartment), whileActing: 'allowed' } as const;

export const listAgreements = endpoint({
  ...reading,
  id: 'signatures.listAgreements',
  method: 'GET',
  path: '/v1/brands/{id}/agreements',
  summary:
    'Lists the agreements of a brand and of those above it, by title, with how many people at the brand have signed.',
  params: atBrand,
  answer: z.strictObject({ agreements: z.array(listedAgreement) }),
});

export const getAgreement = endpoint({
  ...reading,
  id: 'signatures.getAgreement',
  method: 'GET',
  path: '/v1/brands/{id}/agreements/{agreement_id}',
  summary: 'Returns an agreement with its versions, the latest first.',
  params: oneAgreement,
  answer: agreement,
});

export const getAgreementFile = endpoint({
  ...reading,
  id: 'signatures.getAgreementFile',
  method: 'GET',
  path: '/v1/brands/{id}/agreements/{agreement_id}/editions/{edition_id}/file',
  summary: 'Returns the PDF of a version, without signatures.',
  params: z.object({ id: uuid, agreement_id: uuid, edition_id: uuid }),
  answers: 'raw',
  transaction: 'reads',
});

const changes = () => [listAgreements, getAgreement];

export const createAgreement = endpoint({
  ...writing,
  id: 'signatures.createAgreement',
  method: 'POST',
  path: '/v1/brands/{id}/agreements',
  summary: 'Creates an agreement as a draft, with a text or for a PDF that follows.',
  params: atBrand,
  body: draftContent.extend({ source: z.enum(['TEXT', 'PDF']), idempotency_key: senderKey }),
  answer: agreement,
  changes,
  failures: { TOO_MANY_AGREEMENTS, AGREEMENT_FIELDS_WRONG },
  transaction: 'none',
});

export const startDraft = endpoint({
  ...writing,
  id: 'signatures.startDraft',
  method: 'POST',
  path: '/v1/brands/{id}/agreements/{agreement_id}/draft',
  summary:
    'Starts the next version of an agreement as a copy of the current one; one that is under way is returned as it is.',
  params: oneAgreement,
  answer: agreement,
  changes,
});

export const putDraft = endpoint({
  ...writing,
  id: 'signatures.putDraft',
  method: 'PUT',
  path: '/v1/brands/{id}/agreements/{agreement_id}/draft',
  summary: 'Writes the draft of an agreement, unless someone else changed it since it was read. A text becomes a PDF.',
  params: oneAgreement,
  body: draftContent.extend({ version: rowVersion }),
  answer: agreement,
  changes,
  failures: { AGREEMENT_STALE, AGREEMENT_FIELDS_WRONG },
  transaction: 'none',
});

export const putDraftFile = endpoint({
  ...writing,
  id: 'signatures.putDraftFile',
  method: 'POST',
  path: '/v1/brands/{id}/agreements/{agreement_id}/draft/file',
  summary: 'Replaces the document of a draft with a PDF. Fields that are on none of its pages are left out.',
  params: oneAgreement,
  body: z.strictObject({ version: string(10).transform(Number).pipe(rowVersion) }),
  multipart: { field: 'file', maxCount: 1, maxBytes: 10 * MEGABYTE },
  answer: agreement,
  changes,
  failures: {
    AGREEMENT_STALE,
    PDF_NOT_A_PDF,
    PDF_DAMAGED,
    PDF_ENCRYPTED,
    PDF_TOO_MANY_PAGES,
    PDF_ACTIVE_CONTENT,
    PDF_ALREADY_SIGNED,
    PDF_TOO_COMPLEX,
    PDF_TOO_LARGE,
  },
  transaction: 'none',
});

export const publishAgreement = endpoint({
  ...writing,
  id: 'signatures.publishAgreement',
  method: 'POST',
  path: '/v1/brands/{id}/agreements/{agreement_id}/publication',
  summary:
    'Publishes the draft of an agreement. What waits for signatures of the former version is replaced, and its people are asked anew.',
  params: oneAgreement,
  body: z.strictObject({
    version: rowVersion,
    /** Whether those who signed a former version are asked anew as well. */
    ask_signers_again: z.boolean(),
    language,
    idempotency_key: senderKey,
  }),
  answer: agreement,
  changes,
  failures: { AGREEMENT_STALE, AGREEMENT_EMPTY, AGREEMENT_FIELDS_WRONG },
});

export const archiveAgreement = endpoint({
  ...writing,
  id: 'signatures.archiveAgreement',
  method: 'POST',
  path: '/v1/brands/{id}/agreements/{agreement_id}/archive',
  summary: 'Takes an agreement out of use. What was signed stays; what waits can still be signed.',
  params: oneAgreement,
  body: z.strictObject({ version: rowVersion }),
  answer: z.strictObject({ archived: z.literal(true) }),
  changes,
  failures: { AGREEMENT_STALE },
});
