import { useCall } from '@hearth/client/query';
import { useReadAgainOn } from '@hearth/client/use-read-again';
import { Card } from '@hearth/ui/card';
import { Icon } from '@hearth/ui/icon';
import { linkButtonLook } from '@hearth/ui/link-button';
import { FileSignature } from 'lucide-react';
import { Link } from 'react-router';
import { listMyOffers } from '../../contract/endpoints.ts';
import { lastMinute, useWords } from '../words.ts';
import { StateBadge } from './state-badge.tsx';
import { OFFER_CHANGED } from '../../contract/events.ts';

/** The reader's open and signed offers; nothing if there are none. Nothing where there are none. */
export function OwnOffers() {
  const { t, format } = useWords();
  const { data } = useCall(listMyOffers, {});
  useReadAgainOn([OFFER_CHANGED], [listMyOffers]);
  if (data === undefined || data.offers.length === 0) return null;
  return (
    <Card flush title={t('own.title')}>
      <ul className="divide-y divide-line">
        {data.offers.map((one) => (
          <li key={one.id} className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3">
            <Icon of={FileSignature} size={24} />
            <div className="min-w-0 flex-1 basis-48">
              <p className="font-bold break-words">
                {t('sign.lead', { job: one.job_title, employer: one.employer_name })}
              </p>
              {one.state === 'SENT' && (
                <p className="text-sm text-ink-2">
                  {t('panel.until', { time: format.instant(lastMinute(one.expires_at), one.time_zone, 'short') })}
                </p>
              )}
            </div>
            <StateBadge state={one.state} />
            <Link
              to={`/offer#${one.link}`}
              className={linkButtonLook(one.state === 'SENT' ? 'primary' : 'secondary', 'sm')}
            >
              {t(one.state === 'SENT' ? 'own.sign' : 'own.open')}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
