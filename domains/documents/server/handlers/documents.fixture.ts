import { makeEmployer } from '@hearth/domains/access/factory';
import { listNotices } from '@hearth/domains/notices/contract';
import { openRestaurant } from '@hearth/domains/team/factory';
import { newId } from '@hearth/kit/id';
import type { Permission } from '@hearth/kit/permissions';
import { multipart } from '@hearth/testing/multipart';
import type { TestServer } from '@hearth/testing/server';
import * as contract from '../../contract/endpoints.ts';
import type { DocumentContent, PersonDocument, TypeContent } from '../../contract/schemas.ts';

export const PDF = Buffer.from('%PDF-1.7\nPassport');
const TYPE: TypeContent = {
  name: 'Passport',
  restricted_class: 'NONE',
  expires: true,
  needs_review: true,
  employee_sends: true,
  required: false,
  countries: [],
  position_ids: [],
  minors_only: false,
  hint: '',
  keep_months: null,
};
const CONTENT: DocumentContent = { valid_from: null, valid_until: '2028-01-01', note: '' };
type Sent = Partial<DocumentContent> & { key?: string; file?: Buffer | null; fileName?: string };

/** Everything that a manager of documents of all classes holds. */
export const FULL: readonly Permission[] = [
  'VIEW_TEAM',
  'MANAGE_TEAM',
  'MANAGE_BRAND',
  'VIEW_PAY',
  'VIEW_IDENTITY',
  'VIEW_IMMIGRATION',
  'VIEW_MEDICAL',
];

/** A restaurant whose people have documents. */
export async function openArchive(server: TestServer) {
  const restaurant = await openRestaurant(server);
  const { groupId, here, ines, manager } = restaurant;
  const create = async (content: Partial<TypeContent> = {}, at = groupId, token = manager.token) =>
    server.call(
      contract.createDocumentType,
      { params: { id: at }, body: { ...TYPE, idempotency_key: newId(), ...content } },
      token,
    );
  /** Sees every class, at the whole group. */
  const makeChief = () => server.run((work) => makeEmployer(work, { brandId: groupId, as: FULL }));
  const made = async (content: Partial<TypeContent> = {}) => {
    const isRestricted = (content.restricted_class ?? 'NONE') !== 'NONE';
    return (await create(content, groupId, (isRestricted ? await makeChief() : manager).token)).data;
  };
  const post = async (
    path: string,
    token: string,
    fields: Record<string, string>,
    { file = PDF, fileName = 'passport.pdf' }: Sent,
  ) => {
    const files = file === null ? [] : [{ field: 'file', type: 'application/pdf', name: fileName, bytes: file }];
    const reply = await server.request('POST', path, { token, ...multipart(fields, files) });
    return { ...reply, data: reply.data as PersonDocument };
  };
  const fieldsOf = (typeId: string, { key = newId(), file: _file, fileName: _name, ...content }: Sent) => ({
    idempotency_key: key,
    type_id: typeId,
    content: JSON.stringify({ ...CONTENT, ...content }),
  });
  const add = (typeId: string, sent: Sent = {}, employeeId = ines.id, token = manager.token, at = here) =>
    post(`/v1/brands/${at}/employees/${employeeId}/documents`, token, fieldsOf(typeId, sent), sent);
  const send = (typeId: string, sent: Sent = {}, token = ines.user.token, employeeId = ines.id) =>
    post('/v1/my/documents', token, { ...fieldsOf(typeId, sent), employee_id: employeeId }, sent);
  const decide = (
    of: { id: string; version: number },
    decision: 'ACCEPTED' | 'REJECTED',
    more: { reason?: string; content?: DocumentContent; token?: string; employeeId?: string } = {},
  ) => {
    const { reason = '', content, token = manager.token, employeeId = ines.id } = more;
    return server.call(
      contract.decideDocument,
      {
        params: { id: here, employee_id: employeeId, document_id: of.id },
        body: { decision, reason, version: of.version, ...(content === undefined ? {} : { content }) },
      },
      token,
    );
  };
  const open = (documentId: string, token = manager.token, employeeId = ines.id, at = here) =>
    server.call(contract.openDocument, { params: { id: at, employee_id: employeeId, document_id: documentId } }, token);
  const ask = (typeId: string, token = manager.token, employeeId = ines.id) =>
    server.call(
      contract.askForDocument,
      { params: { id: here, employee_id: employeeId }, body: { type_id: typeId } },
      token,
    );
  const mine = async (token = ines.user.token) =>
    (await server.call(contract.listMyDocuments, {}, token)).data.employments;
  const person = (employeeId = ines.id, token = manager.token, at = here) =>
    server.call(contract.getPersonDocuments, { params: { id: at, employee_id: employeeId } }, token);
  const list = async (
    query: Parameters<typeof server.call<typeof contract.listDocumentLines>>[1]['query'] = {},
    token = manager.token,
  ) => (await server.call(contract.listDocumentLines, { params: { id: groupId }, query }, token)).data;
  const told = async (token: string) => {
    await server.settle();
    const { notices } = (await server.call(listNotices, { query: {} }, token)).data;
    return notices
      .filter(({ kind }) => kind.startsWith('documents.'))
      .map(({ kind, title, text, link, read }) => ({ kind, title, text, link, read }));
  };
  return { ...restaurant, makeChief, create, made, add, send, decide, open, ask, mine, person, list, told };
}
