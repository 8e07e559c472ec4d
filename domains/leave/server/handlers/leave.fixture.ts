import * as scheduling from '@hearth/domains/scheduling/contract';
import type { TimeOff } from '@hearth/domains/scheduling/schemas';
import { openRestaurant } from '@hearth/domains/team/factory';
import { newId } from '@hearth/kit/id';
import type { TestServer } from '@hearth/testing/server';
import * as contract from '../../contract/endpoints.ts';
import type { ClosedContent, EntryContent, LeavePolicy, LeaveTerms } from '../../contract/schemas.ts';
import { someTerms } from '../../rules/account.fixture.ts';

type Kind = TimeOff['kind'];
type Asked = Partial<Pick<TimeOff, 'starts_on' | 'ends_on' | 'kind' | 'part' | 'start' | 'end' | 'note'>>;

/** What became of requests that were decided together. */
interface Decided {
  readonly decided: readonly Pick<TimeOff, 'id' | 'state'>[];
  readonly left: readonly { readonly id: string; readonly why: string }[];
}

/** A restaurant whose group grants 25 days of holiday a year; Inês works there since the beginning of 2025. */
export async function openCounted(server: TestServer) {
  const restaurant = await openRestaurant(server);
  const { groupId, here, ines, manager } = restaurant;
  const settings = async (at = groupId) =>
    (await server.call(contract.getLeaveSettings, { params: { id: at } }, manager.token)).data;
  const setTerms = async (
    terms: Partial<LeaveTerms> | null,
    more: { kind?: Kind; at?: string; token?: string; version?: number } & Partial<
      Pick<LeavePolicy, 'unit' | 'year'>
    > = {},
  ) => {
    const { kind = 'HOLIDAY', at = groupId, token = manager.token } = more;
    const held = (await settings(at)).policies.find((one) => one.kind === kind);
    const body = {
      unit: more.unit ?? 'DAYS',
      year: more.year ?? { starts: 'DATE' as const, on: { month: 1, day: 1 } },
      terms: terms === null ? null : someTerms(terms),
      version: more.version ?? held?.version ?? 0,
    };
    return server.call(contract.setLeavePolicy, { params: { id: at, kind }, body }, token);
  };
  const close = (days: Partial<ClosedContent> = {}, more: { at?: string; token?: string; key?: string } = {}) =>
    server.call(
      contract.addClosedDays,
      {
        params: { id: more.at ?? groupId },
        body: {
          starts_on: '2026-12-20',
          ends_on: '2026-12-31',
          is_yearly: false,
          mode: 'REFUSED',
          reason: 'Festive season',
          idempotency_key: more.key ?? newId(),
          ...days,
        },
      },
      more.token ?? manager.token,
    );
  const ask = (body: Asked = {}) =>
    server.call(
      scheduling.requestTimeOff,
      {
        params: { employee_id: ines.id },
        body: { starts_on: '2026-11-23', ends_on: '2026-11-27', kind: 'HOLIDAY', note: '', ...body },
      },
      ines.user.token,
    );
  const preview = (query: Asked = {}, token = ines.user.token) =>
    server.call(
      contract.previewMyTimeOff,
      {
        params: { employee_id: ines.id },
        query: { starts_on: '2026-11-23', ends_on: '2026-11-27', kind: 'HOLIDAY', ...query } as never,
      },
      token,
    );
  const decide = async (
    requests: readonly { id: string; version: number }[],
    note = '',
    decision: 'APPROVED' | 'DECLINED' = 'APPROVED',
  ): Promise<Decided> => {
    const body = { decision, note, requests: requests.map(({ id, version }) => ({ id, version })) };
    const reply = await server.request('POST', `/v1/brands/${groupId}/time_off/decisions`, {
      body,
      token: manager.token,
    });
    return (JSON.parse(reply.text) as { data: Decided }).data;
  };
  const enter = (
    entry: EntryContent,
    more: { kind?: Kind; key?: string; token?: string; employeeId?: string; at?: string; reason?: string } = {},
  ) =>
    server.call(
      contract.addLeaveEntry,
      {
        params: { id: more.at ?? here, employee_id: more.employeeId ?? ines.id },
        body: {
          idempotency_key: more.key ?? newId(),
          kind: more.kind ?? 'HOLIDAY',
          entry,
          reason: more.reason ?? 'Agreed in March',
        },
      },
      more.token ?? manager.token,
    );
  const mine = async () => (await server.call(contract.listMyBalances, {}, ines.user.token)).data.employments;
  const listed = async () =>
    (
      await server.call(
        scheduling.listTimeOff,
        { params: { id: groupId }, query: { state: 'REQUESTED' } },
        manager.token,
      )
    ).data.requests;
  const balancesOf = (employeeId: string, token = manager.token, at = here) =>
    server.call(contract.getEmployeeBalances, { params: { id: at, employee_id: employeeId } }, token);
  return { ...restaurant, settings, setTerms, close, ask, preview, decide, enter, mine, listed, balancesOf };
}
