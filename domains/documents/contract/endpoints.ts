import { LANGUAGES } from '@hearth/kit/constants';
import { brand, endpoint } from '@hearth/kit/endpoint';
import { flag, rowVersion, senderKey, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import {
  DOCUMENT_CLASS_NOT_HELD,
  DOCUMENT_TYPE_CHANGED,
  DOCUMENT_TYPE_NAME_TAKEN,
  TOO_MANY_DOCUMENT_TYPES,
} from './failures.ts';
import { getPersonDocuments, listDocumentLines } from './people-endpoints.ts';
import { documentType, typeContent } from './schemas.ts';
import { STARTERS } from './starters.ts';

export * from './bundle-endpoints.ts';
export * from './own-endpoints.ts';
export * from './people-endpoints.ts';

const service = 'team';
const atBrand = z.object({ id: uuid });
const oneType = z.object({ id: uuid, type_id: uuid });
/** What people must hand in, and who may see it, is set by those who manage the brand. */
const setting = { service, access: brand('id', 'MANAGE_BRAND'), whileActing: 'allowed' } as const;

export const listDocumentTypes = endpoint({
  service,
  access: brand('id', 'VIEW_TEAM', { condition: 'POSITION_CATEGORY' }),
  whileActing: 'allowed',
  id: 'documents.listDocumentTypes',
  method: 'GET',
  path: '/v1/brands/{id}/document_types',
  summary: 'Lists the types of documents that people of a brand can have, its own and inherited ones, by name.',
  params: atBrand,
  query: z.object({ archived: flag.optional() }),
  answer: z.strictObject({
    types: z.array(documentType),
    /** The standard ones that the brand doesn’t have yet. */
    starters: z.array(z.enum(STARTERS)),
  }),
});

export const createDocumentType = endpoint({
  ...setting,
  id: 'documents.createDocumentType',
  method: 'POST',
  path: '/v1/brands/{id}/document_types',
  summary: 'Adds a type of document at a brand, for it and everything below it.',
  params: atBrand,
  body: typeContent.extend({ idempotency_key: senderKey }),
  answer: documentType,
  changes: () => [listDocumentTypes, listDocumentLines, getPersonDocuments],
  failures: { DOCUMENT_TYPE_NAME_TAKEN, TOO_MANY_DOCUMENT_TYPES, DOCUMENT_CLASS_NOT_HELD },
});

export const addStandardTypes = endpoint({
  ...setting,
  id: 'documents.addStandardTypes',
  method: 'POST',
  path: '/v1/brands/{id}/standard_document_types',
  summary: 'Adds standard types of documents at a brand; those that are there already are left as they are.',
  params: atBrand,
  body: z.strictObject({
    starters: z.array(z.enum(STARTERS)).min(1).max(STARTERS.length),
    language: z.enum(LANGUAGES),
  }),
  answer: z.strictObject({ added: z.int() }),
  changes: () => [listDocumentTypes, listDocumentLines, getPersonDocuments],
  failures: { TOO_MANY_DOCUMENT_TYPES },
});

export const updateDocumentType = endpoint({
  ...setting,
  id: 'documents.updateDocumentType',
  method: 'PUT',
  path: '/v1/brands/{id}/document_types/{type_id}',
  summary:
    'Changes a type of document where it belongs, unless someone else changed it since it was read. Who changes its class sees both.',
  params: oneType,
  body: typeContent.extend({ version: rowVersion }),
  answer: documentType,
  changes: () => [listDocumentTypes, listDocumentLines, getPersonDocuments],
  failures: { DOCUMENT_TYPE_NAME_TAKEN, DOCUMENT_TYPE_CHANGED, DOCUMENT_CLASS_NOT_HELD },
});

export const archiveDocumentType = endpoint({
  ...setting,
  id: 'documents.archiveDocumentType',
  whileActing: 'refused',
  method: 'POST',
  path: '/v1/brands/{id}/document_types/{type_id}/archive',
  summary: 'Takes a type of document out of use or restores it. The documents that people have are kept.',
  params: oneType,
  body: z.strictObject({ archived: z.boolean(), version: rowVersion }),
  answer: documentType,
  changes: () => [listDocumentTypes, listDocumentLines, getPersonDocuments],
  failures: { DOCUMENT_TYPE_NAME_TAKEN, DOCUMENT_TYPE_CHANGED },
});
