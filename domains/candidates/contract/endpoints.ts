import { HIRING } from '@hearth/kit/constants';
import { brand, endpoint } from '@hearth/kit/endpoint';
import { uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { NOT_ALIKE, SAID_ALREADY } from './failures.ts';
import { formerEmployment, person } from './schemas.ts';

const service = 'interactions';
const inApplication = z.object({ id: uuid, application_id: uuid });

export const getPerson = endpoint({
  id: 'candidates.getPerson',
  method: 'GET',
  path: '/v1/brands/{id}/applications/{application_id}/person',
  service,
  summary:
    'Returns what else the candidate of an application applied for, and who may be the same person by email address or phone number.',
  access: brand('id', 'VIEW_APPLICATIONS', { orBelow: true, services: HIRING }),
  whileActing: 'allowed',
  params: inApplication,
  answer: person,
});

export const sayWhetherSame = endpoint({
  id: 'candidates.sayWhetherSame',
  method: 'POST',
  path: '/v1/brands/{id}/applications/{application_id}/person/pairs',
  service,
  summary: 'Marks two similar candidates as the same person, or as different people. Their accounts stay separate.',
  access: brand('id', 'MANAGE_APPLICATIONS', { orBelow: true, services: HIRING }),
  whileActing: 'refused',
  params: inApplication,
  body: z.strictObject({ other_application_id: uuid, same: z.boolean() }),
  answer: z.strictObject({ pair_id: uuid }),
  changes: () => [getPerson],
  failures: { NOT_ALIKE, SAID_ALREADY },
});

export const takeBackPair = endpoint({
  id: 'candidates.takeBackPair',
  method: 'DELETE',
  path: '/v1/brands/{id}/candidate_pairs/{pair_id}',
  service,
  summary: 'Undoes marking two candidates as the same or as different people.',
  access: brand('id', 'MANAGE_APPLICATIONS', { orBelow: true, services: HIRING }),
  whileActing: 'refused',
  params: z.object({ id: uuid, pair_id: uuid }),
  answer: z.strictObject({}),
  changes: () => [getPerson],
});

export const checkRehire = endpoint({
  id: 'candidates.checkRehire',
  method: 'GET',
  path: '/v1/brands/{id}/applications/{application_id}/rehire_check',
  service,
  summary:
    'Returns earlier employments of the candidate with the group, with any note against rehiring. Informational only.',
  access: brand('id', 'MANAGE_REHIRE', { condition: 'POSITION_CATEGORY', orBelow: true }),
  whileActing: 'refused',
  params: inApplication,
  answer: z.strictObject({ former: z.array(formerEmployment) }),
});
