import { useCall } from '@hearth/client/query';
import { addDays } from '@hearth/domains/scheduling/rules';
import type { ScheduleWeek } from '@hearth/domains/scheduling/schemas';
import { listDayNotes } from '@hearth/domains/workplace/contract';
import { useFormat } from '@hearth/i18n/use-format';
import { Button } from '@hearth/ui/button';
import { Checkbox } from '@hearth/ui/checkbox';
import { EmptyState } from '@hearth/ui/empty-state';
import { Icon } from '@hearth/ui/icon';
import { PRINTED, usePrintOnly } from '@hearth/ui/print-only';
import { SegmentedControl } from '@hearth/ui/segmented-control';
import { Printer } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { notesOnSheet, shiftsOnSheet } from '../../../rules/week-sheet.ts';
import { useWords } from '../../words.ts';
import { Sheet } from './sheet.tsx';
import type { Layout } from './sheet.tsx';

const LAYOUTS = ['person', 'department', 'day'] as const satisfies readonly Layout[];
const PAGE: Readonly<Record<Layout, string>> = {
  person: 'size: landscape; margin: 10mm',
  department: 'size: landscape; margin: 10mm',
  day: 'size: portrait; margin: 12mm',
};

/** A week on paper: how it is laid out is chosen above, and seen below as it will be printed. */
export function PrintWeek({ week }: { readonly week: ScheduleWeek }) {
  const { t } = useWords();
  const format = useFormat();
  const [layout, setLayout] = useState<Layout>('person');
  const [fullNames, setFullNames] = useState(false);
  const published = useMemo(() => shiftsOnSheet(week.shifts, false), [week]);
  const planned = useMemo(() => shiftsOnSheet(week.shifts, true), [week]);
  // What staff have not seen is on the wall only if a manager wants it there.
  const [drafts, setDrafts] = useState(false);
  const hasDrafts = week.may.edit && week.shifts.some((shift) => shift.published !== 'same' || shift.removed);
  const shifts = drafts && hasDrafts ? planned : published;
  const { data } = useCall(listDayNotes, {
    params: { id: week.location.id },
    query: { from: week.week, to: addDays(week.week, 6) },
  });
  const notes = useMemo(() => notesOnSheet(data?.notes ?? [], week.week), [data, week]);
  const { location, published_at: at, publication_number: number } = week;
  const version = at === null ? '' : t('print.version', { number, at: format.instant(at, location.time_zone) });
  const stamp = drafts && hasDrafts ? t('print.withDrafts') : version;
  const sheet = { week, notes, shifts, layout, fullNames, stamp };
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <SegmentedControl
          label={t('print.layout')}
          value={layout}
          onChange={setLayout}
          segments={LAYOUTS.map((value) => ({ value, label: t(`print.layouts.${value}`) }))}
        />
        <Checkbox
          label={t('print.fullNames')}
          checked={fullNames}
          onChange={({ target }) => setFullNames(target.checked)}
        />
        {hasDrafts && (
          <Checkbox label={t('print.drafts')} checked={drafts} onChange={({ target }) => setDrafts(target.checked)} />
        )}
        <Button
          variant="primary"
          className="ms-auto"
          icon={<Icon of={Printer} />}
          disabled={shifts.length === 0}
          onClick={() => window.print()}
        >
          {t('print.print')}
        </Button>
      </div>
      {shifts.length === 0 ? (
        <EmptyState icon={<Icon of={Printer} size={24} />} title={t('print.none')}>
          {t(hasDrafts ? 'print.noneButDrafts' : 'print.noneNote')}
        </EmptyState>
      ) : (
        <>
          <div className="overflow-x-auto rounded-md border border-line shadow-raised print:hidden">
            <div data-theme="light" className="min-w-[62rem] bg-[#fff] p-6 text-[#000]">
              <Sheet {...sheet} />
            </div>
          </div>
          <Printed layout={layout}>
            <Sheet {...sheet} />
          </Printed>
        </>
      )}
    </>
  );
}

/** What the printer gets, outside the application's layout so that nothing cuts it. */
function Printed({ layout, children }: { readonly layout: Layout; readonly children: ReactNode }) {
  usePrintOnly(PAGE[layout]);
  return createPortal(
    <div {...PRINTED} data-theme="light" className="hidden bg-[#fff] text-[#000] print:block">
      {children}
    </div>,
    document.body,
  );
}
