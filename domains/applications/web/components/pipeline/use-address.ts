import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { keepJob, keptJob } from '../../job-filter.ts';
import type { HiringView } from '../board-header.tsx';
import { HIRING_VIEWS } from '../board-header.tsx';

/** What the address says while an offer is made to whoever is open. */
const MAKES_OFFER = 'offer';

/** What the address of the board says, and the ways to change it: back takes each of them back. */
export interface PipelineAddress {
  readonly jobId: string | null;
  readonly openId: string | undefined;
  readonly view: HiringView;
  /** The job whose people are answered. */
  readonly answering: string | null;
  /** Opens an application beside the board; null closes it. */
  readonly open: (id: string | null) => void;
  /** Opens an application with the dialog that makes an offer, which another domain draws. */
  readonly offer: (id: string) => void;
  readonly narrow: (jobId: string | null) => void;
  readonly look: (view: HiringView) => void;
  readonly answer: (jobId: string | null) => void;
}

export function usePipelineAddress(brandId: string): PipelineAddress {
  const [search, setSearch] = useSearchParams();
  const jobId = search.get('job') ?? keptJob(brandId);
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
