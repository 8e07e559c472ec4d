import { exporting } from '@hearth/domains/exports/contract';
import { asFile } from '@hearth/domains/exports/schemas';
import { brand, endpoint } from '@hearth/kit/endpoint';
import { string, count, optionalText, rowVersion, senderKey, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { REASON_MISSING, RECORD_CHANGED, RECORD_INCOMPLETE, RECORD_OWN } from './failures.ts';
import { listedStanding, personQualifications, record, recordContent, standing } from './schemas.ts';

const service = 'team';
const byDepartment = { condition: 'POSITION_CATEGORY' } as const;
const reading = { service, access: brand('id', 'VIEW_TEAM', byDepartment), whileActing: 'allowed' } as const;
/** A confirmation is somebody's word that they have seen the certificate: nobody gives it for another. */
const deciding = { service, access: brand('id', 'MANAGE_TEAM', byDepartment), whileActing: 'refused' } as const;
const onePerson = z.object({ id: uuid, employee_id: uuid });
const oneRecord = z.object({ id: uuid, employee_id: uuid, record_id: uuid });
const MEGABYTE = 1024 * 1024;

/** One PDF or picture. */
export const recordUpload = { field: 'file', maxCount: 1, maxBytes: 10 * MEGABYTE } as const;

/** What is said of a record, as JSON in one field of a multipart body, so that a file can travel beside it. */
export const contentJson = string(4000)
  .transform((value, context) => {
    try {
      return JSON.parse(value) as unknown;
    } catch {
      context.addIssue({ code: 'custom', message: 'must be JSON' });
      return z.NEVER;
    }
  })
  .pipe(recordContent);

export const standingFilters = {
  standing: standing.optional(),
  qualification_id: uuid.optional(),
  position_id: uuid.optional(),
  /** Only people of this brand or below it. */
  place_id: uuid.optional(),
};

export const listStandings = endpoint({
  ...reading,
  id: 'qualifications.listStandings',
  weight: 'search',
  method: 'GET',
  path: '/v1/brands/{id}/qualification_standings',
  summary:
    'Lists how the active employees of a brand and everything below it stand with qualifications, those first that need something.',
  params: z.object({ id: uuid }),
  query: z.object({ ...standingFilters, cursor: string(600).optional(), limit: count(1, 100).optional() }),
  answer: z.strictObject({
    lines: z.array(listedStanding),
    /** How many lines each state has, whatever the state that is filtered by. */
    counts: z.strictObject({
      MISSING: z.int(),
      EXPIRED: z.int(),
      WAITING: z.int(),
      EXPIRING: z.int(),
      VALID: z.int(),
    }),
    next_cursor: z.string().nullable(),
  }),
});

export const exportStandings = endpoint({
  ...exporting,
  id: 'qualifications.exportStandings',
  path: '/v1/brands/{id}/qualification_standings/export',
  service,
  summary: 'Exports how employees stand with qualifications, as the list shows them to the caller.',
  access: brand('id', 'VIEW_TEAM', byDepartment),
  params: z.object({ id: uuid }),
  query: z.object({ ...standingFilters, ...asFile }),
});

export const getPersonQualifications = endpoint({
  ...reading,
  id: 'qualifications.getPersonQualifications',
  method: 'GET',
  path: '/v1/brands/{id}/employees/{employee_id}/qualifications',
  summary: 'Returns the qualifications of an employee, what their position demands, and what is to be confirmed.',
  params: onePerson,
  answer: personQualifications,
});

export const recordQualification = endpoint({
  ...deciding,
  id: 'qualifications.recordQualification',
  method: 'POST',
  path: '/v1/brands/{id}/employees/{employee_id}/qualifications',
  summary: 'Records a qualification of an employee, confirmed by the caller, with its file.',
  params: onePerson,
  body: z.strictObject({ idempotency_key: senderKey, qualification_id: uuid, content: contentJson }),
  multipart: recordUpload,
  answer: record,
  changes: () => [listStandings, getPersonQualifications],
  failures: { RECORD_INCOMPLETE, RECORD_OWN },
  transaction: 'none',
});

export const changeRecord = endpoint({
  ...deciding,
  id: 'qualifications.changeRecord',
  method: 'PUT',
  path: '/v1/brands/{id}/employees/{employee_id}/qualifications/{record_id}',
  summary: 'Corrects what is said of a confirmed qualification; what it said before stays on record.',
  params: oneRecord,
  body: recordContent.extend({ version: rowVersion }),
  answer: record,
  changes: () => [listStandings, getPersonQualifications],
  failures: { RECORD_CHANGED, RECORD_INCOMPLETE, RECORD_OWN },
});

export const decideRecord = endpoint({
  ...deciding,
  id: 'qualifications.decideRecord',
  method: 'POST',
  path: '/v1/brands/{id}/employees/{employee_id}/qualifications/{record_id}/decision',
  summary:
    'Confirms what an employee has sent, as it was sent or corrected, or refuses it with a reason. They are notified.',
  params: oneRecord,
  body: z.strictObject({
    decision: z.enum(['CONFIRMED', 'REFUSED']),
    /** Needed to refuse. */
    reason: optionalText(300),
    /** What it is confirmed as, where that differs from what was sent. */
    content: recordContent.optional(),
    version: rowVersion,
  }),
  answer: record,
  changes: () => [listStandings, getPersonQualifications],
  failures: { RECORD_CHANGED, RECORD_INCOMPLETE, RECORD_OWN, REASON_MISSING },
});

export const removeRecord = endpoint({
  ...deciding,
  id: 'qualifications.removeRecord',
  method: 'POST',
  path: '/v1/brands/{id}/employees/{employee_id}/qualifications/{record_id}/removal',
  summary:
    'Takes back a confirmed qualification, with a reason. Its file is deleted; that there was one stays on record.',
  params: oneRecord,
  body: z.strictObject({ reason: optionalText(300), version: rowVersion }),
  answer: record,
  changes: () => [listStandings, getPersonQualifications],
  failures: { RECORD_CHANGED, REASON_MISSING },
});

export const openRecordFile = endpoint({
  ...reading,
  id: 'qualifications.openRecordFile',
  // What it holds is the person's own.
  whileActing: 'refused',
  method: 'GET',
  path: '/v1/brands/{id}/employees/{employee_id}/qualifications/{record_id}/file',
  summary: 'Returns an address, valid for two minutes, at which the file of a qualification can be downloaded.',
  params: oneRecord,
  answer: z.strictObject({ href: z.string() }),
  mergeable: false,
});
