import { Button } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { lazy, Suspense, useState } from 'react';
import type { ClockShift } from '../../../contract/schemas.ts';
import { isForToday } from './person-menu.tsx';
import { useLiveWords } from './words.ts';

const CallDialog = lazy(async () => ({ default: (await import('./call-dialog.tsx')).CallDialog }));

interface OpenProps {
  readonly shifts: readonly ClockShift[];
  readonly brandId: string;
  readonly now: string;
  readonly zone: string;
  readonly canAct: boolean;
}

/** Shifts of the day that nobody holds, with the way to fill each; nothing where there is none. */
export function OpenShifts({ shifts, brandId, now, zone, canAct }: OpenProps) {
  const { t, format } = useLiveWords();
  const [called, setCalled] = useState<ClockShift | null>(null);
  if (shifts.length === 0) return null;
  return (
    <Card flush title={t('open.title')}>
      <ul className="divide-y divide-line">
        {shifts.map((shift) => (
          <li key={shift.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5">
            <span className="min-w-40 flex-1 font-bold">{shift.position_name ?? t('open.none')}</span>
            <span className="tabular-nums">
              {`${format.instantTime(shift.starts_at, zone)}–${format.instantTime(shift.ends_at, zone)}`}
            </span>
            {canAct && isForToday(shift, now, zone) && (
              <Button size="sm" onClick={() => setCalled(shift)}>
                {t('callIn')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {called !== null && (
        <Suspense fallback={null}>
          <CallDialog brandId={brandId} shift={called} holder={null} zone={zone} onClose={() => setCalled(null)} />
        </Suspense>
      )}
    </Card>
  );
}
