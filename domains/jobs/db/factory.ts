import { makeEmployer } from '@hearth/domains/access/factory';
import { makeBrandTree } from '@hearth/domains/core/factory';
import type { BrandNode } from '@hearth/domains/core/service';
import type { MadeUser } from '@hearth/domains/identity/factory';
import { newId } from '@hearth/kit/id';
import type { Permission } from '@hearth/kit/permissions';
import type { Work } from '@hearth/platform/module';
import type { JobContent } from '@hearth/domains/job-library/schemas';

/** Returns complete job content for a location. */
export function completeJob(locationId: string, change: Partial<JobContent> = {}): JobContent {
  return {
    location_id: locationId,
    position_id: null,
    position_name: 'Bartender',
    title: 'Bartender, evenings',
    description: [
      'You run our six-seat bar with one colleague, from set-up to last round.',
      '## What you do',
      '- Make eight house drinks; we teach you all of them in week one',
      '- Close the till together, **never alone**',
    ].join('\n'),
    language: 'en',
    employment_type: 'PART_TIME',
    pay: { min: 1400, max: 1650, currency: 'EUR', per: 'HOUR', tips: true },
    weekly_hours: { min: 24, max: 32 },
    starts_on: '2026-12-01',
    usual_week: [
      { day: 3, start: '17:00', end: '23:00' },
      { day: 4, start: '17:00', end: '00:00' },
      { day: 5, start: '17:00', end: '01:00' },
      { day: 6, start: '16:00', end: '00:00' },
    ],
    perks: [
      { code: 'MEALS', text: '' },
      { code: 'TAXI_HOME', text: '' },
    ],
    questions: [
      {
        id: newId(),
        kind: 'YES_NO',
        text: 'May you work in this country?',
        options: [],
        required: true,
        knock_out: 'no',
      },
    ],
    publish_on: null,
    closes_on: null,
    evergreen: false,
    hires_target: 1,
    law_answers: [],
    requisition_id: null,
    pipeline_id: null,
    ...change,
  };
}

/** Two groups with hiring staff, for tests of access across groups. */
export interface HiringGroups {
  readonly group: string;
  readonly lisbon: string;
  readonly porto: string;
  readonly otherGroup: string;
  readonly vienna: string;
  /** Bearer tokens: all rights; jobs in the whole group; jobs in Lisbon; seeing jobs; all rights in the other group. */
  readonly owner: MadeUser;
  readonly manager: MadeUser;
  readonly lisbonManager: MadeUser;
  readonly viewer: MadeUser;
  readonly stranger: MadeUser;
}

/** Creates Harbour House (Lisbon, Porto) and Kaffeehaus (Vienna, where pay is mandatory). */
export async function makeHiringGroups(
  work: Pick<Work<'system'>, 'db' | 'clock' | 'emit' | 'config'>,
): Promise<HiringGroups> {
  const [group, lisbon, porto, otherGroup, vienna] = [newId(), newId(), newId(), newId(), newId()];
  const root = { type: 'GP-GROUP', currency: 'EUR' };
  const city = (id: string, name: string, place: Partial<BrandNode>): BrandNode => ({
    ...place,
    id,
    type: 'LOCATION',
    name,
  });
  await makeBrandTree(work, {
    ...root,
    id: group,
    name: 'Harbour House',
    slug: 'harbour-house',
    timeZone: 'Europe/Lisbon',
    scheme: { backgroundColor: '#0d4a57', accentColor: '#0d4a57' },
    children: [
      city(lisbon, 'Harbour Lisbon', {
        country: 'PT',
        city: 'Lisboa',
        street: 'Quay Street 4',
        latitude: 38.7223,
        longitude: -9.1393,
      }),
      city(porto, 'Harbour Porto', {
        country: 'PT',
        city: 'Porto',
        street: 'Rua das Flores 1',
        latitude: 41.1579,
        longitude: -8.6291,
      }),
    ],
  });
  await makeBrandTree(work, {
    ...root,
    id: otherGroup,
    name: 'Kaffeehaus',
    slug: 'kaffeehaus',
    timeZone: 'Europe/Vienna',
    children: [
      city(vienna, 'Café Wien', { country: 'AT', city: 'Wien', street: 'Ring 1', latitude: 48.2, longitude: 16.37 }),
    ],
  });
  const recruits: readonly Permission[] = ['VIEW_JOBS', 'MANAGE_JOBS'];
  return {
    group,
    lisbon,
    porto,
    otherGroup,
    vienna,
    owner: await makeEmployer(work, { brandId: group, as: 'ENTERPRISE_OWNER' }),
    manager: await makeEmployer(work, { brandId: group, as: recruits }),
    lisbonManager: await makeEmployer(work, { brandId: lisbon, as: recruits }),
    viewer: await makeEmployer(work, { brandId: group, as: ['VIEW_JOBS'] }),
    stranger: await makeEmployer(work, { brandId: otherGroup, as: 'ENTERPRISE_OWNER' }),
  };
}
