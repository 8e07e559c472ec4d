import { createContext, use, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { LiveEvent, LiveEvents, LiveStatus } from './events.ts';

/** The event stream of the signed-in layout; pages outside it hear nothing. */
export const LiveEventsContext = createContext<LiveEvents | null>(null);

/** Hears events of some types while the component stands; `resync` when some may have been missed and all should be read again. */
export function useEvents(types: readonly string[], hear: (event: LiveEvent) => void, resync?: () => void): void {
  const events = use(LiveEventsContext);
  const onEvent = useEffectEvent(hear);
  const onResync = useEffectEvent(() => resync?.());
  const names = types.join(' ');
  useEffect(
    () => events?.listen({ types: names.split(' '), hear: (event) => onEvent(event), resync: () => onResync() }),
    [events, names],
  );
}

/** Whether news arrive as they happen. */
export function useLiveStatus(): LiveStatus {
  const events = use(LiveEventsContext);
  return useSyncExternalStore(
    (listener) => events?.subscribe(listener) ?? (() => undefined),
    () => events?.status() ?? 'idle',
    () => 'idle',
  );
}
