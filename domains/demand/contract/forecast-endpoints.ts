import { editingFailures } from '@hearth/domains/scheduling/contract';
import { LIVE_SCHEDULE } from '@hearth/kit/constants';
import { brand, endpoint } from '@hearth/kit/endpoint';
import { localDate, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { driver } from './actual-schemas.ts';
import { demandOfWeeks } from './forecast-schemas.ts';

const service = 'scheduling';
const { SCHEDULE_NEEDS_LOCATION } = editingFailures;

export const getDemand = endpoint({
  id: 'demand.getDemand',
  method: 'GET',
  path: '/v1/brands/{id}/demand',
  service,
  summary:
    'Returns what one driver of a location was on each day, from eight weeks before the day that is asked for to six weeks after it, and which drivers are known.',
  access: brand('id', 'VIEW_SCHEDULE', { services: LIVE_SCHEDULE }),
  whileActing: 'allowed',
  params: z.strictObject({ id: uuid }),
  query: z.strictObject({ driver: driver.optional(), day: localDate.optional() }),
  answer: demandOfWeeks,
  failures: { SCHEDULE_NEEDS_LOCATION },
});
