import type { EndpointLine } from '@hearth/kit/endpoint';
import type { EventContract } from '@hearth/kit/event';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { readAgain } from './query.ts';
import type { EventOf } from './events.ts';
import { useEvents } from './use-events.ts';

type Read = Pick<EndpointLine, 'id'>;

/** Has reads made again, for changes that neither the contract of a call nor an event tells of; the same function for the same array. */
export function useReadAgain(reads: readonly Read[]): () => void {
  const cache = useQueryClient();
  return useCallback(
    () =>
      void readAgain(
        cache,
        reads.map(({ id }) => id),
      ),
    [cache, reads],
  );
}

/**
 * Makes reads again whenever one of these events is heard, or some may have been missed; with `concerns`, only on the
 * events that it accepts.
 */
export function useReadAgainOn<Contract extends Pick<EventContract, 'type'>>(
  events: readonly Contract[],
  reads: readonly Read[],
  concerns: (event: EventOf<Contract>) => boolean = () => true,
): void {
  const again = useReadAgain(reads);
  useEvents(
    events,
    (event) => {
      if (concerns(event)) again();
    },
    again,
  );
}
