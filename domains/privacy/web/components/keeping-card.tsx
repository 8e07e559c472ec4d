import { Button } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { lazy, Suspense, useState } from 'react';
import { usePrivacyWords } from '../words.ts';

const KeepingDialog = lazy(async () => ({ default: (await import('./keeping-dialog.tsx')).KeepingDialog }));

/** Links to the retention settings of candidates' data. */
export function KeepingCard() {
  const { t } = usePrivacyWords();
  const [open, setOpen] = useState(false);
  return (
    <Card title={t('keep.title')}>
      <p className="text-ink-2">{t('keep.text')}</p>
      <Button className="mt-3" onClick={() => setOpen(true)}>
        {t('keep.open')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <KeepingDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Card>
  );
}
