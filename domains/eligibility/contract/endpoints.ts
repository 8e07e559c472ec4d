import { SETTING_LOCKED } from '@hearth/domains/core/contract';
import { getPersonDocuments, listDocumentLines } from '@hearth/domains/documents/contract';
import { brand, endpoint } from '@hearth/kit/endpoint';
import { CONFLICT } from '@hearth/kit/failure';
import { count, flag, integer, localDate, senderKey, string, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import {
  ELIGIBILITY_CHANGED_MEANWHILE,
  ELIGIBILITY_INCOMPLETE,
  ELIGIBILITY_NO_ACCOUNT,
  ELIGIBILITY_NOT_ENOUGH,
  ELIGIBILITY_NOT_HELD,
  ELIGIBILITY_NOT_STATED,
  ELIGIBILITY_OWN,
  ELIGIBILITY_REMINDED,
  NO_REGIME,
  TOO_MUCH_EVIDENCE,
} from './failures.ts';
import {
  decision,
  eligibilitySetting,
  heldEligibility,
  listedCase,
  shownRegime,
  standing,
  statementContent,
  workCase,
} from './schemas.ts';

export * from './own-endpoints.ts';

const service = 'team';
const byDepartment = { condition: 'POSITION_CATEGORY' } as const;
/** Whether somebody may work says something of where they come from: nobody reads it in the name of another. */
const reading = { service, access: brand('id', 'VIEW_TEAM', byDepartment), whileActing: 'refused' } as const;
const deciding = { service, access: brand('id', 'MANAGE_TEAM', byDepartment), whileActing: 'refused' } as const;
const setting = { service, access: brand('id', 'MANAGE_BRAND'), whileActing: 'allowed' } as const;
const atBrand = z.object({ id: uuid });
const oneCase = z.object({ id: uuid, case_id: uuid });
const MEGABYTE = 1024 * 1024;
/** One PDF or picture; a page makes one PDF of several photos. */
export const evidenceUpload = { field: 'file', maxCount: 1, maxBytes: 10 * MEGABYTE } as const;
/** What is handed in, beside its file. */
export const evidenceFields = {
  idempotency_key: senderKey,
  list: string(12),
  item: string(60),
  is_receipt: flag,
  valid_until: z.union([z.literal(''), localDate]),
} as const;

export const listWorkCases = endpoint({
  ...reading,
  id: 'eligibility.listWorkCases',
  weight: 'search',
  method: 'GET',
  path: '/v1/brands/{id}/work_eligibility_cases',
  summary:
    'Lists the checks of the right to work of the active employees of a brand and everything below it, what is late first. Needs the permissions for identity and immigration documents.',
  params: atBrand,
  query: z.object({
    standing: standing.optional(),
    /** Only people of this brand or below it. */
    place_id: uuid.optional(),
    cursor: string(600).optional(),
    limit: count(1, 100).optional(),
  }),
  answer: z.strictObject({
    cases: z.array(listedCase),
    /** How many cases each standing has, whatever the one that is filtered by. */
    counts: z.record(standing, z.int()),
    next_cursor: z.string().nullable(),
  }),
  failures: { ELIGIBILITY_NOT_HELD },
});

export const getWorkCase = endpoint({
  ...reading,
  id: 'eligibility.getWorkCase',
  method: 'GET',
  path: '/v1/brands/{id}/work_eligibility_cases/{case_id}',
  summary:
    'Returns a check of the right to work with what was handed in, the law’s lists and what was done. What the employee stated is left out.',
  params: oneCase,
  answer: workCase,
  failures: { ELIGIBILITY_NOT_HELD },
});

export const getPersonWorkCases = endpoint({
  ...reading,
  id: 'eligibility.getPersonWorkCases',
  method: 'GET',
  path: '/v1/brands/{id}/employees/{employee_id}/work_eligibility_cases',
  summary: 'Lists the checks of the right to work of an employee; none for callers without the permissions.',
  params: z.object({ id: uuid, employee_id: uuid }),
  answer: z.strictObject({
    cases: z.array(listedCase),
    /** Whether one can be started: their country has a regime that they have no check of. */
    may_start: z.boolean(),
  }),
});

export const openStatement = endpoint({
  ...reading,
  id: 'eligibility.openStatement',
  method: 'POST',
  path: '/v1/brands/{id}/work_eligibility_cases/{case_id}/statement',
  summary: 'Returns what an employee stated of their right to work. Each look is on record.',
  params: oneCase,
  answer: statementContent,
  mergeable: false,
  changes: () => [getWorkCase],
  failures: { ELIGIBILITY_NOT_HELD },
});

export const decideWorkCase = endpoint({
  ...deciding,
  id: 'eligibility.decideWorkCase',
  method: 'POST',
  path: '/v1/brands/{id}/work_eligibility_cases/{case_id}/decision',
  summary:
    'Records how a person decided on somebody’s right to work: confirmed with method, day and signature, sent back with a reason, not needed with a reason, or opened again. They are notified.',
  params: oneCase,
  body: decision,
  answer: workCase,
  changes: () => [listWorkCases, getWorkCase, getPersonWorkCases, listDocumentLines, getPersonDocuments],
  failures: {
    ELIGIBILITY_NOT_HELD,
    ELIGIBILITY_CHANGED_MEANWHILE,
    ELIGIBILITY_INCOMPLETE,
    ELIGIBILITY_NOT_ENOUGH,
    ELIGIBILITY_NOT_STATED,
    ELIGIBILITY_OWN,
  },
});

export const addWorkEvidence = endpoint({
  ...deciding,
  id: 'eligibility.addWorkEvidence',
  method: 'POST',
  path: '/v1/brands/{id}/work_eligibility_cases/{case_id}/documents',
  summary: 'Adds the copy of a document that an employee has shown in person, accepted by the caller.',
  params: oneCase,
  body: z.strictObject(evidenceFields),
  multipart: evidenceUpload,
  answer: workCase,
  changes: () => [listWorkCases, getWorkCase, listDocumentLines, getPersonDocuments],
  failures: { ELIGIBILITY_NOT_HELD, ELIGIBILITY_INCOMPLETE, ELIGIBILITY_OWN, TOO_MUCH_EVIDENCE },
  transaction: 'none',
});

export const startWorkCase = endpoint({
  ...deciding,
  id: 'eligibility.startWorkCase',
  method: 'POST',
  path: '/v1/brands/{id}/employees/{employee_id}/work_eligibility_cases',
  summary: 'Starts a check of the right to work of somebody who was not asked, by the law of their location.',
  params: z.object({ id: uuid, employee_id: uuid }),
  answer: workCase,
  changes: () => [listWorkCases, getPersonWorkCases],
  failures: { ELIGIBILITY_NOT_HELD, NO_REGIME },
});

export const remindWorkCase = endpoint({
  ...deciding,
  id: 'eligibility.remindWorkCase',
  method: 'POST',
  path: '/v1/brands/{id}/work_eligibility_cases/{case_id}/reminder',
  summary: 'Reminds an employee of what is missing for their check, at most once a day.',
  params: oneCase,
  answer: workCase,
  changes: () => [getWorkCase],
  failures: { ELIGIBILITY_NOT_HELD, ELIGIBILITY_REMINDED, ELIGIBILITY_NO_ACCOUNT },
});

export const getEligibilityRules = endpoint({
  ...setting,
  id: 'eligibility.getEligibilityRules',
  method: 'GET',
  path: '/v1/brands/{id}/work_eligibility',
  summary:
    'Returns who is asked for their right to work at a brand, and the laws of its countries with each source and whether it was verified.',
  params: atBrand,
  answer: z.strictObject({
    setting: heldEligibility,
    /** Those of the countries of the brand and below it first. */
    regimes: z.array(shownRegime.extend({ is_here: z.boolean() })),
  }),
});

const versionOfSetting = integer(0, 2_147_483_647);

export const setEligibilityRules = endpoint({
  ...setting,
  id: 'eligibility.setEligibilityRules',
  method: 'PUT',
  path: '/v1/brands/{id}/work_eligibility',
  summary: 'Sets who is asked for their right to work at a brand and below it, and what shifts wait for.',
  params: atBrand,
  body: z.strictObject({ value: eligibilitySetting, is_locked: z.boolean().optional(), version: versionOfSetting }),
  answer: heldEligibility,
  changes: () => [getEligibilityRules, listWorkCases],
  failures: { CONFLICT, SETTING_LOCKED },
});

export const clearEligibilityRules = endpoint({
  ...setting,
  id: 'eligibility.clearEligibilityRules',
  method: 'POST',
  path: '/v1/brands/{id}/work_eligibility/clear',
  summary: 'Removes what a brand set itself about the right to work, so that it inherits from above again.',
  params: atBrand,
  body: z.strictObject({ version: versionOfSetting }),
  answer: heldEligibility,
  changes: () => [getEligibilityRules, listWorkCases],
  failures: { CONFLICT, SETTING_LOCKED },
});
