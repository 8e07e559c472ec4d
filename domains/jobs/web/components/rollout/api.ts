import { useBrand } from '@hearth/client/person';
import { useCall, usePages, useSend } from '@hearth/client/query';
import { useReadAgainOn } from '@hearth/client/use-read-again';
import { useEffect, useState } from 'react';
import {
  listRollout,
  listPostPlaces,
  postAtPlaces,
  previewShared,
  shareChange,
} from '../../../contract/rollout-endpoints.ts';
import type { PlaceOutcome, PostingLocation, SharedChange } from '../../../contract/rollout-schemas.ts';
import { listJobs } from '../../../contract/endpoints.ts';
import type { Job } from '../../../contract/schemas.ts';
import type { SharedField } from '../../../rules/rollout.ts';
import { MAX_LOCATIONS_PER_CALL } from '../../../contract/limits.ts';
import { JOB_EVENTS } from '../../api.ts';

const PLACES_A_PAGE = 500;
const POSTS_A_PAGE = 100;

/** Loads all locations that the reader may post at. */
export function usePostingLocations(jobId: string) {
  const input = { params: { id: useBrand().id, job_id: jobId } };
  const pages = usePages(listPostPlaces, input, { size: PLACES_A_PAGE, linesOf: ({ places }) => places });
  const { hasNextPage, isFetching, fetchNextPage } = pages;
  useEffect(() => {
    if (hasNextPage && !isFetching) void fetchNextPage();
  }, [hasNextPage, isFetching, fetchNextPage]);
  return {
    places: pages.data?.pages.flatMap(({ places }): readonly PostingLocation[] => places),
    brands: pages.data?.pages[0]?.brands ?? [],
    isError: pages.isError,
    retry: () => void pages.refetch(),
  };
}

/** Loads the other jobs of a rollout, page by page. */
export function useRolloutJobs(jobId: string) {
  useReadAgainOn(JOB_EVENTS, [listRollout]);
  const input = { params: { id: useBrand().id, job_id: jobId } };
  return usePages(listRollout, input, { size: POSTS_A_PAGE, linesOf: ({ posts }) => posts });
}

/** Loads the jobs of a rollout as list rows. */
export function useRolloutLines(rolloutId: string, enabled: boolean) {
  const input = { params: { id: useBrand().id }, query: { rollout_id: rolloutId } };
  return usePages(listJobs, input, { size: POSTS_A_PAGE, linesOf: ({ jobs }) => jobs, enabled });
}

/** Posts a job at many locations in batches; finished batches stay. */
export function usePostAtLocations(jobId: string) {
  const brand = useBrand();
  const send = useSend(postAtPlaces, { readWhenRefused: true });
  const [outcomes, setOutcomes] = useState<readonly PlaceOutcome[]>([]);
  const [all, setAll] = useState(0);
  const [isRunning, setRunning] = useState(false);
  const [error, setError] = useState<unknown>(null);
  return {
    outcomes,
    all,
    isRunning,
    error,
    async post(ids: readonly string[], publish: boolean): Promise<void> {
      setRunning(true);
      setError(null);
      setAll(ids.length);
      setOutcomes([]);
      try {
        for (let start = 0; start < ids.length; start += MAX_LOCATIONS_PER_CALL) {
          const location_ids = ids.slice(start, start + MAX_LOCATIONS_PER_CALL);
          const params = { id: brand.id, job_id: jobId };
          const { places } = await send.mutateAsync({ params, body: { location_ids, publish } });
          setOutcomes((now) => [...now, ...places]);
        }
      } catch (refused) {
        setError(refused);
      } finally {
        setRunning(false);
      }
    },
  };
}

/** Loads which jobs would take over these fields. */
export function useSharedPreview(jobId: string, fields: readonly SharedField[]) {
  const params = { id: useBrand().id, job_id: jobId };
  return useCall(
    previewShared,
    { params, body: { fields: [...fields] } },
    { enabled: fields.length > 0, keepPrevious: true, staleTime: 0 },
  );
}

/** Copies parts of a job to others of its rollout, some at a time, each from the version that was shown. */
export function useShareInBatches(job: Pick<Job, 'id' | 'version'>) {
  const brand = useBrand();
  const send = useSend(shareChange);

  /** Returns how many took it over; null when a batch was refused. */
  async function share(fields: readonly SharedField[], takes: readonly SharedChange[]): Promise<number | null> {
    let changed = 0;
    for (let start = 0; start < takes.length; start += MAX_LOCATIONS_PER_CALL) {
      const some = takes.slice(start, start + MAX_LOCATIONS_PER_CALL);
      const posts = some.map(({ job_id, version }) => ({ job_id, version }));
      const params = { id: brand.id, job_id: job.id };
      const body = { version: job.version, fields: [...fields], posts };
      const done = await send.mutateAsync({ params, body }).catch(() => null);
      if (done === null) return null;
      changed += done.changed.length;
    }
    return changed;
  }

  return { share, busy: send.isPending, error: send.error };
}
