import { makeEmployer } from '@hearth/domains/access/factory';
import { makeBrandTree } from '@hearth/domains/core/factory';
import { makeUser } from '@hearth/domains/identity/factory';
import { listNotices } from '@hearth/domains/notices/contract';
import { makeEmployee } from '@hearth/domains/team/factory';
import { newId } from '@hearth/kit/id';
import type { Permission } from '@hearth/kit/permissions';
import { multipart } from '@hearth/testing/multipart';
import type { TestServer } from '@hearth/testing/server';
import * as contract from '../../contract/endpoints.ts';
import type { Decision, EligibilitySetting, OwnCase, WorkCase } from '../../contract/schemas.ts';
import { deleteOutlived } from '../jobs/delete-outlived.ts';
import { follow } from '../jobs/follow.ts';
import { remind } from '../jobs/remind.ts';

const PDF = Buffer.from('%PDF-1.7\nPassport');
const FULL: readonly Permission[] = ['VIEW_TEAM', 'MANAGE_TEAM', 'MANAGE_BRAND', 'VIEW_IDENTITY', 'VIEW_IMMIGRATION'];

export const CONFIRM: Omit<Decision, 'version'> = {
  action: 'CONFIRMED',
  method: 'IN_PERSON',
  checked_on: '2026-11-30',
  signed_name: 'Marta Reis',
  valid_until: null,
  is_receipt: false,
  shown: [],
  stated_on_paper: null,
  reason: '',
};

type Sent = { list?: string; item?: string; receipt?: boolean; until?: string; key?: string; file?: boolean };

/** A group with a location in New York, London, Lisbon and São Paulo, and Ana, who begins in New York on a Monday. */
export async function openOffices(server: TestServer) {
  const [groupId, newYork, london, lisbon, saoPaulo] = [newId(), newId(), newId(), newId(), newId()];
  await server.run((work) =>
    makeBrandTree(work, {
      id: groupId,
      type: 'GP-GROUP',
      name: 'Harbour Group',
      timeZone: 'Europe/Lisbon',
      currency: 'EUR',
      children: [
        { id: newYork, type: 'LOCATION', name: 'Harbour New York', country: 'US', timeZone: 'America/New_York' },
        { id: london, type: 'LOCATION', name: 'Harbour London', country: 'GB', timeZone: 'Europe/London' },
        { id: lisbon, type: 'LOCATION', name: 'Harbour Lisbon', country: 'PT' },
        { id: saoPaulo, type: 'LOCATION', name: 'Harbour São Paulo', country: 'BR', timeZone: 'America/Sao_Paulo' },
      ],
    }),
  );
  const managerWith = (permissions: readonly Permission[], brandId = groupId) =>
    server.run((work) => makeEmployer(work, { brandId, as: permissions }));
  const manager = await managerWith(FULL);
  const hire = async (locationId = newYork, hireDate = '2026-11-30', hasAccount = true) => {
    const user = hasAccount ? await server.run(makeUser) : null;
    const { id } = await server.run(({ db }) =>
      makeEmployee(db, {
        groupId,
        locationId,
        firstName: 'Ana',
        lastName: 'Lima',
        hireDate,
        userId: user?.userId ?? null,
      }),
    );
    return { id, user };
  };
  const start = (employeeId: string, token = manager.token, at = groupId) =>
    server.call(contract.startWorkCase, { params: { id: at, employee_id: employeeId } }, token);
  const get = (caseId: string, token = manager.token, at = groupId) =>
    server.call(contract.getWorkCase, { params: { id: at, case_id: caseId } }, token);
  const decide = (of: WorkCase, more: Partial<Decision> = {}, token = manager.token) =>
    server.call(
      contract.decideWorkCase,
      { params: { id: groupId, case_id: of.id }, body: { ...CONFIRM, version: of.version, ...more } },
      token,
    );
  const list = async (query: Parameters<typeof server.call<typeof contract.listWorkCases>>[1]['query'] = {}) =>
    (await server.call(contract.listWorkCases, { params: { id: groupId }, query }, manager.token)).data;
  const mine = async (token: string): Promise<OwnCase> => {
    const [own] = (await server.call(contract.listMyWorkCases, {}, token)).data.cases;
    if (own === undefined) throw new Error('There is no case.');
    return own;
  };
  const say = (
    of: OwnCase,
    said: { status?: OwnCase['terms']['statuses'][number]; until?: string; code?: string },
    token: string,
  ) =>
    server.call(
      contract.stateMyStatus,
      {
        params: { case_id: of.id },
        body: {
          status: said.status ?? null,
          authorised_until: said.until ?? null,
          code: said.code ?? '',
          signed_name: 'Ana Lima',
          version: of.version,
        },
      },
      token,
    );
  const post = async (
    path: string,
    { list: from = 'A', item = 'us-passport', receipt = false, until = '', key = newId(), file = true }: Sent,
    token: string,
  ) => {
    const fields = { idempotency_key: key, list: from, item, is_receipt: String(receipt), valid_until: until };
    const files = file ? [{ field: 'file', type: 'application/pdf', name: 'passport.pdf', bytes: PDF }] : [];
    return server.request('POST', path, { token, ...multipart(fields, files) });
  };
  const send = async (caseId: string, sent: Sent, token: string) => {
    const reply = await post(`/v1/my/work_eligibility/${caseId}/documents`, sent, token);
    return { ...reply, data: reply.data as OwnCase };
  };
  const add = async (caseId: string, sent: Sent, token = manager.token) => {
    const reply = await post(`/v1/brands/${groupId}/work_eligibility_cases/${caseId}/documents`, sent, token);
    return { ...reply, data: reply.data as WorkCase };
  };
  const set = async (value: Partial<EligibilitySetting>, at = groupId) => {
    const { setting } = (await server.call(contract.getEligibilityRules, { params: { id: at } }, manager.token)).data;
    return server.call(
      contract.setEligibilityRules,
      { params: { id: at }, body: { value: { ...setting.value, ...value }, version: setting.version } },
      manager.token,
    );
  };
  await set({ asks: 'NEW_HIRES' });
  const told = async (token: string) => {
    await server.settle();
    const { notices } = (await server.call(listNotices, { query: {} }, token)).data;
    return notices
      .filter(({ kind }) => kind.startsWith('eligibility.'))
      .map(({ kind, title, text }) => ({ kind, title, text }));
  };
  const free = () => server.application.runner.free(new AbortController().signal);
  const run = async (job: 'follow' | 'remind' | 'delete') => {
    await { follow, remind, delete: deleteOutlived }[job].run({}, free());
  };
  return {
    groupId,
    newYork,
    london,
    lisbon,
    saoPaulo,
    manager,
    managerWith,
    hire,
    start,
    get,
    decide,
    list,
    mine,
    say,
    send,
    add,
    set,
    told,
    run,
  };
}
