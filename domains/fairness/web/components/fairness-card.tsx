import { hasPermission, useBrand } from '@hearth/client/person';
import { Button } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { lazy, Suspense, useState } from 'react';
import { useFairnessWords } from '../words.ts';

const FairnessDialog = lazy(async () => ({ default: (await import('./fairness-dialog.tsx')).FairnessDialog }));

/** Links managers of a whole group to its statistics. Parts of a group have none. */
export function FairnessCard() {
  const { t } = useFairnessWords();
  const brand = useBrand();
  const [open, setOpen] = useState(false);
  if (brand.id !== brand.groupId || !hasPermission(brand, 'MANAGE_BRAND')) return null;
  return (
    <Card title={t('report.title')}>
      <p className="text-ink-2">{t('report.text')}</p>
      <Button className="mt-3" onClick={() => setOpen(true)}>
        {t('report.open')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <FairnessDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Card>
  );
}
