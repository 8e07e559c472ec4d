import type { ShownWeek } from '@hearth/domains/scheduling/slots';
import { Button, IconButton } from '@hearth/ui/button';
import { Icon } from '@hearth/ui/icon';
import { MenuButton } from '@hearth/ui/menu-button';
import { CalendarPlus2, ChevronDown, Copy, LayoutTemplate, Repeat } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useWords } from '../words.ts';

const Templates = lazy(async () => ({ default: (await import('./templates.tsx')).Templates }));
const RecurringShifts = lazy(async () => ({
  default: (await import('./recurring/recurring-shifts.tsx')).RecurringShifts,
}));

/** All that a week can be made from: another week, a template, shifts that recur. */
export function WeekToolsMenu(week: ShownWeek) {
  const { t } = useWords();
  const [open, setOpen] = useState<'templates' | 'recurring' | null>(null);
  const onClose = (): void => setOpen(null);
  return (
    <>
      <MenuButton
        label={t('tools.button')}
        placement="bottom end"
        trigger={
          week.narrow ? (
            <IconButton label={t('tools.button')} icon={<Icon of={CalendarPlus2} size={20} />} />
          ) : (
            <Button icon={<Icon of={CalendarPlus2} />} iconEnd={<Icon of={ChevronDown} />}>
              {t('tools.button')}
            </Button>
          )
        }
        entries={[
          { id: 'copy', label: t('tools.copy'), icon: <Icon of={Copy} />, onSelect: week.onCopy },
          {
            id: 'templates',
            label: t('tools.templates'),
            icon: <Icon of={LayoutTemplate} />,
            onSelect: () => setOpen('templates'),
          },
          {
            id: 'recurring',
            label: t('tools.recurring'),
            icon: <Icon of={Repeat} />,
            onSelect: () => setOpen('recurring'),
          },
        ]}
      />
      <Suspense fallback={null}>
        {open === 'templates' && <Templates week={week} onClose={onClose} />}
        {open === 'recurring' && (
          <RecurringShifts locationId={week.locationId} choices={week.choices} onClose={onClose} />
        )}
      </Suspense>
    </>
  );
}
