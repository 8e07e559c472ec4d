import type { ShownCover } from '@hearth/domains/scheduling/slots';
import { useFormat } from '@hearth/i18n/use-format';
import { Button } from '@hearth/ui/button';
import { Modal } from '@hearth/ui/modal';
import { useState } from 'react';
import type { Cover, Gap } from '../../../rules/staffing/cover.ts';
import { CoverLine } from './cover-line.tsx';
import { GapPeople } from './gap-people.tsx';
import { useCoverWords } from './words.ts';

type DialogProps = {
  readonly shown: ShownCover;
  readonly date: string;
  readonly counted: { readonly covers: ReadonlyMap<string, Cover>; readonly gaps: readonly Gap[] };
  readonly names: ReadonlyMap<string, string>;
  readonly onClose: () => void;
};

/** A day: who is needed beside who is scheduled in each position, and its gaps with people who could fill them. */
export function CoverDialog({ shown, date, counted, names, onClose }: DialogProps) {
  const { t } = useCoverWords();
  const format = useFormat();
  const [open, setOpen] = useState<string | null>(null);
  const gaps = counted.gaps.filter((gap) => gap.date === date);
  const day = shown.dates.indexOf(date);
  const keyOf = (gap: Gap): string => `${gap.positionId} ${gap.start}`;
  return (
    <Modal
      open
      onClose={onClose}
      closeLabel={t('close')}
      size="lg"
      title={t('day', { day: format.date(date, 'full') })}
      description={t('legend')}
    >
      <div className="grid gap-4">
        {[...counted.covers].map(([positionId, cover]) => (
          <section key={positionId} className="grid gap-1">
            <h3 className="font-bold">{names.get(positionId) ?? ''}</h3>
            <CoverLine covers={new Map([[positionId, cover]])} day={day} height={44} />
            <div className="flex justify-between text-sm text-ink-2" aria-hidden="true">
              {['00:00', '06:00', '12:00', '18:00', '00:00'].map((time, index) => (
                <span key={index}>{format.time(time)}</span>
              ))}
            </div>
            <ul className="divide-y divide-line">
              {gaps
                .filter((gap) => gap.positionId === positionId)
                .map((gap) => (
                  <li key={keyOf(gap)} className="grid gap-2 py-1.5">
                    <span className="flex items-center justify-between gap-3">
                      <span>
                        {format.timeRange(gap.start, gap.end)} · {t('missing', { count: gap.missing })}
                      </span>
                      {shown.week.may.edit && (
                        <Button
                          size="sm"
                          aria-expanded={open === keyOf(gap)}
                          onClick={() => setOpen(open === keyOf(gap) ? null : keyOf(gap))}
                        >
                          {t('find')}
                        </Button>
                      )}
                    </span>
                    {open === keyOf(gap) && <GapPeople shown={shown} gap={gap} onAssigned={() => setOpen(null)} />}
                  </li>
                ))}
            </ul>
          </section>
        ))}
        {gaps.length === 0 && <p className="text-ink-2">{t('allCovered')}</p>}
      </div>
    </Modal>
  );
}
