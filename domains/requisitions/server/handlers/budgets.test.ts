import { makeEmployer } from '@hearth/domains/access/factory';
import { makeBrandTree } from '@hearth/domains/core/factory';
import type { BrandNode } from '@hearth/domains/core/service';
import { newId } from '@hearth/kit/id';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import { listBudgets, previewRequestCost, putBudget, removeBudget } from '../../contract/budget-endpoints.ts';
import type { BudgetContent } from '../../contract/budget-schemas.ts';
import {
  closeRequisition,
  createRequisition,
  decideRequisition,
  getRequisition,
  putApprovalChain,
} from '../../contract/endpoints.ts';
import { noteHire } from '../service.ts';

const server = await startTestServer({ at: '2026-11-20T12:00:00Z' });

/** A group with a location in Lisbon (EUR) and one in London (GBP), and who works there. */
async function house() {
  const [group, lisbon, london] = [newId(), newId(), newId()];
  const location = (id: string, country: string, currency: string): BrandNode => ({
    id,
    type: 'LOCATION',
    name: country,
    country,
    city: country,
    currency,
  });
  return server.run(async (work) => {
    await makeBrandTree(work, {
      id: group,
      type: 'GP-GROUP',
      currency: 'EUR',
      timeZone: 'Europe/Lisbon',
      name: 'Harbour House',
      slug: `harbour-${group.slice(-12)}`,
      children: [location(lisbon, 'PT', 'EUR'), location(london, 'GB', 'GBP')],
    });
    return {
      group,
      lisbon,
      london,
      owner: await makeEmployer(work, { brandId: group, as: 'ENTERPRISE_OWNER' }),
      groupManager: await makeEmployer(work, { brandId: group, as: 'GROUP_MANAGER' }),
      lisbonManager: await makeEmployer(work, { brandId: lisbon, as: 'LOCATION_MANAGER' }),
      recruiter: await makeEmployer(work, { brandId: group, as: 'RECRUITER' }),
    };
  });
}
type House = Awaited<ReturnType<typeof house>>;
type Who = 'owner' | 'groupManager' | 'lisbonManager' | 'recruiter';

/** A hundred days before the end of 2026; one of such a place costs 40 h × 14.00 / 7 a day: 800,000 in all. */
const FIRST_DAY = '2026-09-23';
const PLACE = 800_000;
const COST = { weekly_minutes: 2400, pay_from: 1200, pay_to: 1400 };

const put = (at: House, amount: number, more: Partial<BudgetContent> & { brand?: string; who?: Who } = {}) => {
  const { brand = at.group, who = 'owner', ...content } = more;
  return server.call(
    putBudget,
    {
      params: { id: brand },
      body: { year: 2026, quarter: null, currency: 'EUR', amount, over: 'ASK', over_role: 'GROUP_MANAGER', ...content },
    },
    at[who].token,
  );
};
const ask = (at: House, who: Who, headcount = 1, more: Record<string, unknown> = {}) =>
  server.call(
    createRequisition,
    {
      params: { id: at.group },
      body: {
        brand_id: at.lisbon,
        position_name: 'Bartender',
        headcount,
        needed_by: FIRST_DAY,
        reason: 'GROWTH',
        note: '',
        cost: COST,
        ...more,
      } as never,
    },
    at[who].token,
  );
const decide = (at: House, id: string, who: Who, note = '', decision: 'APPROVED' | 'DECLINED' = 'APPROVED') =>
  server.call(
    decideRequisition,
    { params: { id: at.group, requisition_id: id }, body: { decision, note } },
    at[who].token,
  );
const standing = async (at: House, brand = at.group) => {
  const { data } = await server.call(listBudgets, { params: { id: brand }, query: { year: '2026' } }, at.owner.token);
  return data.budgets;
};
const chain = (at: House, own: ('LOCATION_MANAGER' | 'GROUP_MANAGER')[]) =>
  server.call(putApprovalChain, { params: { id: at.group }, body: { own } }, at.owner.token);

test('a request says what it costs a week and a year in the currency of its place, also without a budget', async () => {
  const at = await house();
  const { data } = await ask(at, 'recruiter', 2);
  expect(data.cost).toEqual({
    ...COST,
    currency: 'EUR',
    week: { from: 96_000, to: 112_000 },
    year: { from: 5_005_714, to: 5_840_000 },
  });
  expect(data).toMatchObject({ budget: null, over_by: null });
  expect((await ask(at, 'recruiter', 1, { brand_id: at.london })).data.cost?.currency).toBe('GBP');
  const plain = await ask(at, 'recruiter', 1, { cost: null });
  expect(plain.data.cost).toBeNull();
});

