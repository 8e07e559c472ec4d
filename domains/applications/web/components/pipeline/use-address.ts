import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { keepJob, readStoredJob } from '../../state/job-filter.ts';
import type { HiringView } from '../board-header.tsx';
import { HIRING_VIEWS } from '../board-header.tsx';

/** The board's URL state and the functions that change it, each with a history entry. */
export interface PipelineAddress {
  readonly jobId: string | null;
  readonly openId: string | undefined;
  readonly view: HiringView;
  /** The job whose people are answered. */
  readonly answering: string | null;
  /** Opens an application beside the board; null closes it. */
  readonly open: (id: string | null) => void;
  readonly narrow: (jobId: string | null) => void;
  readonly look: (view: HiringView) => void;
  readonly answer: (jobId: string | null) => void;
}

export function usePipelineAddress(brandId: string): PipelineAddress {
  const [search, setSearch] = useSearchParams();
  const jobId = search.get('job') ?? readStoredJob(brandId);
  const view = HIRING_VIEWS.find((one) => one === search.get('view')) ?? 'board';
  const set = useCallback(
    (name: string, value: string | null): void =>
      setSearch(
        (now) => {
          if (value === null) now.delete(name);
          else now.set(name, value);
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
