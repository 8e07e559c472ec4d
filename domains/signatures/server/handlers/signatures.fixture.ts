import { listNotices } from '@hearth/domains/notices/contract';
import { openRestaurant } from '@hearth/domains/team/factory';
import { newId } from '@hearth/kit/id';
import { multipart } from '@hearth/testing/multipart';
import type { TestServer } from '@hearth/testing/server';
import * as contract from '../../contract/endpoints.ts';
import type {
  Agreement,
  DocumentCheck,
  DraftContent,
  OwnRequest,
  PlacedField,
  Signing,
} from '../../contract/schemas.ts';

export { aPdf } from '../actions/pdf/pdf.fixture.ts';

export const aField = (more: Partial<PlacedField> = {}): PlacedField => ({
  id: newId(),
  kind: 'SIGNATURE',
  role: 'EMPLOYEE',
  page: 1,
  x: 1000,
  y: 8000,
  width: 3000,
  height: 600,
  label: '',
  required: true,
  ...more,
});

const CONTENT: DraftContent = {
  title: 'House rules',
  text: 'Be on time.',
  summary: 'Come on time, call if you can’t.',
  signers: ['EMPLOYEE'],
  fields: [],
  expires_days: null,
};

/** A restaurant with agreements, and Rui, who has no account but an email address. */
export async function openSigningHouse(server: TestServer) {
  const restaurant = await openRestaurant(server);
  const { groupId, here, manager, ines, bar } = restaurant;
  const email = `${newId()}@example.com`;
  const rui = await restaurant.hireAt(here, { firstName: 'Rui', lastName: 'Alves', email, positionId: bar });
  const create = (
    more: Partial<DraftContent> & { source?: 'TEXT' | 'PDF' } = {},
    at = groupId,
    token = manager.token,
    key = newId(),
  ) =>
    server.call(
      contract.createAgreement,
      { params: { id: at }, body: { ...CONTENT, source: 'TEXT', ...more, idempotency_key: key } },
      token,
    );
  const draftOf = ({ editions }: Pick<Agreement, 'editions'>) => {
    const draft = editions.find(({ state }) => state === 'DRAFT');
    if (draft === undefined) throw new Error('There is no draft.');
    return draft;
  };
  const upload = (agreement: Agreement, bytes: Buffer, token = manager.token, at = groupId) =>
    server.request('POST', `/v1/brands/${at}/agreements/${agreement.id}/draft/file`, {
      ...multipart({ version: String(draftOf(agreement).version) }, [
        { field: 'file', type: 'application/pdf', name: 'contract.pdf', bytes },
      ]),
      token,
    });
  const put = (agreement: Agreement, more: Partial<DraftContent> = {}, token = manager.token, at = groupId) =>
    server.call(
      contract.putDraft,
      {
        params: { id: at, agreement_id: agreement.id },
        body: { ...CONTENT, title: agreement.title, ...more, version: draftOf(agreement).version },
      },
      token,
    );
  const publish = (agreement: Agreement, askAgain = false, token = manager.token) =>
    server.call(
      contract.publishAgreement,
      {
        params: { id: groupId, agreement_id: agreement.id },
        body: {
          version: draftOf(agreement).version,
          ask_signers_again: askAgain,
          language: 'en',
          idempotency_key: newId(),
        },
      },
      token,
    );
  const startDraft = (agreement: Pick<Agreement, 'id'>) =>
    server.call(contract.startDraft, { params: { id: groupId, agreement_id: agreement.id } }, manager.token);
  const published = async (more: Parameters<typeof create>[0] = {}) => (await publish((await create(more)).data)).data;
  const send = (
    agreement: Pick<Agreement, 'id'>,
    employeeId: string | null = ines.id,
    {
      token = manager.token,
      at = here,
      positionId = null,
      guardian = null,
      key = newId(),
    }: {
      token?: string;
      at?: string;
      positionId?: string | null;
      guardian?: { name: string; email: string } | null;
      key?: string;
    } = {},
  ) =>
    server.call(
      contract.sendAgreement,
      {
        params: { id: at, agreement_id: agreement.id },
        body: { employee_id: employeeId, position_id: positionId, guardian, language: 'en', idempotency_key: key },
      },
      token,
    );
  const requestsOf = async (employeeId: string, token = manager.token, at = here) =>
    (await server.call(contract.listPersonRequests, { params: { id: at, employee_id: employeeId } }, token)).data
      .requests;
  const mine = async (token = ines.user.token) =>
    (await server.call(contract.listMyAgreements, {}, token)).data.agreements;
  const open = (requestId: string, token = ines.user.token) =>
    server.call(contract.getMyAgreement, { params: { request_id: requestId }, query: { language: 'en' } }, token);
  const signing = (own: OwnRequest, more: Partial<Signing> = {}): Signing => ({
    signer_version: own.signer_version,
    sha256: own.sha256,
    consent_version: own.consent.version,
    language: 'en',
    name: 'Inês Quintela',
    strokes: [],
    values: [],
    ...more,
  });
  const sign = async (requestId: string, more: Partial<Signing> = {}, token = ines.user.token) => {
    const { data } = await open(requestId, token);
    return server.call(
      contract.signMyAgreement,
      { params: { request_id: requestId }, body: signing(data, more) },
      token,
    );
  };
  const linkOf = async (to: string) => {
    const [mail] = await server.run(({ db }) =>
      db.query('select text_body from platform.mail where recipient = $1 order by id desc limit 1', [to]),
    );
    return /\/sign#(\S+)/.exec(String(mail?.['text_body']))?.[1] ?? '';
  };
  const opened = (link: string) => server.call(contract.openSigning, { body: { link, language: 'en' } });
  const signLink = async (link: string, more: Partial<Signing> = {}) => {
    const { data } = await opened(link);
    return server.call(contract.signByLink, { body: { link, ...signing(data, { name: 'Rui Alves', ...more }) } });
  };
  const toSign = (requestId: string, token = manager.token, at = here) =>
    server.call(
      contract.openToCountersign,
      { params: { id: at, request_id: requestId }, query: { language: 'en' } },
      token,
    );
  const countersign = async (requestId: string, token = manager.token, more: Partial<Signing> = {}) => {
    const { data } = await toSign(requestId);
    return server.call(
      contract.countersign,
      { params: { id: here, request_id: requestId }, body: signing(data, { name: 'Marta Reis', ...more }) },
      token,
    );
  };
  const sealed = async (requestId: string, token = manager.token, at = here) => {
    await server.settle();
    const reply = await server.application.app.inject({
      method: 'GET',
      url: `/v1/brands/${at}/signature_requests/${requestId}/file`,
      headers: { authorization: `Bearer ${token}` },
    });
    return { status: reply.statusCode, bytes: reply.rawPayload };
  };
  const verify = async (bytes: Buffer) => {
    const answer = await server.request(
      'POST',
      '/v1/verify_document',
      multipart({}, [{ field: 'file', type: 'application/pdf', name: 'a.pdf', bytes }]),
    );
    return answer.data as DocumentCheck;
  };
  const told = async (token: string) => {
    await server.settle();
    const { notices } = (await server.call(listNotices, { query: {} }, token)).data;
    return notices.filter(({ kind }) => kind.startsWith('signatures.')).map(({ kind, title }) => `${kind} ${title}`);
  };
  const mailsTo = async (to: string) =>
    (await server.run(({ db }) => db.query('select id from platform.mail where recipient = $1', [to]))).length;
  return {
    ...restaurant,
    rui: { ...rui, email },
    create,
    draftOf,
    upload,
    put,
    publish,
    startDraft,
    published,
    send,
    requestsOf,
    mine,
    open,
    signing,
    sign,
    linkOf,
    opened,
    signLink,
    toSign,
    countersign,
    sealed,
    verify,
    told,
    mailsTo,
  };
}
