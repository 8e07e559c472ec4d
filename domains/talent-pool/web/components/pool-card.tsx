import { hasPermission, useBrand } from '@hearth/client/person';
import { useCall } from '@hearth/client/query';
import { Button } from '@hearth/ui/button';
import { lazy, Suspense, useState } from 'react';
import { getPoolEntry } from '../../contract/endpoints.ts';
import { usePoolWords } from '../words.ts';
import { EntryFacts } from './entry-facts.tsx';

/** What a press opens comes with the press. */
const AddDialog = lazy(async () => ({ default: (await import('./add-dialog.tsx')).AddDialog }));
const EntryDialog = lazy(async () => ({ default: (await import('./entry-dialog.tsx')).EntryDialog }));

/**
 * Shows whether a candidate is in the pool and lets the reader add them, if allowed. Nothing of it where the reader
 * may do neither.
 */
export function PoolCard({ applicationId, stage }: { readonly applicationId: string; readonly stage: string }) {
  const { t } = usePoolWords();
  const brand = useBrand();
  const [open, setOpen] = useState(false);
  const { data } = useCall(getPoolEntry, { params: { id: brand.id, application_id: applicationId } });
  const mayEdit = hasPermission(brand, 'MANAGE_APPLICATIONS');
  if (data === undefined) return null;
  const { entry } = data;
  if (entry === null && !(mayEdit && stage !== 'HIRED')) return null;
  const close = (): void => setOpen(false);
  return (
    <section className="grid gap-2 border-b border-line p-4">
      <h3 className="font-bold">{t(entry === null ? 'title' : 'card.in')}</h3>
      {entry !== null && <EntryFacts entry={entry} />}
      {mayEdit && (
        <div>
          <Button size="sm" onClick={() => setOpen(true)}>
            {t(entry === null ? 'add.open' : 'entry.change')}
          </Button>
        </div>
      )}
      {open && (
        <Suspense fallback={null}>
          {entry === null ? (
            <AddDialog applicationIds={[applicationId]} onClose={close} />
          ) : (
            <EntryDialog entry={entry} onClose={close} />
          )}
        </Suspense>
      )}
    </section>
  );
}
