import { PLANNING } from '@hearth/kit/constants';
import { brand, endpoint } from '@hearth/kit/endpoint';
import { CONFLICT } from '@hearth/kit/failure';
import { localDate, senderKey, string, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { listTimesheets } from './endpoints.ts';
import {
  POOL_EARLY,
  POOL_LATE,
  POOL_OVERLAPS,
  POOL_OWN,
  POOL_REVERSED,
  TIMESHEET_CHANGED,
  TIMESHEETS_NEED_LOCATION,
} from './failures.ts';
import { dividedPool, poolContent, tipPool } from './schemas.ts';

const managed = {
  service: 'attendance',
  access: brand('id', 'VIEW_PAY', { services: [...PLANNING] }),
  whileActing: 'refused',
} as const;
const atBrand = z.object({ id: uuid });
const CLOSING = { POOL_EARLY, POOL_LATE, POOL_OVERLAPS, POOL_REVERSED, TIMESHEETS_NEED_LOCATION };

export const listTipPools = endpoint({
  ...managed,
  id: 'timesheets.listTipPools',
  method: 'GET',
  path: '/v1/brands/{id}/tip_pools',
  summary: 'Lists the tip pools of a location that were closed, the newest 50 up to a day, with what each person got.',
  params: atBrand,
  query: z.object({ until: localDate.optional() }),
  answer: z.strictObject({
    pools: z.array(tipPool),
    currency: z.string(),
    positions: z.array(z.strictObject({ id: uuid, name: z.string() })),
  }),
  failures: { TIMESHEETS_NEED_LOCATION },
});

export const previewTipPool = endpoint({
  ...managed,
  id: 'timesheets.previewTipPool',
  method: 'POST',
  path: '/v1/brands/{id}/tip_pool_previews',
  summary: 'Returns what each person would get of a tip pool, and why. Nothing is stored.',
  params: atBrand,
  body: poolContent,
  answer: dividedPool,
  failures: CLOSING,
});

export const closeTipPool = endpoint({
  ...managed,
  id: 'timesheets.closeTipPool',
  method: 'POST',
  path: '/v1/brands/{id}/tip_pools',
  summary:
    'Divides a tip pool as a preview showed it. The shares go on the timesheets and everyone is notified. Sending the same key again divides nothing.',
  params: atBrand,
  body: z.strictObject({ pool: poolContent, fingerprint: string(64), idempotency_key: senderKey }),
  answer: tipPool,
  changes: () => [listTipPools, listTimesheets],
  failures: { ...CLOSING, CONFLICT, POOL_OWN, TIMESHEET_CHANGED },
});