test('a budget holds what is approved, and what a hire costs is used; a closed request gives its open places back', async () => {
  const at = await house();
  await put(at, 5 * PLACE);
  const made = (await ask(at, 'recruiter', 3)).data;
  expect(made.budget).toMatchObject({ takes: 3 * PLACE, left: 2 * PLACE });
  expect(await standing(at)).toMatchObject([{ asked: 0, approved: 3 * PLACE, used: 0, left: 2 * PLACE }]);
  await server.run(({ db }) => noteHire(db, made.id));
  expect(await standing(at)).toMatchObject([{ approved: 2 * PLACE, used: PLACE, left: 2 * PLACE }]);
  const close = () =>
    server.call(closeRequisition, { params: { id: at.group, requisition_id: made.id } }, at.recruiter.token);
  const closed = (await close()).data;
  expect(closed).toMatchObject({ status: 'CLOSED', hires: 1, budget: { takes: PLACE } });
  expect(await standing(at)).toMatchObject([{ approved: 0, used: PLACE, left: 4 * PLACE }]);
  expect((await close()).refusal.code).toBe('ALREADY_DECIDED');
});

test('what is asked for holds nothing before it is approved', async () => {
  const at = await house();
  await chain(at, ['LOCATION_MANAGER']);
  await put(at, 2 * PLACE);
  const made = (await ask(at, 'recruiter', 2)).data;
  expect(await standing(at)).toMatchObject([{ asked: 2 * PLACE, approved: 0, left: 2 * PLACE }]);
  await decide(at, made.id, 'lisbonManager', '', 'DECLINED');
  expect(await standing(at)).toMatchObject([{ asked: 0, approved: 0, left: 2 * PLACE }]);
});

test('over the budget the role that the brand names is asked beside the chain, with the reason on record', async () => {
  const at = await house();
  await chain(at, ['LOCATION_MANAGER']);
  await put(at, PLACE);
  const refused = (await ask(at, 'recruiter', 2)).refusal;
  expect(refused).toMatchObject({ code: 'BUDGET_REASON_NEEDED', over_by: PLACE, currency: 'EUR' });
  const made = (await ask(at, 'recruiter', 2, { over_reason: 'The terrace opens.' })).data;
  expect(made).toMatchObject({ over_by: PLACE, over_reason: 'The terrace opens.', status: 'WAITING' });
  expect(made.steps.map(({ role, for_budget }) => [role, for_budget])).toEqual([
    ['LOCATION_MANAGER', false],
    ['GROUP_MANAGER', true],
  ]);
  await decide(at, made.id, 'lisbonManager');
  expect((await decide(at, made.id, 'groupManager')).data.status).toBe('APPROVED');
  expect(await standing(at)).toMatchObject([{ left: -PLACE }]);
});

test('a reason is kept only where a request goes over its budget', async () => {
  const at = await house();
  await put(at, PLACE);
  const made = (await ask(at, 'recruiter', 1, { over_reason: 'Just in case.' })).data;
  expect(made).toMatchObject({ over_by: null, over_reason: '', status: 'APPROVED' });
});

test('or it is refused, where the brand says so', async () => {
  const at = await house();
  await put(at, PLACE, { over: 'REFUSE', over_role: null });
  const refused = await ask(at, 'owner', 2, { over_reason: 'All the same.' });
  expect(refused.refusal).toMatchObject({ code: 'OVER_BUDGET', over_by: PLACE });
  expect((await ask(at, 'owner', 1)).data.status).toBe('APPROVED');
});

test('what fitted when it was asked for is looked at again when the last of its chain agrees', async () => {
  const at = await house();
  await chain(at, ['LOCATION_MANAGER']);
  await put(at, PLACE);
  const [first, second] = [(await ask(at, 'recruiter')).data.id, (await ask(at, 'recruiter')).data.id];
  expect((await decide(at, first, 'lisbonManager')).data.status).toBe('APPROVED');
  expect((await decide(at, second, 'lisbonManager')).refusal.code).toBe('BUDGET_REASON_NEEDED');
  const asked = (await decide(at, second, 'lisbonManager', 'Two are ill.')).data;
  expect(asked).toMatchObject({ waiting_for: 'GROUP_MANAGER', over_by: PLACE, over_reason: 'Two are ill.' });
  expect(asked.steps[1]).toMatchObject({ role: 'GROUP_MANAGER', for_budget: true, decision: null });
  expect((await decide(at, second, 'groupManager')).data.status).toBe('APPROVED');
});

test('a budget that refuses refuses the approval too', async () => {
  const at = await house();
  await chain(at, ['LOCATION_MANAGER']);
  await put(at, PLACE, { over: 'REFUSE', over_role: null });
  const [first, second] = [(await ask(at, 'recruiter')).data.id, (await ask(at, 'recruiter')).data.id];
  await decide(at, first, 'lisbonManager');
  expect((await decide(at, second, 'lisbonManager', 'Please.')).refusal.code).toBe('OVER_BUDGET');
  expect((await decide(at, second, 'lisbonManager', '', 'DECLINED')).data.status).toBe('DECLINED');
});

