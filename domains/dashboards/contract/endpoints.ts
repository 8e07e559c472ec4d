import { HALO_SERVICE } from '@hearth/kit/constants';
import { brand, endpoint, signedIn } from '@hearth/kit/endpoint';
import { instant, page, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { DAY_NEEDS_LOCATION } from './failures.ts';
import { figure, figures, locationDay, rankedLocation, setupStep } from './schemas.ts';

const line = { service: 'reporting', whileActing: 'allowed' } as const;
const atBrand = z.object({ id: uuid });

export const getDay = endpoint({
  ...line,
  id: 'dashboards.getDay',
  weight: 'search',
  method: 'GET',
  path: '/v1/brands/{id}/dashboard/day',
  summary:
    'Returns the day of a location: shifts, gaps, and what needs the reader’s attention. Parts without permission are null.',
  access: brand('id'),
  params: atBrand,
  answer: locationDay,
  failures: { DAY_NEEDS_LOCATION },
});

export const rankLocations = endpoint({
  ...line,
  id: 'dashboards.rankLocations',
  weight: 'search',
  method: 'GET',
  path: '/v1/brands/{id}/dashboard/locations',
  summary: 'Summarises what needs attention at and below a brand: totals, and the locations, most urgent first.',
  access: brand('id', 'VIEW_HALO_DASHBOARD', { orBelow: true, services: [HALO_SERVICE] }),
  params: atBrand,
  /** `by`: ranks by one figure alone. */
  query: z.object({ by: figure.optional(), ...page }),
  answer: z.strictObject({
    as_of: instant,
    /** Active locations in all. */
    location_count: z.int(),
    /** Locations where something waits (with `by`: of that). */
    total: z.int(),
    sums: figures,
    locations: z.array(rankedLocation),
  }),
});

export const getSetup = endpoint({
  ...line,
  id: 'dashboards.getSetup',
  method: 'GET',
  path: '/v1/brands/{id}/setup',
  summary: 'The setup checklist of a brand: the steps that the caller may do, and whether each is done.',
  access: brand('id'),
  params: atBrand,
  answer: z.strictObject({
    steps: z.array(setupStep),
    /** The caller has hidden it from their start page. */
    hidden: z.boolean(),
    /** It is where the caller starts: a step is left, and it is not hidden. */
    open: z.boolean(),
  }),
});

export const changeSetupPreference = endpoint({
  id: 'dashboards.changeSetupPreference',
  service: 'reporting',
  whileActing: 'refused',
  method: 'PUT',
  path: '/v1/users/setup_checklist',
  summary: 'Hides the setup checklist from the caller’s start page, or shows it there again.',
  access: signedIn(),
  body: z.strictObject({ hidden: z.boolean() }),
  answer: z.strictObject({ hidden: z.boolean() }),
  changes: () => [getSetup],
});
