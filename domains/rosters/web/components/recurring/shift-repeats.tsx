import { useCall } from '@hearth/client/query';
import type { PlanningChoices } from '@hearth/domains/scheduling/slots';
import type { Shift } from '@hearth/domains/scheduling/schemas';
import { Button } from '@hearth/ui/button';
import { Icon } from '@hearth/ui/icon';
import { Repeat } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { listRecurringShifts } from '../../../contract/recurring-endpoints.ts';
import { usePatternText } from './pattern-text.ts';
import { useRecurringWords } from './words.ts';

const RecurringDialog = lazy(async () => ({ default: (await import('./recurring-dialog.tsx')).RecurringDialog }));

type RepeatsProps = { readonly locationId: string; readonly shift: Shift; readonly choices: PlanningChoices };

/** Under a shift: whether it recurs, and a way to make it recur or to change all of them. */
export function ShiftRepeats({ locationId, shift, choices }: RepeatsProps) {
  const { t } = useRecurringWords();
  const patternText = usePatternText();
  const read = useCall(listRecurringShifts, { params: { id: locationId }, query: { shift_id: shift.id } });
  const [open, setOpen] = useState(false);
  if (read.data === undefined) return null;
  const [recurring] = read.data.recurring;
  return (
    <div className="mt-3 grid gap-1 border-t border-line pt-3 text-dense">
      {recurring !== undefined && (
        <p className="text-ink-2">
          {patternText(recurring)} {t('onlyThis')}
        </p>
      )}
      <Button size="sm" className="justify-self-start" icon={<Icon of={Repeat} />} onClick={() => setOpen(true)}>
        {t(recurring === undefined ? 'repeat' : 'editAll')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <RecurringDialog
            locationId={locationId}
            choices={choices}
            recurring={recurring ?? null}
            shift={shift}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
