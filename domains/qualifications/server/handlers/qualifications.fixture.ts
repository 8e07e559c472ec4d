import { listNotices } from '@hearth/domains/notices/contract';
import { openRestaurant } from '@hearth/domains/team/factory';
import { newId } from '@hearth/kit/id';
import { multipart } from '@hearth/testing/multipart';
import type { TestServer } from '@hearth/testing/server';
import * as contract from '../../contract/endpoints.ts';
import type { QualificationContent, QualificationRecord, RecordContent, Strictness } from '../../contract/schemas.ts';

export const PDF = Buffer.from('%PDF-1.7\nFood hygiene, level 2');
const CERTIFICATE: QualificationContent = {
  kind: 'CERTIFICATE',
  name: 'Food hygiene',
  level_names: [],
  months_valid: null,
  needs_number: false,
  needs_issuer: false,
  needs_file: false,
  authority: '',
};
const CONTENT: RecordContent = { level: 1, number: '', issuer: '', issued_on: null, expires_on: null, note: '' };
type Sent = Partial<RecordContent> & { key?: string; file?: Buffer; fileName?: string };

/** A restaurant whose people have qualifications. */
export async function openTraining(server: TestServer) {
  const restaurant = await openRestaurant(server);
  const { groupId, here, ines, manager } = restaurant;
  const create = async (content: Partial<QualificationContent> = {}, at = groupId, token = manager.token) =>
    server.call(
      contract.createQualification,
      { params: { id: at }, body: { ...CERTIFICATE, idempotency_key: newId(), ...content } },
      token,
    );
  const made = async (content: Partial<QualificationContent> = {}) => (await create(content)).data;
  const demand = (
    qualificationId: string,
    more: { strictness?: Strictness; min_level?: number; position_id?: string; at?: string; version?: number } = {},
  ) => {
    const { at = here, ...set } = more;
    return server.call(
      contract.putDemand,
      {
        params: { id: at },
        body: {
          position_id: restaurant.bar,
          qualification_id: qualificationId,
          min_level: 1,
          strictness: 'block',
          version: 0,
          ...set,
        },
      },
      manager.token,
    );
  };
  const post = async (
    path: string,
    token: string,
    fields: Record<string, string>,
    { file, fileName = 'certificate.pdf' }: Sent,
  ) => {
    const files = file === undefined ? [] : [{ field: 'file', type: 'application/pdf', name: fileName, bytes: file }];
    const reply = await server.request('POST', path, { token, ...multipart(fields, files) });
    return { ...reply, data: reply.data as QualificationRecord };
  };
  const fieldsOf = (qualificationId: string, { key = newId(), file: _file, fileName: _name, ...content }: Sent) => ({
    idempotency_key: key,
    qualification_id: qualificationId,
    content: JSON.stringify({ ...CONTENT, ...content }),
  });
  const record = (qualificationId: string, sent: Sent = {}, employeeId = ines.id, token = manager.token) =>
    post(`/v1/brands/${here}/employees/${employeeId}/qualifications`, token, fieldsOf(qualificationId, sent), sent);
  const send = (qualificationId: string, sent: Sent = {}, token = ines.user.token, employeeId = ines.id) =>
    post('/v1/my/qualifications', token, { ...fieldsOf(qualificationId, sent), employee_id: employeeId }, sent);
  const decide = (
    of: { id: string; version: number },
    decision: 'CONFIRMED' | 'REFUSED',
    more: { reason?: string; content?: RecordContent; token?: string; employeeId?: string } = {},
  ) => {
    const { reason = '', content, token = manager.token, employeeId = ines.id } = more;
    return server.call(
      contract.decideRecord,
      {
        params: { id: here, employee_id: employeeId, record_id: of.id },
        body: { decision, reason, version: of.version, ...(content === undefined ? {} : { content }) },
      },
      token,
    );
  };
  const mine = async (token = ines.user.token) =>
    (await server.call(contract.listMyQualifications, {}, token)).data.employments;
  const person = (employeeId = ines.id, token = manager.token, at = here) =>
    server.call(contract.getPersonQualifications, { params: { id: at, employee_id: employeeId } }, token);
  const list = async (
    query: Parameters<typeof server.call<typeof contract.listStandings>>[1]['query'] = {},
    token = manager.token,
  ) => (await server.call(contract.listStandings, { params: { id: groupId }, query }, token)).data;
  const told = async (token: string) => {
    await server.settle();
    const { notices } = (await server.call(listNotices, { query: {} }, token)).data;
    return notices
      .filter(({ kind }) => kind.startsWith('qualifications.'))
      .map(({ kind, title, text, link, read }) => ({ kind, title, text, link, read }));
  };
  return { ...restaurant, create, made, demand, record, send, decide, mine, person, list, told };
}
