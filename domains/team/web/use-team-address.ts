import { useSearchParams } from 'react-router';

/** Whose employments are shown. */
export const STATUSES = ['ACTIVE', 'ENDED', 'ALL'] as const;
export type StatusChoice = (typeof STATUSES)[number];

/** The filter and open employee that the URL encodes, so that it can be shared. It can be sent to somebody else. */
export interface TeamAddress {
  readonly search: string;
  readonly status: StatusChoice;
  readonly positionId: string;
  readonly employeeId: string;
  readonly adding: boolean;
  /** Changes some of it; empty texts are taken away. `step` makes a place to come back to. */
  readonly change: (next: Readonly<Record<string, string>>, step?: boolean) => void;
}

/** The state of the page, kept in its address. */
export function useTeamAddress(): TeamAddress {
  const [entries, setEntries] = useSearchParams();
  return {
    search: entries.get('q') ?? '',
    status: STATUSES.find((status) => status === entries.get('status')) ?? 'ACTIVE',
    positionId: entries.get('position') ?? '',
    employeeId: entries.get('person') ?? '',
    adding: entries.has('add'),
    change: (next, step = false) =>
      setEntries(
        (before) => {
          const after = new URLSearchParams(before);
          for (const [name, value] of Object.entries(next)) {
            if (value === '') after.delete(name);
            else after.set(name, value);
          }
          return after;
        },
        { replace: !step, preventScrollReset: true },
      ),
  };
}
