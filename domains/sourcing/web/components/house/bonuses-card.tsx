import { mayDo, useBrand } from '@hearth/client/person';
import { Button } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { lazy, Suspense, useState } from 'react';
import { useHouseWords } from './words.ts';

const BonusesDrawer = lazy(async () => ({ default: (await import('./bonuses-drawer.tsx')).BonusesDrawer }));

/** The way to what is promised for referrals, and to what was earned; nothing for those who do not decide about it. */
export function BonusesCard() {
  const { t } = useHouseWords();
  const brand = useBrand();
  const [open, setOpen] = useState(false);
  if (!mayDo(brand, 'DECIDE_BONUSES')) return null;
  return (
    <Card title={t('bon.title')}>
      <p className="text-ink-2">{t('bon.text')}</p>
      <Button className="mt-3" onClick={() => setOpen(true)}>
        {t('bon.open')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <BonusesDrawer onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Card>
  );
}
