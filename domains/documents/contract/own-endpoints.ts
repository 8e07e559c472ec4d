import { endpoint, signedIn } from '@hearth/kit/endpoint';
import { rowVersion, senderKey, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import {
  DOCUMENTS_HELD,
  DOCUMENT_CHANGED,
  DOCUMENT_INCOMPLETE,
  TOO_MANY_DOCUMENTS,
  TOO_MANY_DOCUMENTS_WAITING,
} from './failures.ts';
import { contentJson, documentUpload } from './people-endpoints.ts';
import { document, personDocuments } from './schemas.ts';

/** What somebody hands in is theirs: nobody reads or sends it who acts for them in their account. */
const own = { service: 'team', access: signedIn(), whileActing: 'refused' } as const;

export const listMyDocuments = endpoint({
  ...own,
  id: 'documents.listMyDocuments',
  method: 'GET',
  path: '/v1/my/documents',
  summary: 'Returns the caller’s own documents at each employer, what is missing or ends, and what they can send.',
  answer: z.strictObject({
    employments: z.array(personDocuments),
  }),
});

export const sendMyDocument = endpoint({
  ...own,
  id: 'documents.sendMyDocument',
  method: 'POST',
  path: '/v1/my/documents',
  summary: 'Sends a document of the caller as a photo or PDF, for a manager to review where its type asks for it.',
  body: z.strictObject({ idempotency_key: senderKey, employee_id: uuid, type_id: uuid, content: contentJson }),
  multipart: documentUpload,
  answer: document,
  changes: () => [listMyDocuments],
  failures: { DOCUMENT_INCOMPLETE, TOO_MANY_DOCUMENTS, TOO_MANY_DOCUMENTS_WAITING },
  transaction: 'none',
});

export const withdrawMyDocument = endpoint({
  ...own,
  id: 'documents.withdrawMyDocument',
  method: 'POST',
  path: '/v1/my/documents/{document_id}/withdraw',
  summary: 'Withdraws a document of the caller before a manager has reviewed it. Its file is deleted.',
  params: z.object({ document_id: uuid }),
  body: z.strictObject({ version: rowVersion }),
  answer: document,
  changes: () => [listMyDocuments],
  failures: { DOCUMENT_CHANGED, DOCUMENTS_HELD },
});

export const openMyDocument = endpoint({
  ...own,
  id: 'documents.openMyDocument',
  method: 'GET',
  path: '/v1/my/documents/{document_id}/file',
  summary:
    'Returns an address, valid for two minutes, at which the file of a document of the caller can be downloaded.',
  params: z.object({ document_id: uuid }),
  answer: z.strictObject({ href: z.string() }),
  mergeable: false,
});
