import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { keepJob, readStoredJob } from '../../state/job-filter.ts';
import type { Waits } from '../../../contract/schemas.ts';
import type { HiringView } from '../board-header.tsx';
import { HIRING_VIEWS } from '../board-header.tsx';

/** What the address says while an offer is made to whoever is open. */
const MAKES_OFFER = 'offer';

/** Who waits, as the address says it. */
const WAITS: readonly Waits[] = ['late', 'in_time', 'any'];

/** The board's URL state and the functions that change it, each with a history entry. */
export interface PipelineAddress {
  readonly jobId: string | null;
  /** Which of those who wait are listed; null: everybody. */
  readonly waits: Waits | null;
  readonly openId: string | undefined;
  readonly view: HiringView;
  /** The job whose people are answered. */
  readonly answering: string | null;
  /** Opens an application beside the board; null closes it. */
  readonly open: (id: string | null) => void;
  /** Opens an application with the dialog that makes an offer, which another domain draws. */
  readonly offer: (id: string) => void;
  readonly narrow: (jobId: string | null) => void;
  readonly onlyWaiting: (waits: Waits | null) => void;
  readonly look: (view: HiringView) => void;
  readonly answer: (jobId: string | null) => void;
}

export function usePipelineAddress(brandId: string): PipelineAddress {
  const [search, setSearch] = useSearchParams();
  // Whoever comes for those who wait wants all of them, whichever job was looked at last.
  const waits = WAITS.find((one) => one === search.get('waits')) ?? null;
  const jobId = search.get('job') ?? (waits === null ? readStoredJob(brandId) : null);
  const view = HIRING_VIEWS.find((one) => one === search.get('view')) ?? 'board';
  const set = useCallback(
    (name: string, value: string | null): void =>
      setSearch(
        (now) => {
          if (value === null) now.delete(name);
          else now.set(name, value);
          if (name === 'application') now.delete(MAKES_OFFER);
          return now;
        },
        { preventScrollReset: true },
      ),
    [setSearch],
  );
  return {
    jobId,
    waits,
    openId: search.get('application') ?? undefined,
    view,
    answering: search.get('answer') === null ? null : jobId,
    open: useCallback((id) => set('application', id), [set]),
    offer: useCallback(
      (id) =>
        setSearch(
          (now) => {
            now.set('application', id);
            now.set(MAKES_OFFER, '');
            return now;
          },
          { preventScrollReset: true },
        ),
      [setSearch],
    ),
    narrow: (id) => {
      keepJob(brandId, id);
      set('job', id);
    },
    onlyWaiting: (asked) => set('waits', asked),
    // Who was open one by one is not open elsewhere.
    look: (asked) =>
      setSearch((now) => {
        if (asked === 'board') now.delete('view');
        else now.set('view', asked);
        if (view === 'screen') now.delete('application');
        return now;
      }),
    answer: (id) =>
      setSearch((now) => {
        if (id !== null) now.set('job', id);
        if (id === null) now.delete('answer');
        else now.set('answer', '');
        return now;
      }),
  };
}
