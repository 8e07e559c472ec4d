import { useCall } from '@hearth/client/query';
import { listMyAnnouncements } from '@hearth/domains/announcements/contract';
import { usePhrases } from '@hearth/i18n/phrases';
import { Deferred } from '@hearth/ui/deferred';
import { Icon } from '@hearth/ui/icon';
import { Newspaper } from 'lucide-react';
import { HEADER_BUTTON } from '../shell/header-button.ts';
import en from './phrases/en.json';

/** The time after which announcements are fetched again. */
const STALE_AFTER_MS = 300_000;

/** News in the header, with how many are new; what it opens comes when somebody comes near it. */
export default function NewsButton() {
  const { t } = usePhrases('news-button', en);
  // Where it cannot be read, the button opens what says so.
  const { data } = useCall(listMyAnnouncements, { query: {} }, { staleTime: STALE_AFTER_MS });
  const count = data?.news.filter((item) => item.is_new).length ?? 0;
  return (
    <Deferred
      load={() => import('./news-popover.tsx')}
      button={
        <button
          type="button"
          aria-label={count === 0 ? t('news') : t('new', { count })}
          className={`${HEADER_BUTTON} relative w-10 justify-center phone:w-11`}
        >
          <Icon of={Newspaper} size={20} />
          {count > 0 && (
            <span className="absolute end-0 top-0 grid h-5 min-w-5 place-items-center rounded-full bg-bad px-1 text-xs font-bold text-surface tabular-nums">
              {count}
            </span>
          )}
        </button>
      }
    />
  );
}
