import { hasPermission, useBrand } from '@hearth/client/person';
import { useCall } from '@hearth/client/query';
import { useReadAgainOn } from '@hearth/client/use-read-again';
import { WhoCanSee } from '@hearth/domains/access/widgets';
import { deviceZone } from '@hearth/i18n/device-zone';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Icon } from '@hearth/ui/icon';
import { linkButtonLook } from '@hearth/ui/link-button';
import { FileSignature } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { listOffersOf } from '../../contract/endpoints.ts';
import { APPROVAL_CHANGED, OFFER_CHANGED } from '../../contract/events.ts';
import type { Offer } from '../../contract/schemas.ts';
import { lastMinute, useWords } from '../words.ts';
import { LetterLine } from './letter-line.tsx';
import { StateBadge } from './state-badge.tsx';

/** What a press opens comes with the press. */
const OfferDialog = lazy(async () => ({ default: (await import('./offer-dialog.tsx')).OfferDialog }));
/** Where somebody has to agree first. */
const ApprovalLine = lazy(async () => ({ default: (await import('./approval/approval-line.tsx')).ApprovalLine }));
const WithdrawDialog = lazy(async () => ({ default: (await import('./withdraw-dialog.tsx')).WithdrawDialog }));

/**
 * Lists and creates offers, only for those who may hire, since offers reveal pay. Nothing for others: offers tell of
 * pay.
 */
export function ApplicationOffers({ applicationId, stage }: { applicationId: string; stage: string }) {
  const brand = useBrand();
  return hasPermission(brand, 'HIRE') ? <Offers key={stage} brandId={brand.id} applicationId={applicationId} /> : null;
}

function Offers({ brandId, applicationId }: { brandId: string; applicationId: string }) {
  const { t } = useWords();
  const [making, setMaking] = useState(false);
  const [withdrawing, setWithdrawing] = useState<Offer | null>(null);
  const params = { id: brandId, application_id: applicationId };
  const { data, isError, refetch } = useCall(listOffersOf, { params }, { staleTime: 0 });
  useReadAgainOn([OFFER_CHANGED, APPROVAL_CHANGED], [listOffersOf]);
  if (data === undefined && !isError) return null;
  if (data !== undefined && data.offers.length === 0 && !data.can_send && data.approval === null) return null;
  return (
    <section className="grid gap-3 border-b border-line p-4">
      <h3 className="font-bold">{t('panel.title')}</h3>
      {data === undefined && (
        <Alert
          tone="bad"
          title={t('notLoaded')}
          action={<Button onClick={() => void refetch()}>{t('again')}</Button>}
        />
      )}
      {data !== undefined && data.offers.length > 0 && (
        <ul className="grid gap-4">
          {data.offers.map((offer) => (
            <OfferLine key={offer.id} offer={offer} onWithdraw={() => setWithdrawing(offer)} />
          ))}
        </ul>
      )}
      {data?.offers[0] !== undefined && <WhoCanSee kind="offer" brandId={data.offers[0].location_id} />}
      {data !== undefined && data.approval !== null && (
        <Suspense fallback={null}>
          <ApprovalLine approval={data.approval} canSend={data.can_send} />
        </Suspense>
      )}
      {data?.can_send === true && (
        <div>
          <Button icon={<Icon of={FileSignature} />} onClick={() => setMaking(true)}>
            {t(data.offers.length === 0 ? 'panel.do' : 'panel.another')}
          </Button>
        </div>
      )}
      <Suspense fallback={null}>
        {making && <OfferDialog brandId={brandId} applicationId={applicationId} onClose={() => setMaking(false)} />}
        {withdrawing !== null && (
          <WithdrawDialog brandId={brandId} offer={withdrawing} onClose={() => setWithdrawing(null)} />
        )}
      </Suspense>
    </section>
  );
}

function OfferLine({ offer, onWithdraw }: { offer: Offer; onWithdraw: () => void }) {
  const { t, format } = useWords();
  const { pay, state } = offer;
  const zone = deviceZone();
  return (
    <li className="grid gap-1">
      <p className="flex flex-wrap items-center gap-2">
        <StateBadge state={state} />
        <span className="font-bold">{t(`pay.${pay.per}`, { amount: format.money(pay.amount, pay.currency) })}</span>
      </p>
      <p className="text-sm break-words text-ink-2">
        {t('panel.facts', {
          position: offer.position_name,
          day: format.date(offer.starts_on),
          hours: format.number(offer.hours_per_week),
        })}
      </p>
      {state === 'SENT' && (
        <p className="text-sm text-ink-2">
          {t('panel.until', { time: format.instant(lastMinute(offer.expires_at), offer.time_zone, 'short') })}
        </p>
      )}
      {state === 'ACCEPTED' && <p className="text-sm text-ink-2">{t('panel.hireReady')}</p>}
      {offer.decline_reason !== null && (
        <p className="text-sm">{t('panel.declined', { reason: t(`reasons.${offer.decline_reason}`) })}</p>
      )}
      {offer.decline_note !== '' && (
        <p dir="auto" className="text-sm break-words whitespace-pre-wrap">
          {offer.decline_note}
        </p>
      )}
      <LetterLine letter={offer.letter} />
      <ol className="grid gap-1 text-sm">
        {offer.history.map(({ deed, at, by_name: name }) => (
          <li key={`${deed}-${at}`} className="flex flex-wrap justify-between gap-x-3">
            <span>{name === '' ? t(`deeds.${deed}`) : t('deedBy', { deed: t(`deeds.${deed}`), name })}</span>
            <time dateTime={at} className="text-ink-2">
              {format.instant(at, zone, 'short')}
            </time>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <Link to={`/hiring/offers/${offer.id}`} className={linkButtonLook('secondary', 'sm')}>
          {t('panel.open')}
        </Link>
        {state === 'SENT' && (
          <Button size="sm" variant="ghost" onClick={onWithdraw}>
            {t('panel.withdraw')}
          </Button>
        )}
      </div>
    </li>
  );
}
