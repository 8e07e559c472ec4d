import { createContext, use, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { EventContract } from '@hearth/kit/event';
import type { EventOf, LiveEvents, LiveStatus } from './events.ts';

/** The event stream of the signed-in layout; pages outside it hear nothing. */
export const LiveEventsContext = createContext<LiveEvents | null>(null);

/** An event of a domain that may not be imported here, by its type: heard is only that it happened. */
export const eventNamed = (type: string): Pick<EventContract, 'type'> => ({ type });

/** Hears events of some contracts while the component is mounted; `resync` when some may have been missed and all should be read again. */
export function useEvents<Contract extends Pick<EventContract, 'type'>>(
  contracts: readonly Contract[],
  hear: (event: EventOf<Contract>) => void,
  resync?: () => void,
): void {
  const events = use(LiveEventsContext);
  const onEvent = useEffectEvent(hear);
  const onResync = useEffectEvent(() => resync?.());
  const names = contracts.map(({ type }) => type).join(' ');
  useEffect(
    () =>
      events?.listen({
        types: names.split(' '),
        hear: (event) => onEvent(event as EventOf<Contract>),
        resync: () => onResync(),
      }),
    [events, names],
  );
}

/** The status of the live event stream. */
export function useLiveStatus(): LiveStatus {
  const events = use(LiveEventsContext);
  return useSyncExternalStore(
    (listener) => events?.subscribe(listener) ?? (() => undefined),
    () => events?.status() ?? 'idle',
    () => 'idle',
  );
}
