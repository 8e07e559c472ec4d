import { Slot } from '@hearth/client/slots';
import { Button, IconButton } from '@hearth/ui/button';
import { Icon } from '@hearth/ui/icon';
import { Copy } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { WEEK_TOOLS } from '../../slots.ts';
import { usePlanningChoices } from '../shift/use-planning-choices.ts';
import { useSchedule, useScheduleEditor } from '../editor/use-schedule.ts';

const CopyDialog = lazy(() => import('./copy-dialog.tsx'));

/** What a week can be made from: another week, and what other domains add. */
export default function WeekTools({ narrow }: { readonly narrow: boolean }) {
  const { snapshot } = useSchedule();
  const { weekEditor } = useScheduleEditor();
  const [copying, setCopying] = useState(false);
  const { location, week } = snapshot.week;
  const shown = {
    locationId: location.id,
    locationName: location.name,
    week,
    positions: usePositions(),
    choices: usePlanningChoices(),
    narrow,
    onCopy: () => setCopying(true),
    own: weekEditor.own,
    takeIn: weekEditor.takeIn,
  };
  return (
    <>
      <Slot of={WEEK_TOOLS} with={shown} fallback={<CopyButton narrow={narrow} onCopy={shown.onCopy} />} />
      {copying && (
        <Suspense fallback={null}>
          <CopyDialog onClose={() => setCopying(false)} />
        </Suspense>
      )}
    </>
  );
}

function CopyButton({ narrow, onCopy }: { readonly narrow: boolean; readonly onCopy: () => void }) {
  const { t } = useSchedule().phrases;
  return narrow ? (
    <IconButton label={t('tools.copyWeek')} icon={<Icon of={Copy} size={20} />} onClick={onCopy} />
  ) : (
    <Button icon={<Icon of={Copy} />} onClick={onCopy}>
      {t('tools.copyWeek')}
    </Button>
  );
}

/** The positions of the shifts of this week, those without one last. */
function usePositions(): { id: string | null; name: string }[] {
  const { snapshot } = useSchedule();
  const used = new Set(
    [...snapshot.roster.shifts.values()].flatMap((shift) => (shift.removed ? [] : [shift.position_id])),
  );
  const named = snapshot.week.positions.filter(({ id }) => used.has(id)).map(({ id, name }) => ({ id, name }));
  return used.has(null) ? [...named, { id: null, name: '' }] : named;
}
