import { anyone, endpoint } from '@hearth/kit/endpoint';
import { pattern, string, trimmedString, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { mapCluster, publicJob, publicJobLine, publicSearch, site } from './schemas.ts';

const service = 'job-boards';

const slug = string(120).regex(/^[a-z0-9-]+$/, 'must be lower-case letters, digits and hyphens');

export const searchPublicJobs = endpoint({
  id: 'jobs.searchPublicJobs',
  weight: 'search',
  method: 'GET',
  path: '/v1/public/jobs',
  service,
  summary:
    'Searches live jobs by keyword, place, distance, employment type, shift times and pay; forgives small typos.',
  access: anyone(),
  query: publicSearch,
  answer: z.object({
    jobs: z.array(publicJobLine),
    total: z.int(),
    /** Where a time is looked for: how many more fit, but tell no times. */
    times_untold: z.int(),
  }),
});

export const listPublicPlaces = endpoint({
  id: 'jobs.listPublicPlaces',
  weight: 'search',
  method: 'GET',
  path: '/v1/public/jobs/places',
  service,
  summary: 'Lists the cities with the most live jobs, of those whose name holds a part, with their coordinates.',
  access: anyone(),
  query: z.object({ site: slug.optional(), place: trimmedString(100).optional() }),
  answer: z.object({
    places: z.array(
      z.object({
        city: z.string(),
        country: z.string(),
        jobs: z.int(),
        latitude: z.number().nullable(),
        longitude: z.number().nullable(),
      }),
    ),
  }),
});

export const listMapPlaces = endpoint({
  id: 'jobs.listMapPlaces',
  weight: 'heavy',
  method: 'GET',
  path: '/v1/public/jobs/map',
  service,
  summary:
    'Counts the live jobs that a search finds on a grid as fine as the part of the map in view; jobs without coordinates are counted apart.',
  access: anyone(),
  query: publicSearch.omit({ sort: true, folded: true, offset: true, limit: true }).extend({
    /** `west,south,east,north` in degrees: the part of the map that is looked at, all of it where nothing is said. */
    bounds: pattern(
      60,
      /^-?\d{1,3}(\.\d{1,6})?(,-?\d{1,3}(\.\d{1,6})?){3}$/,
      'must be west,south,east,north',
    ).optional(),
  }),
  answer: z.object({
    clusters: z.array(mapCluster),
    /** All jobs that have a place on the map, also outside the part, and those that have none. */
    placed: z.int(),
    unplaced: z.int(),
  }),
});

export const getPublicJob = endpoint({
  id: 'jobs.getPublicJob',
  method: 'GET',
  path: '/v1/public/jobs/{id}',
  service,
  summary: 'Returns a live job. One that is no longer live answers 410.',
  access: anyone(),
  params: z.object({ id: uuid }),
  answer: publicJob,
});

export const getPublicJobAt = endpoint({
  id: 'jobs.getPublicJobAt',
  method: 'GET',
  path: '/v1/public/sites/{site}/jobs/{slug}',
  service,
  summary: 'Returns a live job by its address on a career site. One that is no longer live answers 410.',
  access: anyone(),
  params: z.object({ site: slug, slug }),
  answer: publicJob,
});

export const getSite = endpoint({
  id: 'jobs.getSite',
  method: 'GET',
  path: '/v1/public/sites/{site}',
  service,
  summary: "Returns the name and colours of a group's career site.",
  access: anyone(),
  params: z.object({ site: slug }),
  answer: site,
});

export const showSitemap = endpoint({
  id: 'jobs.showSitemap',
  weight: 'search',
  method: 'GET',
  path: '/sitemap.xml',
  service,
  summary: 'Returns the sitemap of all live jobs, for search engines.',
  access: anyone(),
  answers: 'raw',
  transaction: 'none',
});

export const showRobots = endpoint({
  id: 'jobs.showRobots',
  method: 'GET',
  path: '/robots.txt',
  service,
  summary: 'Returns robots.txt for search engines.',
  access: anyone(),
  answers: 'raw',
  transaction: 'reads',
});
