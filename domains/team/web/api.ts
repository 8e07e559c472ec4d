import { CallError } from '@hearth/client/call-error';
import { useClient } from '@hearth/client/context';
import { useBrand } from '@hearth/client/person';
import { callKey, callQuery, useCall } from '@hearth/client/query';
import { useReadAgainOn } from '@hearth/client/use-read-again';
import { getLocation, searchBrands } from '@hearth/domains/core/contract';
import { keepPreviousData, useInfiniteQuery, useQueries, useQueryClient } from '@tanstack/react-query';
import * as calls from '../contract/endpoints.ts';
import { EMPLOYEE_CHANGED, EMPLOYEES_LOADED } from '../contract/events.ts';
import type { Employee, EmployeeStatus } from '../contract/schemas.ts';
import type { LocationRef } from './draft.ts';

/** The page size of the people list. */
const PAGE_SIZE = 100;

/** The filter of the people list. */
export interface TeamFilter {
  readonly search?: string;
  readonly status?: EmployeeStatus;
  readonly position_id?: string;
  readonly has_login?: 'true' | 'false';
}

/** The people of the brand in view and below, by name, page by page. Keeps the last answer while the next is on its way. */
export function useEmployees(filter: TeamFilter) {
  const client = useClient();
  const { id } = useBrand();
  return useInfiniteQuery({
    queryKey: callKey(calls.listEmployees, { params: { id }, query: { ...filter } }),
    queryFn: ({ pageParam }) =>
      client.call(calls.listEmployees, {
        params: { id },
        query: { ...filter, offset: String(pageParam), limit: String(PAGE_SIZE) },
      }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const read = pages.reduce((sum, { employees }) => sum + employees.length, 0);
      return read < last.total && last.employees.length > 0 ? read : undefined;
    },
    placeholderData: keepPreviousData,
  });
}

/** One person. */
export function useEmployee(employeeId: string) {
  const { id } = useBrand();
  return useCall(calls.getEmployee, { params: { id, employee_id: employeeId } });
}

/** The positions of the group, by name. */
export function usePositions() {
  const { id } = useBrand();
  return useCall(calls.listPositions, { params: { id } });
}

/** The names of some locations; those that the reader may not see are left out. */
export function useLocationNames(ids: readonly string[]): readonly string[] {
  const client = useClient();
  return useQueries({
    queries: ids.map((id) => callQuery(client, getLocation, { params: { id } })),
    combine: (results) => results.flatMap(({ data }) => (data === undefined ? [] : [data.name])),
  });
}

/** Locations at or below the brand in view, best first. */
export function useFoundPlaces(term: string, enabled = true) {
  const { id } = useBrand();
  return useCall(searchBrands, { params: { id }, body: { term, type: 'LOCATION' } }, { keepPrevious: true, enabled });
}

/** The location in view, or the only one below it, as the default for a new employee. */
export function useOnlyLocation(): LocationRef | null {
  const brand = useBrand();
  const single = brand.type !== 'LOCATION' && brand.locationCount === 1;
  const found = useFoundPlaces('', single).data?.brands[0];
  if (brand.type === 'LOCATION') return { id: brand.id, name: brand.name };
  return single && found !== undefined ? { id: found.id, name: found.name } : null;
}

/** The money that a place pays in: its own, and until that is known, that of the brand in view. */
export function useCurrencyAt(locationId: string | null): string {
  const brand = useBrand();
  const location = useCall(getLocation, { params: { id: locationId ?? '' } }, { enabled: locationId !== null });
  return location.data?.currency ?? brand.currency;
}

/** The country of a place, by its two letters; undefined until it is known, and where it has none. */
export function useCountryAt(locationId: string | null): string | undefined {
  const location = useCall(getLocation, { params: { id: locationId ?? '' } }, { enabled: locationId !== null });
  return location.data?.country ?? undefined;
}

/** Makes an answer what every page shows of a person. */
export function useShowEmployee(): (employee: Employee) => void {
  const cache = useQueryClient();
  const { id } = useBrand();
  return (employee) =>
    void cache.setQueryData(callKey(calls.getEmployee, { params: { id, employee_id: employee.id } }), employee);
}

/** Reads people again when somebody else adds or changes one. */
export function useTeamNews(): void {
  useReadAgainOn([EMPLOYEE_CHANGED, EMPLOYEES_LOADED], [calls.listEmployees, calls.getEmployee]);
}

/** The current employee from an EMPLOYEE_STALE refusal. */
export function newerEmployee(error: unknown): Employee | undefined {
  if (!(error instanceof CallError) || error.code !== 'EMPLOYEE_STALE') return undefined;
  return (error.response as { data?: { current?: Employee } }).data?.current;
}
