import { LegalLinks } from '@hearth/domains/core/widgets';
import { addDays } from '@hearth/domains/scheduling/rules';
import { useFormat } from '@hearth/i18n/use-format';
import { Alert } from '@hearth/ui/alert';
import { Avatar } from '@hearth/ui/avatar';
import { Button, IconButton } from '@hearth/ui/button';
import { EmptyState } from '@hearth/ui/empty-state';
import { Icon } from '@hearth/ui/icon';
import { PRINTED, usePrintOnly } from '@hearth/ui/print-only';
import { SearchField } from '@hearth/ui/search-field';
import { CalendarDays, ChevronLeft, ChevronRight, Printer } from 'lucide-react';
import { useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import type { SharedWeek } from '../../../contract/team-link-schemas.ts';
import type { SheetWeek } from '../../../rules/week-sheet.ts';
import { Sheet } from '../print/sheet.tsx';
import { SharedDays } from './shared-days.tsx';
import { SharedTable } from './shared-table.tsx';
import { useTeamLinkWords } from './words.ts';

/** From how many people on a name is worth searching for. */
const MANY_PEOPLE = 8;

interface ViewProps {
  readonly shared: SharedWeek;
  readonly busy: boolean;
  readonly problem: string | null;
  readonly onShow: (day: string) => void;
}

/** A published week as its link shows it: days below one another on phones, a line for each person where there is room. */
export function SharedWeekView({ shared, busy, problem, onShow }: ViewProps) {
  const { t } = useTeamLinkWords();
  const format = useFormat();
  const [search, setSearch] = useState('');
  const week = useMemo(() => toSheetWeek(shared), [shared]);
  const shifts = useMemo(() => shared.shifts.map((shift) => ({ ...shift, note: '' })), [shared]);
  const wanted = search.trim().toLowerCase();
  const found = useMemo(() => {
    if (wanted === '') return shifts;
    const named = new Set(
      shared.people.filter(({ name }) => name.toLowerCase().includes(wanted)).map(({ employee_id: id }) => id),
    );
    return shifts.filter(({ employee_id: id }) => named.has(id ?? ''));
  }, [shifts, shared, wanted]);
  const { published_at: at, location, today } = shared;
  const stamp = at === null ? '' : t('stamp', { at: format.instant(at, location.time_zone) });
  const parts = { week, shifts: found, today };
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr] bg-bg text-ink">
      <header className="bg-header px-4 py-3 text-on-header">
        <div className="mx-auto flex max-w-[90rem] items-center gap-3">
          {shared.house.logo === null ? (
            <Avatar name={shared.house.name} size={32} />
          ) : (
            <img src={shared.house.logo} alt="" width={32} height={32} className="size-8 rounded-md" />
          )}
          <h1 className="min-w-0 truncate text-lg font-bold" dir="auto">
            {location.name}
          </h1>
        </div>
      </header>
      <main className="mx-auto grid w-full max-w-[90rem] grid-cols-[minmax(0,1fr)] content-start gap-4 p-4">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <WeekSteps shared={shared} busy={busy} onShow={onShow} />
          {stamp !== '' && <p className="text-sm text-ink-2">{stamp}</p>}
          <div className="ms-auto flex flex-wrap items-center gap-2 phone:w-full">
            {shared.people.length >= MANY_PEOPLE && (
              <SearchField
                label={t('find')}
                placeholder={t('find')}
                clearLabel={t('clearFind')}
                value={search}
                onChange={setSearch}
                className="sm:w-60 phone:flex-1"
              />
            )}
            {shifts.length > 0 && (
              <Button icon={<Icon of={Printer} />} className="phone:hidden" onClick={() => window.print()}>
                {t('print')}
              </Button>
            )}
          </div>
        </div>
        {problem !== null && (
          <Alert tone="bad" urgent>
            {problem}
          </Alert>
        )}
        {shifts.length === 0 && (
          <EmptyState headingLevel={2} icon={<Icon of={CalendarDays} size={24} />} title={t('none')}>
            {t('noneNote')}
          </EmptyState>
        )}
        {shifts.length > 0 && found.length === 0 && <p className="py-8 text-center text-ink-2">{t('noMatch')}</p>}
        {found.length > 0 && (
          <>
            <div className="lg:hidden">
              <SharedDays {...parts} />
            </div>
            <div className="hidden lg:block">
              <SharedTable {...parts} />
            </div>
          </>
        )}
        <LegalLinks links={shared.house} className="text-sm text-ink-2" />
      </main>
      <OnPaper week={week} shifts={shifts} stamp={stamp} />
    </div>
  );
}

function WeekSteps({ shared: { week, earlier, later }, busy, onShow }: Omit<ViewProps, 'problem'>) {
  const { t } = useTeamLinkWords();
  const format = useFormat();
  return (
    <div className="flex items-center gap-1">
      <IconButton
        label={t('earlier')}
        icon={<Icon of={ChevronLeft} size={20} directional />}
        disabled={busy || earlier === null}
        onClick={() => earlier !== null && onShow(earlier)}
      />
      <h2 className="min-w-40 text-center text-lg font-bold" aria-live="polite">
        {format.dateRange(week, addDays(week, 6), 'medium')}
      </h2>
      <IconButton
        label={t('later')}
        icon={<Icon of={ChevronRight} size={20} directional />}
        disabled={busy || later === null}
        onClick={() => later !== null && onShow(later)}
      />
    </div>
  );
}

interface PaperProps {
  readonly week: SheetWeek;
  readonly shifts: Parameters<typeof Sheet>[0]['shifts'];
  readonly stamp: string;
}

/** What the printer gets. */
function OnPaper({ week, shifts, stamp }: PaperProps) {
  usePrintOnly('size: landscape; margin: 10mm');
  return createPortal(
    <div {...PRINTED} data-theme="light" className="hidden bg-[#fff] text-[#000] print:block">
      <Sheet week={week} notes={new Map()} shifts={shifts} layout="person" fullNames stamp={stamp} />
    </div>,
    document.body,
  );
}

/** The server has written the names as they are shown. */
function toSheetWeek({ location, week, people, positions }: SharedWeek): SheetWeek {
  return {
    location,
    week,
    positions,
    people: people.map(({ name, ...person }) => ({ ...person, first_name: name, last_name: '' })),
  };
}