test('where a budget covers a place, a request has to say what it costs', async () => {
  const at = await house();
  await put(at, PLACE);
  expect((await ask(at, 'recruiter', 1, { cost: null })).refusal.code).toBe('COST_NEEDED');
  expect((await ask(at, 'recruiter', 1, { cost: null, brand_id: at.london })).status).toBe(200);
  const turned = await ask(at, 'recruiter', 1, { cost: { ...COST, pay_to: 1100 } });
  expect(turned.refusal.fields?.[0]?.field).toBe('cost.pay_to');
});

test('the nearest budget counts: of the location before the group, of the quarter before the year, of the same currency alone', async () => {
  const at = await house();
  await put(at, 9 * PLACE);
  const made = (await ask(at, 'recruiter')).data;
  const budgetOf = async () =>
    (await server.call(getRequisition, { params: { id: at.group, requisition_id: made.id } }, at.owner.token)).data
      .budget;
  expect(await budgetOf()).toMatchObject({ brand_name: 'Harbour House', quarter: null, takes: PLACE });
  await put(at, 9 * PLACE, { currency: 'GBP', brand: at.lisbon });
  await put(at, 9 * PLACE, { quarter: 4, brand: at.lisbon });
  expect(await budgetOf()).toMatchObject({ brand_name: 'Harbour House' });
  await put(at, 9 * PLACE, { brand: at.lisbon });
  expect(await budgetOf()).toMatchObject({ brand_name: 'PT', quarter: null });
  const quarter = (await put(at, 9 * PLACE, { quarter: 3, brand: at.lisbon })).data;
  // Eight days of the third quarter are left.
  expect(await budgetOf()).toMatchObject({ brand_name: 'PT', quarter: 3, takes: 64_000 });
  await server.call(removeBudget, { params: { id: at.lisbon, budget_id: quarter.id } }, at.owner.token);
  expect(await budgetOf()).toMatchObject({ brand_name: 'PT', quarter: null, takes: PLACE });
  const sums = await standing(at);
  expect(sums.map(({ brand_name: name, currency, approved }) => [name, currency, approved])).toEqual([
    ['Harbour House', 'EUR', 0],
    ['PT', 'EUR', PLACE],
    ['PT', 'GBP', 0],
    ['PT', 'EUR', 0],
  ]);
});

test('what a request would take is shown before it is sent', async () => {
  const at = await house();
  await put(at, PLACE);
  const preview = async (query: Record<string, string>) =>
    (
      await server.call(
        previewRequestCost,
        { params: { id: at.group }, query: { brand_id: at.lisbon, headcount: '2', needed_by: FIRST_DAY, ...query } },
        at.recruiter.token,
      )
    ).data;
  expect(await preview({ weekly_minutes: '2400', pay_from: '1200', pay_to: '1400' })).toMatchObject({
    currency: 'EUR',
    week: { from: 96_000, to: 112_000 },
    budget: {
      takes: { from: 1_371_428, to: 2 * PLACE },
      left: PLACE,
      left_after: -PLACE,
      over_by: PLACE,
      over_role: 'GROUP_MANAGER',
    },
  });
  expect(await preview({})).toMatchObject({ week: { from: 0, to: 0 }, budget: { over_by: null } });
  expect(await preview({ brand_id: at.london })).toMatchObject({ currency: 'GBP', budget: null });
});

test('a budget is set again in its place, and who set it to what stays on record', async () => {
  const at = await house();
  const first = (await put(at, PLACE)).data;
  server.clock.advance(1000);
  const second = (await put(at, 2 * PLACE, { who: 'groupManager' })).data;
  expect(second).toMatchObject({ id: first.id, amount: 2 * PLACE });
  server.clock.advance(1000);
  await server.call(removeBudget, { params: { id: at.group, budget_id: first.id } }, at.owner.token);
  const rows = await server.run(({ db }) =>
    db.query('select amount from requisitions.budget_change where brand_id = $1 order by at', [at.group]),
  );
  expect(rows).toEqual([{ amount: PLACE }, { amount: 2 * PLACE }, { amount: null }]);
  expect(await standing(at)).toEqual([]);
});

test('only those who manage a brand set its budgets, and another group neither sees nor spends them', async () => {
  const [at, other] = [await house(), await house()];
  expect((await put(at, PLACE, { who: 'recruiter' })).status).toBe(403);
  expect((await put(at, PLACE, { who: 'lisbonManager' })).status).toBe(403);
  expect((await put(at, PLACE, { who: 'lisbonManager', brand: at.lisbon })).status).toBe(200);
  const foreign = { params: { id: at.lisbon }, query: { year: '2026' } };
  expect((await server.call(listBudgets, foreign, other.owner.token)).status).toBe(404);
  const mine = await put(at, PLACE);
  const taken = { params: { id: other.group, budget_id: mine.data.id } };
  expect((await server.call(removeBudget, taken, other.owner.token)).status).toBe(404);
});

test('a role is named where one is asked over the budget, and none where it refuses', async () => {
  const at = await house();
  expect((await put(at, PLACE, { over: 'ASK', over_role: null })).status).toBe(400);
  expect((await put(at, PLACE, { over: 'REFUSE', over_role: 'RECRUITER' })).status).toBe(400);
});
