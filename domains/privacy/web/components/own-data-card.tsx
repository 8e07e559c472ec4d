import { useCall } from '@hearth/client/query';
import { listOwnApplications } from '@hearth/domains/applications/contract';
import { Button } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { lazy, Suspense, useState } from 'react';
import { usePrivacyWords } from '../words.ts';

const TakeDialog = lazy(async () => ({ default: (await import('./take-dialog.tsx')).TakeDialog }));
const ForgetDialog = lazy(async () => ({ default: (await import('./forget-dialog.tsx')).ForgetDialog }));

/** Lets candidates export or delete their data. Shown only if there is any. */
export function OwnDataCard() {
  const { t } = usePrivacyWords();
  const [open, setOpen] = useState<'take' | 'forget' | null>(null);
  // The question that the page above asks too: it is asked once.
  const { data } = useCall(listOwnApplications, { query: { limit: '20' } });
  if (data === undefined || (data.total === 0 && open === null)) return null;
  const close = (): void => setOpen(null);
  return (
    <Card title={t('card.title')}>
      <p className="text-ink-2">{t('card.text')}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button onClick={() => setOpen('take')}>{t('take.open')}</Button>
        <Button variant="ghost" onClick={() => setOpen('forget')}>
          {t('forget.open')}
        </Button>
      </div>
      <Suspense fallback={null}>
        {open === 'take' && <TakeDialog onClose={close} />}
        {open === 'forget' && <ForgetDialog onClose={close} />}
      </Suspense>
    </Card>
  );
}
