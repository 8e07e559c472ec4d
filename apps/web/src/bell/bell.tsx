import { useUnreadNotices } from '@hearth/domains/notices/widgets';
import { usePhrases } from '@hearth/i18n/phrases';
import { Deferred } from '@hearth/ui/deferred';
import { Icon } from '@hearth/ui/icon';
import { Bell as BellDrawing } from 'lucide-react';
import { HEADER_BUTTON } from '../shell/header-button.ts';
import en from './phrases/en.json';

/** A longer number would not fit beside the bell. */
const MOST_SHOWN = 99;

/** The bell in the header, with how many notices are unread; the list comes when somebody comes near it. */
export default function Bell() {
  const { t } = usePhrases('bell', en);
  const unread = useUnreadNotices();
  return (
    <Deferred
      load={() => import('./bell-popover.tsx')}
      button={
        <button
          type="button"
          aria-label={unread === 0 ? t('title') : t('unread', { count: unread })}
          className={`${HEADER_BUTTON} relative w-10 justify-center phone:w-11`}
        >
          <Icon of={BellDrawing} size={20} />
          {unread > 0 && (
            <span className="absolute end-0 top-0 grid h-5 min-w-5 place-items-center rounded-full bg-bad px-1 text-xs font-bold text-surface tabular-nums">
              {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
            </span>
          )}
        </button>
      }
    />
  );
}
