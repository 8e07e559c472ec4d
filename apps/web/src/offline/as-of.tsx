import { useConnection } from '@hearth/client/context';
import { useOnline } from '@hearth/client/online';
import { deviceZone } from '@hearth/i18n/device-zone';
import { usePhrases } from '@hearth/i18n/phrases';
import type { Formats } from '@hearth/i18n/use-format';
import { useFormat } from '@hearth/i18n/use-format';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { OFFLINE_NOTE_ID } from '../offline-banner.tsx';
import { shownAsOf } from './offline-cache.ts';
import en from './phrases/en.json';

/** Says in the offline banner how old the page is: the time of the oldest answer on it. */
export function AsOf() {
  const { t } = usePhrases('offline', en);
  const format = useFormat();
  const cache = useQueryClient();
  const online = useOnline(useConnection().online);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const at = useSyncExternalStore(
    (listener) => cache.getQueryCache().subscribe(listener),
    () => shownAsOf(cache),
  );
  useEffect(() => {
    // The banner is drawn by then.
    const frame = requestAnimationFrame(() => setPlace(online ? null : document.getElementById(OFFLINE_NOTE_ID)));
    return () => cancelAnimationFrame(frame);
  }, [online]);
  if (place === null || at === null) return null;
  return createPortal(
    <span className="block text-xs font-normal">{t('asOf', { time: timeOf(at, format) })}</span>,
    place,
  );
}

/** The time of an instant here, with its day when that is not today. */
function timeOf(at: number, format: Formats): string {
  const zone = deviceZone();
  const [now, then] = [new Date(), new Date(at)];
  return now.toDateString() === then.toDateString()
    ? format.instantTime(then, zone)
    : format.instant(then, zone, 'short');
}
