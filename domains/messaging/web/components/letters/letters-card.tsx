import { hasPermission, useBrand } from '@hearth/client/person';
import { HiringWords } from '@hearth/domains/applications/widgets';
import { Button } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { lazy, Suspense, useState } from 'react';
import { useTemplateWords } from '../templates/words.ts';

const LettersDialog = lazy(async () => ({ default: (await import('./letters-dialog.tsx')).LettersDialog }));

/** The way to what goes out for which reason and at which step. */
export function LettersCard() {
  const { t } = useTemplateWords();
  const brand = useBrand();
  const [open, setOpen] = useState(false);
  if (!hasPermission(brand, 'VIEW_MESSAGES')) return null;
  return (
    <Card title={t('beforehand.title')}>
      <p className="text-ink-2">{t('beforehand.text')}</p>
      <Button className="mt-3" onClick={() => setOpen(true)}>
        {t('beforehand.open')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <HiringWords>{(words) => <LettersDialog words={words} onClose={() => setOpen(false)} />}</HiringWords>
        </Suspense>
      )}
    </Card>
  );
}
