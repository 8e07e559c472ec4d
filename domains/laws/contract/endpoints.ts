import { SETTING_LOCKED } from '@hearth/domains/core/contract';
import { LIVE_SCHEDULE, PLANNING } from '@hearth/kit/constants';
import { brand, endpoint } from '@hearth/kit/endpoint';
import { CONFLICT } from '@hearth/kit/failure';
import { integer, localDate, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { LAW_COUNTS_TWICE, LAWS_NEED_COUNTS, SCHOOL_TERM_REVERSED, UNKNOWN_LAW_PACK } from './failures.ts';
import { heldLawSetting, judgedPack, lawSetting } from './schemas.ts';

const shared = {
  service: 'scheduling',
  whileActing: 'allowed',
  access: brand('id', 'MANAGE_BRAND', { services: [...PLANNING, ...LIVE_SCHEDULE] }),
  params: z.object({ id: uuid }),
} as const;
const versionOfSetting = integer(0, 2_147_483_647);

export const getLaws = endpoint({
  ...shared,
  id: 'laws.getLaws',
  method: 'GET',
  path: '/v1/brands/{id}/laws',
  summary:
    'Returns the working-time and scheduling laws of a brand’s country: which hold on a day and why, each threshold with its source and whether it was verified, and the facts about the employer that this follows from.',
  query: z.object({ day: localDate.optional() }),
  answer: z.strictObject({
    setting: heldLawSetting,
    day: localDate,
    /** What the address says; empty parts are not known. */
    place: z.strictObject({ country: z.string(), region: z.string(), city: z.string(), postcode: z.string() }),
    /** Those of the country, and those that are pinned; what holds first. */
    packs: z.array(judgedPack),
    /** All others of this installation, to be pinned. */
    others: z.array(z.strictObject({ code: z.string(), law: z.string() })),
  }),
});

export const setLaws = endpoint({
  ...shared,
  id: 'laws.setLaws',
  method: 'PUT',
  path: '/v1/brands/{id}/laws',
  summary:
    'Sets the facts that decide which laws a brand and everything below it is checked against, and pins laws with a reason. Schedules are checked again when they are next opened.',
  body: z.strictObject({ value: lawSetting, is_locked: z.boolean().optional(), version: versionOfSetting }),
  answer: heldLawSetting,
  changes: () => [getLaws],
  failures: { CONFLICT, SETTING_LOCKED, LAWS_NEED_COUNTS, LAW_COUNTS_TWICE, SCHOOL_TERM_REVERSED, UNKNOWN_LAW_PACK },
});

export const clearLaws = endpoint({
  ...shared,
  id: 'laws.clearLaws',
  method: 'POST',
  path: '/v1/brands/{id}/laws/clear',
  summary: 'Removes what a brand set itself about laws, so that it inherits from above again.',
  body: z.strictObject({ version: versionOfSetting }),
  answer: heldLawSetting,
  changes: () => [getLaws],
  failures: { CONFLICT, SETTING_LOCKED },
});
