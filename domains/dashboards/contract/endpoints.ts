import { HALO_SERVICE } from '@hearth/kit/constants';
import { brand, endpoint, signedIn } from '@hearth/kit/endpoint';
import { count, instant, page, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { DAY_NEEDS_LOCATION } from './failures.ts';
import { figure, figures, locationDay, locationHours, rankedLocation, setupStep } from './schemas.ts';

const line = { service: 'reporting', whileActing: 'allowed' } as const;
const atBrand = z.object({ id: uuid });
/** Locations whose hours are asked for at once: their shifts and pay are read, whatever the number of locations. */
const MOST_HOURS_AT_ONCE = 25;

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

export const listLocationHours = endpoint({
  ...line,
  id: 'dashboards.listLocationHours',
  weight: 'search',
  method: 'GET',
  path: '/v1/brands/{id}/dashboard/hours',
  summary:
    'Lists the active locations at and below a brand by name, with the hours of their current week, those of the week before, and for whoever sees pay what the week costs.',
  access: brand('id', 'VIEW_HALO_DASHBOARD', { orBelow: true, services: [HALO_SERVICE] }),
  params: atBrand,
  query: z.object({ offset: page.offset, limit: count(1, MOST_HOURS_AT_ONCE).optional() }),
  answer: z.strictObject({
    /** Active locations in all; null, and nothing listed, where the caller may not read every schedule there. */
    total: z.int().nullable(),
    locations: z.array(locationHours),
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
