import { exporting } from '@hearth/domains/exports/contract';
import { asFile } from '@hearth/domains/exports/schemas';
import { brand, endpoint } from '@hearth/kit/endpoint';
import { string, count, optionalText, rowVersion, senderKey, text, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import {
  DOCUMENT_ASKED_ALREADY,
  DOCUMENT_CHANGED,
  DOCUMENT_INCOMPLETE,
  DOCUMENT_NO_ACCOUNT,
  DOCUMENT_OWN,
  DOCUMENT_REASON_MISSING,
  DOCUMENTS_HELD,
  TOO_MANY_DOCUMENTS,
} from './failures.ts';
import { document, documentContent, documentStanding, listedLine, personDocuments } from './schemas.ts';

const service = 'team';
const byDepartment = { condition: 'POSITION_CATEGORY' } as const;
const reading = { service, access: brand('id', 'VIEW_TEAM', byDepartment), whileActing: 'allowed' } as const;
/** Accepting is somebody's word that they have seen the document: nobody gives it for another. */
const deciding = { service, access: brand('id', 'MANAGE_TEAM', byDepartment), whileActing: 'refused' } as const;
const onePerson = z.object({ id: uuid, employee_id: uuid });
const oneDocument = z.object({ id: uuid, employee_id: uuid, document_id: uuid });
const MEGABYTE = 1024 * 1024;

/** One PDF or picture; a page makes one PDF of several photos. */
export const documentUpload = { field: 'file', maxCount: 1, maxBytes: 10 * MEGABYTE } as const;

/** What is said of a document, as JSON in one field of a multipart body, so that a file can travel beside it. */
export const contentJson = string(4000)
  .transform((value, context) => {
    try {
      return JSON.parse(value) as unknown;
    } catch {
      context.addIssue({ code: 'custom', message: 'must be JSON' });
      return z.NEVER;
    }
  })
  .pipe(documentContent);

const lineFilters = {
  standing: documentStanding.optional(),
  type_id: uuid.optional(),
  /** Only people of this brand or below it. */
  place_id: uuid.optional(),
};

export const listDocumentLines = endpoint({
  ...reading,
  id: 'documents.listDocumentLines',
  weight: 'search',
  method: 'GET',
  path: '/v1/brands/{id}/document_lines',
  summary:
    'Lists what documents the active employees of a brand and everything below it lack and have, those first that need something. Restricted classes are left out for callers without their permission.',
  params: z.object({ id: uuid }),
  query: z.object({ ...lineFilters, cursor: string(600).optional(), limit: count(1, 100).optional() }),
  answer: z.strictObject({
    lines: z.array(listedLine),
    /** How many lines each state has, whatever the state that is filtered by. */
    counts: z.strictObject({
      MISSING: z.int(),
      EXPIRED: z.int(),
      WAITING: z.int(),
      EXPIRING: z.int(),
      VALID: z.int(),
    }),
    next_cursor: z.string().nullable(),
  }),
});

export const exportDocumentLines = endpoint({
  ...exporting,
  id: 'documents.exportDocumentLines',
  path: '/v1/brands/{id}/document_lines/export',
  service,
  summary: 'Exports what documents employees lack and have, as the list shows them to the caller.',
  access: brand('id', 'VIEW_TEAM', byDepartment),
  params: z.object({ id: uuid }),
  query: z.object({ ...lineFilters, ...asFile }),
});

export const getPersonDocuments = endpoint({
  ...reading,
  id: 'documents.getPersonDocuments',
  method: 'GET',
  path: '/v1/brands/{id}/employees/{employee_id}/documents',
  summary:
    'Returns the documents of an employee, with former versions, what is missing and what is to be reviewed. Restricted classes are left out for callers without their permission.',
  params: onePerson,
  answer: personDocuments,
});

export const addDocument = endpoint({
  ...deciding,
  id: 'documents.addDocument',
  method: 'POST',
  path: '/v1/brands/{id}/employees/{employee_id}/documents',
  summary:
    'Adds a document of an employee with its file, accepted by the caller. It replaces an older one of its type.',
  params: onePerson,
  body: z.strictObject({ idempotency_key: senderKey, type_id: uuid, content: contentJson }),
  multipart: documentUpload,
  answer: document,
  changes: () => [listDocumentLines, getPersonDocuments],
  failures: { DOCUMENT_INCOMPLETE, DOCUMENT_OWN, TOO_MANY_DOCUMENTS },
  transaction: 'none',
});

export const changeDocument = endpoint({
  ...deciding,
  id: 'documents.changeDocument',
  method: 'PUT',
  path: '/v1/brands/{id}/employees/{employee_id}/documents/{document_id}',
  summary: 'Corrects the days or the note of an accepted document; what they were before stays on record.',
  params: oneDocument,
  body: documentContent.extend({ version: rowVersion }),
  answer: document,
  changes: () => [listDocumentLines, getPersonDocuments],
  failures: { DOCUMENT_CHANGED, DOCUMENT_INCOMPLETE, DOCUMENT_OWN },
});

export const decideDocument = endpoint({
  ...deciding,
  id: 'documents.decideDocument',
  method: 'POST',
  path: '/v1/brands/{id}/employees/{employee_id}/documents/{document_id}/decision',
  summary:
    'Accepts what an employee has sent, as it was sent or corrected, or rejects it with a reason. They are notified.',
  params: oneDocument,
  body: z.strictObject({
    decision: z.enum(['ACCEPTED', 'REJECTED']),
    /** Needed to reject. */
    reason: optionalText(300),
    /** What it is accepted as, where that differs from what was sent. */
    content: documentContent.optional(),
    version: rowVersion,
  }),
  answer: document,
  changes: () => [listDocumentLines, getPersonDocuments],
  failures: { DOCUMENT_CHANGED, DOCUMENT_INCOMPLETE, DOCUMENT_OWN, DOCUMENT_REASON_MISSING, DOCUMENTS_HELD },
});

export const removeDocument = endpoint({
  ...deciding,
  id: 'documents.removeDocument',
  method: 'POST',
  path: '/v1/brands/{id}/employees/{employee_id}/documents/{document_id}/removal',
  summary:
    'Removes an accepted or replaced document, with a reason. Its file is deleted; that there was one stays on record.',
  params: oneDocument,
  body: z.strictObject({ reason: optionalText(300), version: rowVersion }),
  answer: document,
  changes: () => [listDocumentLines, getPersonDocuments],
  failures: { DOCUMENT_CHANGED, DOCUMENT_OWN, DOCUMENT_REASON_MISSING, DOCUMENTS_HELD },
});

export const askForDocument = endpoint({
  ...deciding,
  id: 'documents.askForDocument',
  method: 'POST',
  path: '/v1/brands/{id}/employees/{employee_id}/document_requests',
  summary: 'Asks an employee for a document. They are notified, at most once a day for each type.',
  params: onePerson,
  body: z.strictObject({ type_id: uuid }),
  answer: personDocuments,
  changes: () => [listDocumentLines, getPersonDocuments],
  failures: { DOCUMENT_ASKED_ALREADY, DOCUMENT_NO_ACCOUNT },
});

export const setDocumentHold = endpoint({
  ...deciding,
  // It is set for lawyers and courts: whoever runs the brand answers for it.
  access: brand('id', 'MANAGE_BRAND'),
  id: 'documents.setDocumentHold',
  method: 'PUT',
  path: '/v1/brands/{id}/employees/{employee_id}/document_hold',
  summary:
    'Sets a legal hold on the documents of an employee, with its reason, or lifts it. As long as it lasts nothing of them is deleted.',
  params: onePerson,
  /** Null lifts it. */
  body: z.strictObject({ reason: text(300).nullable() }),
  answer: personDocuments,
  changes: () => [getPersonDocuments],
});

export const openDocument = endpoint({
  ...deciding,
  // What it holds is the person's own, and each look is on record under the reader's name.
  access: brand('id', 'VIEW_TEAM', byDepartment),
  id: 'documents.openDocument',
  method: 'POST',
  path: '/v1/brands/{id}/employees/{employee_id}/documents/{document_id}/file',
  summary:
    'Returns an address, valid for two minutes, at which the file of a document can be downloaded. Each look at a restricted one is on record.',
  params: oneDocument,
  answer: z.strictObject({ href: z.string() }),
  mergeable: false,
});
