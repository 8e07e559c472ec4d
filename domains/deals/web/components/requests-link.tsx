import { useCall } from '@hearth/client/query';
import { useReadAgainOn } from '@hearth/client/use-read-again';
import { PUBLISHED } from '@hearth/domains/scheduling/events';
import { Badge } from '@hearth/ui/badge';
import { Card } from '@hearth/ui/card';
import { TEXT_LINK } from '@hearth/ui/link-button';
import { Link } from 'react-router';
import { listMyDeals } from '../../contract/endpoints.ts';
import { DEAL_CHANGED } from '../../contract/events.ts';
import { isPending } from '../../rules/deal-states.ts';
import { useDealWords } from '../words.ts';

/** The way from one's shifts to open shifts and requests, with how many of these are pending. */
export function RequestsLink() {
  const { t } = useDealWords();
  const { data } = useCall(listMyDeals, {});
  useReadAgainOn([DEAL_CHANGED, PUBLISHED], [listMyDeals]);
  const pending = data?.deals.filter(({ state }) => isPending(state)).length ?? 0;
  return (
    <Card>
      <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <Link
          to="/my/shifts/requests?show=open"
          className={`${TEXT_LINK} inline-flex min-h-8 items-center phone:min-h-11`}
        >
          {t('mine.link')}
        </Link>
        {pending > 0 && (
          <Link to="/my/shifts/requests" className="inline-flex min-h-8 items-center phone:min-h-11">
            <Badge tone="info">{t('mine.pending', { count: pending })}</Badge>
          </Link>
        )}
      </p>
    </Card>
  );
}
