import { LANGUAGES } from '@hearth/kit/constants';
import { brand, endpoint } from '@hearth/kit/endpoint';
import { flag, rowVersion, senderKey, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import {
  DEMAND_CHANGED,
  QUALIFICATION_CHANGED,
  QUALIFICATION_NAME_TAKEN,
  TOO_MANY_QUALIFICATIONS,
} from './failures.ts';
import { getPersonQualifications, listStandings } from './people-endpoints.ts';
import { demand, qualification, qualificationContent, skillLevel, strictness } from './schemas.ts';
import { STARTERS } from './starters.ts';

export * from './own-endpoints.ts';
export * from './people-endpoints.ts';

const service = 'team';
const atBrand = z.object({ id: uuid });
const oneQualification = z.object({ id: uuid, qualification_id: uuid });
/** What there is and what positions demand decides who can be planned: it is set by those who set the rules of the schedule. */
const setting = { service, access: brand('id', 'MANAGE_BRAND'), whileActing: 'allowed' } as const;
const reading = {
  service,
  access: brand('id', 'VIEW_TEAM', { condition: 'POSITION_CATEGORY' }),
  whileActing: 'allowed',
} as const;

export const listQualifications = endpoint({
  ...reading,
  id: 'qualifications.listQualifications',
  method: 'GET',
  path: '/v1/brands/{id}/qualifications',
  summary: 'Lists the skills and certificates that people of a brand can have, its own and inherited ones, by name.',
  params: atBrand,
  query: z.object({ archived: flag.optional() }),
  answer: z.strictObject({
    qualifications: z.array(qualification),
    /** The ready-made ones that the brand doesn’t have yet. */
    starters: z.array(z.enum(STARTERS)),
  }),
});

export const createQualification = endpoint({
  ...setting,
  id: 'qualifications.createQualification',
  method: 'POST',
  path: '/v1/brands/{id}/qualifications',
  summary: 'Adds a skill or certificate at a brand, for it and everything below it.',
  params: atBrand,
  body: qualificationContent.extend({ idempotency_key: senderKey }),
  answer: qualification,
  changes: () => [listQualifications],
  failures: { QUALIFICATION_NAME_TAKEN, TOO_MANY_QUALIFICATIONS },
});

export const addStarters = endpoint({
  ...setting,
  id: 'qualifications.addStarters',
  method: 'POST',
  path: '/v1/brands/{id}/qualification_starters',
  summary:
    'Adds ready-made skills and certificates of the field at a brand; those that are there already are left as they are.',
  params: atBrand,
  body: z.strictObject({
    starters: z.array(z.enum(STARTERS)).min(1).max(STARTERS.length),
    language: z.enum(LANGUAGES),
  }),
  answer: z.strictObject({ added: z.int() }),
  changes: () => [listQualifications],
  failures: { TOO_MANY_QUALIFICATIONS },
});

export const updateQualification = endpoint({
  ...setting,
  id: 'qualifications.updateQualification',
  method: 'PUT',
  path: '/v1/brands/{id}/qualifications/{qualification_id}',
  summary:
    'Changes a qualification where it belongs, unless someone else changed it since it was read. Its kind stays.',
  params: oneQualification,
  body: qualificationContent.omit({ kind: true }).extend({ version: rowVersion }),
  answer: qualification,
  changes: () => [listQualifications, listDemands, listStandings, getPersonQualifications],
  failures: { QUALIFICATION_NAME_TAKEN, QUALIFICATION_CHANGED },
});

export const archiveQualification = endpoint({
  ...setting,
  id: 'qualifications.archiveQualification',
  whileActing: 'refused',
  method: 'POST',
  path: '/v1/brands/{id}/qualifications/{qualification_id}/archive',
  summary:
    'Takes a qualification out of use or restores it. What people have is kept; what positions demand of it rests meanwhile.',
  params: oneQualification,
  body: z.strictObject({ archived: z.boolean(), version: rowVersion }),
  answer: qualification,
  changes: () => [listQualifications, listDemands, listStandings, getPersonQualifications],
  failures: { QUALIFICATION_NAME_TAKEN, QUALIFICATION_CHANGED },
});

export const listDemands = endpoint({
  ...reading,
  id: 'qualifications.listDemands',
  method: 'GET',
  path: '/v1/brands/{id}/qualification_demands',
  summary: 'Lists what positions demand at a brand: its own demands and those of the brands above it.',
  params: atBrand,
  answer: z.strictObject({ demands: z.array(demand) }),
});

export const putDemand = endpoint({
  ...setting,
  id: 'qualifications.putDemand',
  method: 'PUT',
  path: '/v1/brands/{id}/qualification_demands',
  summary: 'Says that a position demands a qualification at a brand and everything below it, or how strictly.',
  params: atBrand,
  body: z.strictObject({
    position_id: uuid,
    qualification_id: uuid,
    min_level: skillLevel,
    strictness,
    /** The version that was read; 0 for a new demand. */
    version: rowVersion,
  }),
  answer: demand,
  changes: () => [listDemands, listStandings, getPersonQualifications],
  failures: { DEMAND_CHANGED },
});

export const removeDemand = endpoint({
  ...setting,
  id: 'qualifications.removeDemand',
  method: 'POST',
  path: '/v1/brands/{id}/qualification_demands/{demand_id}/removal',
  summary: 'Ends a demand of a position at the brand where it was made.',
  params: z.object({ id: uuid, demand_id: uuid }),
  body: z.strictObject({ version: rowVersion }),
  answer: z.strictObject({ removed: z.literal(true) }),
  changes: () => [listDemands, listStandings, getPersonQualifications],
  failures: { DEMAND_CHANGED },
});
