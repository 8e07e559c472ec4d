import { listMyDocuments } from '@hearth/domains/documents/contract';
import { endpoint, signedIn } from '@hearth/kit/endpoint';
import { flag, line, localDate, rowVersion, senderKey, string, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import {
  ELIGIBILITY_CHANGED_MEANWHILE,
  ELIGIBILITY_CLOSED,
  ELIGIBILITY_INCOMPLETE,
  TOO_MUCH_EVIDENCE,
} from './failures.ts';
import { ownCase, statementContent } from './schemas.ts';

/** What somebody states of themselves is theirs: nobody does it who acts for them in their account. */
const own = { service: 'team', access: signedIn(), whileActing: 'refused' } as const;
const oneCase = z.object({ case_id: uuid });

export const listMyWorkCases = endpoint({
  ...own,
  id: 'eligibility.listMyWorkCases',
  method: 'GET',
  path: '/v1/my/work_eligibility',
  summary: 'Returns the caller’s own checks of the right to work at each employer, with the documents to choose from.',
  answer: z.strictObject({ cases: z.array(ownCase) }),
});

export const stateMyStatus = endpoint({
  ...own,
  id: 'eligibility.stateMyStatus',
  method: 'POST',
  path: '/v1/my/work_eligibility/{case_id}/statement',
  summary: 'Records what the caller states of their own right to work, signed with their typed name.',
  params: oneCase,
  body: statementContent.extend({ signed_name: line(120), version: rowVersion }),
  answer: ownCase,
  changes: () => [listMyWorkCases],
  failures: { ELIGIBILITY_CHANGED_MEANWHILE, ELIGIBILITY_CLOSED, ELIGIBILITY_INCOMPLETE },
});

export const sendMyWorkEvidence = endpoint({
  ...own,
  id: 'eligibility.sendMyWorkEvidence',
  method: 'POST',
  path: '/v1/my/work_eligibility/{case_id}/documents',
  summary: 'Sends a document that the caller chose from the law’s lists, as a photo or PDF.',
  params: oneCase,
  body: z.strictObject({
    idempotency_key: senderKey,
    list: string(12),
    item: string(60),
    is_receipt: flag,
    valid_until: z.union([z.literal(''), localDate]),
  }),
  multipart: { field: 'file', maxCount: 1, maxBytes: 10 * 1024 * 1024 },
  answer: ownCase,
  changes: () => [listMyWorkCases, listMyDocuments],
  failures: { ELIGIBILITY_CLOSED, ELIGIBILITY_INCOMPLETE, TOO_MUCH_EVIDENCE },
  transaction: 'none',
});

export const withdrawMyWorkEvidence = endpoint({
  ...own,
  id: 'eligibility.withdrawMyWorkEvidence',
  method: 'POST',
  path: '/v1/my/work_eligibility/{case_id}/documents/{evidence_id}/withdraw',
  summary: 'Takes back a document of the caller before a manager has decided. Its file is deleted.',
  params: z.object({ case_id: uuid, evidence_id: uuid }),
  body: z.strictObject({ version: rowVersion }),
  answer: ownCase,
  changes: () => [listMyWorkCases, listMyDocuments],
  failures: { ELIGIBILITY_CHANGED_MEANWHILE, ELIGIBILITY_CLOSED },
});
