import { useConnection } from '@hearth/client/context';
import { useOnline } from '@hearth/client/online';
import { LOCALES } from '@hearth/i18n/languages';
import type { Language } from '@hearth/i18n/languages';
import { usePhrases } from '@hearth/i18n/phrases';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { OFFLINE_NOTE_ID } from '../offline-banner.tsx';
import { shownAsOf } from './offline-cache.ts';
import en from './phrases/en.json';

/** Says in the offline banner how old the page is: the time of the oldest answer on it. */
export function AsOf() {
  const { t, language } = usePhrases('offline', en);
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
    <span className="block text-xs font-normal">{t('asOf', { time: timeOf(at, language) })}</span>,
    place,
  );
}

/** The time of an instant, with its day when that is not today. Not by useFormat: it would split the files of the schedule, which has it to itself. */
function timeOf(at: number, language: Language): string {
  const today = new Date().toDateString() === new Date(at).toDateString();
  const day = today ? {} : ({ day: 'numeric', month: 'short' } as const);
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return new Intl.DateTimeFormat(LOCALES[language], { ...day, ...time }).format(at);
}
