import { LANGUAGES } from '@hearth/kit/constants';
import { brand, endpoint } from '@hearth/kit/endpoint';
import { uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { DOCUMENT_BUNDLE_UNDER_WAY } from './failures.ts';
import { documentBundle } from './schemas.ts';

/** A bundle is for whoever asked for it, and nobody asks in the name of another. */
const bundling = {
  service: 'team',
  access: brand('id', 'MANAGE_TEAM', { condition: 'POSITION_CATEGORY' }),
  whileActing: 'refused',
} as const;
const onePerson = z.object({ id: uuid, employee_id: uuid });

export const listDocumentBundles = endpoint({
  ...bundling,
  id: 'documents.listDocumentBundles',
  method: 'GET',
  path: '/v1/brands/{id}/employees/{employee_id}/document_bundles',
  summary:
    'Lists the bundles of an employee’s documents that were made for the caller, newest first. Each is kept for 3 days.',
  params: onePerson,
  answer: z.strictObject({ bundles: z.array(documentBundle) }),
});

export const askForDocumentBundle = endpoint({
  ...bundling,
  id: 'documents.askForDocumentBundle',
  method: 'POST',
  path: '/v1/brands/{id}/employees/{employee_id}/document_bundles',
  summary:
    'Asks for a ZIP of all documents of an employee that the caller may see, with an index. It is made in the background, and the caller is notified.',
  params: onePerson,
  body: z.strictObject({ language: z.enum(LANGUAGES) }),
  answer: documentBundle,
  changes: () => [listDocumentBundles],
  failures: { DOCUMENT_BUNDLE_UNDER_WAY },
});

export const openDocumentBundle = endpoint({
  ...bundling,
  id: 'documents.openDocumentBundle',
  method: 'POST',
  path: '/v1/brands/{id}/employees/{employee_id}/document_bundles/{bundle_id}/file',
  summary:
    'Returns an address, valid for two minutes, at which a bundle that was made for the caller can be downloaded.',
  params: z.object({ id: uuid, employee_id: uuid, bundle_id: uuid }),
  answer: z.strictObject({ href: z.string() }),
  mergeable: false,
});
