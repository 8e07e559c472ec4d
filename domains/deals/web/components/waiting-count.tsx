import { usePerson } from '@hearth/client/person';
import { useCall } from '@hearth/client/query';
import { useReadAgainOn } from '@hearth/client/use-read-again';
import { useFormat } from '@hearth/i18n/use-format';
import { CountBadge } from '@hearth/ui/badge';
import { countWaitingDeals } from '../../contract/endpoints.ts';
import { DEAL_CHANGED } from '../../contract/events.ts';
import { useDealWords } from '../words.ts';

/** More than this is said as "99+": a badge has room for two figures. */
const MOST = 99;

/** The number of shift requests that wait for the reader at the brand in view and below; nothing when there is none. */
export function WaitingCount({ className }: { className?: string | undefined }) {
  const { t } = useDealWords();
  const format = useFormat();
  const { brand } = usePerson();
  const { data } = useCall(
    countWaitingDeals,
    { params: { id: brand?.id ?? '' } },
    { enabled: brand !== null, keepPrevious: true },
  );
  useReadAgainOn([DEAL_CHANGED], [countWaitingDeals]);
  const count = data?.count ?? 0;
  if (count === 0) return null;
  return (
    <CountBadge
      strong
      className={className}
      count={count > MOST ? `${format.number(MOST)}+` : format.number(count)}
      label={t('manage.waiting', { count })}
    />
  );
}
