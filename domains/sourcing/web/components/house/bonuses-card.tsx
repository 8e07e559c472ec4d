import { hasPermission, useBrand } from '@hearth/client/person';
import { Button } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { lazy, Suspense, useState } from 'react';
import { useEmployerWords } from './words.ts';

const BonusesDrawer = lazy(async () => ({ default: (await import('./bonuses-drawer.tsx')).BonusesDrawer }));

/** Links deciders to bonus rules and earned bonuses; nothing for others. */
export function BonusesCard() {
  const { t } = useEmployerWords();
  const brand = useBrand();
  const [open, setOpen] = useState(false);
  if (!hasPermission(brand, 'DECIDE_BONUSES')) return null;
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
