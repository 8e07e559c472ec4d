import { ExportMenu } from '@hearth/domains/exports/widgets';
import { Button, IconButton } from '@hearth/ui/button';
import { Icon } from '@hearth/ui/icon';
import { SegmentedControl } from '@hearth/ui/segmented-control';
import { Copy, Redo2, Undo2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { exportShifts } from '../../../contract/endpoints.ts';
import { addDays } from '../../../rules/hours/time.ts';
import { useSchedule, useScheduleEditor } from '../editor/use-schedule.ts';
import { PublishButton } from '../publish/publish-button.tsx';
import { SavingNote } from '../saving/saving-note.tsx';
import { WeekChoice } from './week-choice.tsx';

const CopyDialog = lazy(() => import('./copy-dialog.tsx'));

type ToolbarProps = {
  today: string;
  date: string;
  view: 'week' | 'day';
  narrow: boolean;
  onGo: (date: string, view: 'week' | 'day') => void;
};

/** Which week, how it is saved, undo and redo, copying and publishing. */
export function Toolbar({ today, date, view, narrow, onGo }: ToolbarProps) {
  const { snapshot, phrases, mayEdit } = useSchedule();
  const editor = useScheduleEditor();
  const { t } = phrases;
  const { week } = snapshot;
  const [copying, setCopying] = useState(false);
  const exportMenu = (
    <ExportMenu
      endpoint={exportShifts}
      brandId={week.location.id}
      filter={{ from: week.week, to: addDays(week.week, 6) }}
      compact={narrow}
    />
  );
  return (
    <div className="flex flex-wrap items-center gap-2 px-4 pt-2.5 pb-2">
      <WeekChoice today={today} date={date} view={view} onGo={onGo}>
        {narrow && <span className="ms-auto">{exportMenu}</span>}
      </WeekChoice>
      <SegmentedControl
        label={t('week.view')}
        className="max-sm:hidden"
        segments={[
          { value: 'week', label: t('week.week') },
          { value: 'day', label: t('week.day') },
        ]}
        value={view}
        onChange={(next) => onGo(date, next)}
      />
      <span className="flex-1" />
      <SavingNote />
      {mayEdit && (
        <>
          <span className="inline-flex">
            <IconButton
              label={`${t('tools.undo')} (Ctrl Z)`}
              icon={<Icon of={Undo2} directional />}
              disabled={!snapshot.canUndo}
              onClick={editor.undo}
            />
            <IconButton
              label={`${t('tools.redo')} (Ctrl Shift Z)`}
              icon={<Icon of={Redo2} directional />}
              disabled={!snapshot.canRedo}
              onClick={editor.redo}
            />
          </span>
          {narrow ? (
            <IconButton
              label={t('tools.copyWeek')}
              icon={<Icon of={Copy} size={20} />}
              onClick={() => setCopying(true)}
            />
          ) : (
            <Button icon={<Icon of={Copy} />} onClick={() => setCopying(true)}>
              {t('tools.copyWeek')}
            </Button>
          )}
        </>
      )}
      {!narrow && exportMenu}
      <PublishButton wide={narrow} />
      {copying && (
        <Suspense fallback={null}>
          <CopyDialog onClose={() => setCopying(false)} />
        </Suspense>
      )}
    </div>
  );
}
