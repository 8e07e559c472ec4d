import { hasPermission, useBrand } from '@hearth/client/person';
import { Button } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { lazy, Suspense, useState } from 'react';
import { useApprovalWords } from './words.ts';

const RuleDialog = lazy(async () => ({ default: (await import('./rule-dialog.tsx')).RuleDialog }));

/** Links managers of the brand to its approval rule for offers. */
export function OfferRuleCard() {
  const t = useApprovalWords();
  const brand = useBrand();
  const [open, setOpen] = useState(false);
  if (!hasPermission(brand, 'MANAGE_BRAND')) return null;
  return (
    <Card title={t('title')}>
      <p className="text-ink-2">{t('text')}</p>
      <Button className="mt-3" onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <RuleDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Card>
  );
}
