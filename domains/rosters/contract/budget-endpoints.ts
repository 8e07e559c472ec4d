import { editingFailures } from '@hearth/domains/scheduling/contract';
import { LIVE_SCHEDULE, PLANNING } from '@hearth/kit/constants';
import { brand, endpoint } from '@hearth/kit/endpoint';
import { localDate, rowVersion, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { budgetTargets } from './budget-schemas.ts';
import { WEEK_BUDGET_CHANGED, WEEK_BUDGET_TWICE } from './failures.ts';

const { SCHEDULE_NEEDS_LOCATION } = editingFailures;
const atBrand = z.object({ id: uuid });
/** Version 0: nobody has set any yet. */
const setTargets = z.strictObject({ targets: budgetTargets, version: rowVersion });

export const getWeekBudget = endpoint({
  id: 'rosters.getWeekBudget',
  method: 'GET',
  path: '/v1/brands/{id}/week_budget',
  service: 'scheduling',
  whileActing: 'allowed',
  summary:
    'Returns the targets of a week of a location, and those of every week. Amounts are for those who may see pay.',
  access: brand('id', 'VIEW_SCHEDULE', { condition: 'POSITION_CATEGORY', services: LIVE_SCHEDULE }),
  params: atBrand,
  /** Any day of the week. */
  query: z.object({ week: localDate }),
  /** A week without targets of its own has those of every week. */
  answer: z.strictObject({ week: setTargets, every_week: setTargets, may_edit: z.boolean() }),
  failures: { SCHEDULE_NEEDS_LOCATION },
});

export const setWeekBudget = endpoint({
  id: 'rosters.setWeekBudget',
  method: 'PUT',
  path: '/v1/brands/{id}/week_budget',
  service: 'scheduling',
  whileActing: 'allowed',
  summary:
    'Sets the targets of a week of a location, or of every week, unless someone else has since they were read. Whoever may not see pay leaves amounts as they are.',
  access: brand('id', 'EDIT_SCHEDULE', { services: PLANNING }),
  params: atBrand,
  body: z.strictObject({
    /** Any day of the week; null: every week that has no targets of its own. */
    week: localDate.nullable(),
    targets: budgetTargets,
    version: rowVersion,
  }),
  answer: setTargets,
  changes: () => [getWeekBudget],
  failures: { SCHEDULE_NEEDS_LOCATION, WEEK_BUDGET_CHANGED, WEEK_BUDGET_TWICE },
});
