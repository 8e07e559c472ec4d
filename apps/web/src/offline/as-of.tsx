import { useConnection } from '@hearth/client/context';
import { useOnline } from '@hearth/client/browser/online';
import { deviceZone } from '@hearth/i18n/device-zone';
import { usePhrases } from '@hearth/i18n/phrases';
import type { Formats } from '@hearth/i18n/use-format';
import { useFormat } from '@hearth/i18n/use-format';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { OFFLINE_NOTE_ID } from './offline-banner.tsx';
import { oldestAnswerTime } from './offline-cache.ts';
import en from './phrases/en.json';

/** Shows in the offline banner the age of the oldest answer on the page. */
export function DataAge() {
  const { t } = usePhrases('offline', en);
  const format = useFormat();
  const cache = useQueryClient();
  const online = useOnline(useConnection().online);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const at = useSyncExternalStore(
    (listener) => cache.getQueryCache().subscribe(listener),
    () => oldestAnswerTime(cache),
  );
  useEffect(() => {
    // The banner is drawn by then.
    const frame = requestAnimationFrame(() => setPlace(online ? null : document.getElementById(OFFLINE_NOTE_ID)));
    return () => cancelAnimationFrame(frame);
  }, [online]);
  if (place === null || at === null) return null;
  return createPortal(
    <span className="block text-xs font-normal">{t('asOf', { time: formatInstant(at, format) })}</span>,
    place,
  );
}

/** Formats an instant in the device's zone, with its day unless that is today. */
function formatInstant(at: number, format: Formats): string {
  const zone = deviceZone();
  const [now, then] = [new Date(), new Date(at)];
  return now.toDateString() === then.toDateString()
    ? format.instantTime(then, zone)
    : format.instant(then, zone, 'short');
}
