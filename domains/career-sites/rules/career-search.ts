import type { EmploymentType } from '@hearth/domains/job-library/schemas';
import type { PublicSearch } from '../contract/schemas.ts';
import type { ShiftTime } from '@hearth/domains/jobs/schemas';
import { MAX_SOURCE_LENGTH, parsePoint, SHIFT_TIMES } from '@hearth/domains/jobs/rules';
import { parseBounds, formatBounds } from './job-map.ts';
import type { MapBounds } from './job-map.ts';
import { RESULTS_PER_PAGE } from './limits.ts';
import { EMPLOYMENT_TYPES } from '@hearth/domains/job-library/rules';

export const SORTS = ['BEST', 'NEWEST', 'PAY'] as const;
export const DISTANCES_KM = [5, 10, 25, 50, 100] as const;
const LAST_PAGE = 500;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** A search on the career pages, as its address states it. */
export interface CareerSearch {
  readonly q: string;
  readonly place: string;
  readonly near: string | undefined;
  readonly withinKm: number | undefined;
  readonly types: readonly EmploymentType[];
  readonly times: readonly ShiftTime[];
  readonly sort: (typeof SORTS)[number];
  /** One location. */
  readonly at: string | undefined;
  readonly view: 'list' | 'map';
  /** The part of the map that is looked at; all of it where nothing is said. */
  readonly bounds: MapBounds | undefined;
  /** Where the visit began, carried on to the posts. */
  readonly source: string;
  /** From 1. */
  readonly page: number;
}

/** The query parameters of an address, each with all its values. */
export type QueryParameters = Readonly<Record<string, readonly string[] | undefined>>;

/**
 * Parses an address. Invalid parameters are ignored, never rejected. Addresses are typed, cut and shared: what makes
 * no sense is left out, never refused.
 */
export function parseCareerSearch(parameters: QueryParameters): CareerSearch {
  const one = (name: string): string => (parameters[name]?.[0] ?? '').trim().slice(0, 100);
  const number = Number.parseInt(one('page'), 10);
  const km = Number.parseInt(one('within_km'), 10);
  const near = one('near');
  const at = one('at').toLowerCase();
  return {
    q: one('q'),
    place: one('place'),
    near: /^-?\d{1,2}(\.\d+)?,-?\d{1,3}(\.\d+)?$/.test(near) && parsePoint(near) !== null ? near : undefined,
    withinKm: DISTANCES_KM.find((distance) => distance === km),
    types: EMPLOYMENT_TYPES.filter((type) => parameters['type']?.includes(type)),
    times: SHIFT_TIMES.filter((time) => parameters['time']?.includes(time)),
    sort: SORTS.find((sort) => sort === one('sort')) ?? 'BEST',
    at: UUID.test(at) ? at : undefined,
    view: one('view') === 'map' ? 'map' : 'list',
    bounds: parseBounds(one('bounds')),
    source: one('source').slice(0, MAX_SOURCE_LENGTH),
    page: number >= 1 && number <= LAST_PAGE ? number : 1,
  };
}

/**
 * Converts a search to an API query. A typed place wins over measured coordinates. A place that was typed wins over a
 * point that was measured.
 */
export function toPublicSearch(search: CareerSearch, site: string | undefined): PublicSearch {
  const isNear = search.place === '' && search.near !== undefined;
  return {
    ...(search.q === '' ? {} : { q: search.q }),
    ...(search.place === '' ? {} : { place: search.place }),
    ...(isNear ? { near: search.near } : {}),
    ...(isNear && search.withinKm !== undefined ? { within_km: search.withinKm } : {}),
    ...(search.types.length === 0 ? {} : { employment_type: [...search.types] }),
    ...(search.times.length === 0 ? {} : { shift_time: [...search.times] }),
    ...(site === undefined ? {} : { site }),
    ...(search.at === undefined ? {} : { location_id: search.at }),
    sort: search.sort,
    folded: 'true',
    offset: (search.page - 1) * RESULTS_PER_PAGE,
    limit: RESULTS_PER_PAGE,
  };
}

/** Returns the address of a changed search; changes other than the page start at page one. */
export function searchAddress(path: string, search: CareerSearch, change: Partial<CareerSearch>): string {
  const next = { ...search, page: 1, ...change };
  const pairs: [string, string][] = [
    ['q', next.q],
    ['place', next.place],
    ['near', next.near ?? ''],
    ['within_km', next.withinKm === undefined ? '' : String(next.withinKm)],
    ...next.types.map((type): [string, string] => ['type', type]),
    ...next.times.map((time): [string, string] => ['time', time]),
    ['sort', next.sort === 'BEST' ? '' : next.sort],
    ['at', next.at ?? ''],
    ['view', next.view === 'map' ? 'map' : ''],
    ['bounds', next.bounds === undefined ? '' : formatBounds(next.bounds)],
    ['source', next.source],
    ['page', next.page === 1 ? '' : String(next.page)],
  ];
  const query = pairs
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
  return query === '' ? path : `${path}?${query}`;
}

/** Returns whether a search narrows the results. */
export function isFiltered(search: CareerSearch): boolean {
  return (
    search.q !== '' ||
    search.place !== '' ||
    search.near !== undefined ||
    search.types.length > 0 ||
    search.times.length > 0 ||
    search.at !== undefined
  );
}
