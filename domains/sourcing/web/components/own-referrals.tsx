import { deviceZone } from '@hearth/i18n/device-zone';
import { useCall } from '@hearth/client/query';
import { useReadAgainOn } from '@hearth/client/use-read-again';
import { Badge } from '@hearth/ui/badge';
import { Button } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { useState } from 'react';
import { listOwnReferrals } from '../../contract/endpoints.ts';
import { REFERRAL_CHANGED } from '../../contract/events.ts';
import type { CoarseStage, OwnReferral } from '../../contract/schemas.ts';
import { useWords } from '../words.ts';

const STEP = 5;
const MOST = 100;
const TONES: Readonly<Record<CoarseStage, 'info' | 'ok' | 'neutral'>> = {
  APPLIED: 'info',
  IN_PROGRESS: 'info',
  HIRED: 'ok',
  NOT_THIS_TIME: 'neutral',
  NOT_COUNTED: 'neutral',
};

/** The reader's referrals with coarse stages and bonuses; nothing if there are none. Nothing where there are none. */
export function OwnReferrals() {
  const { t } = useWords();
  const [shown, setShown] = useState(STEP);
  const { data } = useCall(
    listOwnReferrals,
    { query: { limit: String(Math.min(MOST, shown + 1)) } },
    { keepPrevious: true },
  );
  useReadAgainOn([REFERRAL_CHANGED], [listOwnReferrals]);
  if (data === undefined || data.referrals.length === 0) return null;
  return (
    <Card flush title={t('refs.title')}>
      <ul className="divide-y divide-line">
        {data.referrals.slice(0, shown).map((one) => (
          <ReferralLine key={one.id} referral={one} />
        ))}
      </ul>
      {data.referrals.length > shown && (
        <Button variant="ghost" className="m-2" onClick={() => setShown((now) => now + STEP)}>
          {t('more')}
        </Button>
      )}
    </Card>
  );
}

function ReferralLine({ referral }: { readonly referral: OwnReferral }) {
  const { t, format } = useWords();
  return (
    <li className="grid gap-1 px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <h3 className="me-auto min-w-0 font-bold break-words" dir="auto">
          {referral.job_title}
        </h3>
        <Badge tone={TONES[referral.stage]}>{t(`refs.stage.${referral.stage}`)}</Badge>
      </div>
      <p className="text-sm text-ink-2">{format.instantDate(referral.at, deviceZone())}</p>
      {referral.bonus.length > 0 && (
        <ul className="grid gap-0.5 text-dense">
          {referral.bonus.map((part) => {
            const words = { amount: format.money(part.amount, part.currency), state: t(`bonus.${part.state}`) };
            return (
              <li key={part.id}>
                {part.state === 'WAITING' && part.due_on !== null
                  ? t('refs.partDue', { ...words, date: format.date(part.due_on, 'short') })
                  : t('refs.part', words)}
              </li>
            );
          })}
        </ul>
      )}
    </li>
  );
}
