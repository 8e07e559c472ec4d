import { useConnection } from '@hearth/client/context';
import { useOnline } from '@hearth/client/browser/online';
import { useCommonPhrases } from '@hearth/i18n/phrases';
import { Spinner } from '@hearth/ui/spinner';

/** The id of the element that shows the age of offline data. */
export const OFFLINE_NOTE_ID = 'offline-note';

/** The 44 px banner that every page shows while offline. */
export function OfflineBanner() {
  const { t } = useCommonPhrases();
  const online = useOnline(useConnection().online);
  return (
    <div role="status">
      {!online && (
        <p className="flex h-11 items-center gap-2.5 border-b border-warn/30 bg-warn-soft px-4 text-dense leading-tight font-bold text-warn">
          <Spinner size={16} />
          <span id={OFFLINE_NOTE_ID} className="truncate">
            {t('offline')}
          </span>
        </p>
      )}
    </div>
  );
}
