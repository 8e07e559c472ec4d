import { IconButton } from '@hearth/ui/button';
import { Icon } from '@hearth/ui/icon';
import { chordName } from '@hearth/ui/kbd';
import { SegmentedControl } from '@hearth/ui/segmented-control';
import { Redo2, Undo2 } from 'lucide-react';
import { Suspense } from 'react';
import { useNavigate } from 'react-router';
import { PublishButton, SavingNote, WeekExport, WeekTools } from '../editor/deferred-parts.ts';
import { useSchedule, useScheduleEditor } from '../editor/use-schedule.ts';
import { WeekChoice } from './week-choice.tsx';

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
  const navigate = useNavigate();
  const exportMenu = (
    <Suspense fallback={null}>
      <WeekExport narrow={narrow} />
    </Suspense>
  );
  return (
    <div className="flex flex-wrap items-center gap-2 px-4 pt-2.5 pb-2">
      <WeekChoice today={today} date={date} view={view} onGo={onGo}>
        {narrow && <span className="ms-auto">{exportMenu}</span>}
      </WeekChoice>
      <SegmentedControl<'week' | 'day' | 'month'>
        label={t('week.view')}
        className="max-sm:hidden"
        segments={[
          { value: 'week', label: t('week.week') },
          { value: 'day', label: t('week.day') },
          { value: 'month', label: t('week.month') },
        ]}
        value={view}
        onChange={(next) => (next === 'month' ? void navigate(`/schedule/month?date=${date}`) : onGo(date, next))}
      />
      <span className="flex-1" />
      <Suspense fallback={null}>
        <SavingNote />
      </Suspense>
      {mayEdit && (
        <>
          <span className="inline-flex">
            <IconButton
              label={`${t('tools.undo')} (${chordName(['Ctrl', 'Z'], phrases.language)})`}
              icon={<Icon of={Undo2} directional />}
              disabled={!snapshot.canUndo}
              onClick={editor.undo}
            />
            <IconButton
              label={`${t('tools.redo')} (${chordName(['Ctrl', 'Shift', 'Z'], phrases.language)})`}
              icon={<Icon of={Redo2} directional />}
              disabled={!snapshot.canRedo}
              onClick={editor.redo}
            />
          </span>
          <Suspense fallback={<span className="phone:size-11" />}>
            <WeekTools narrow={narrow} />
          </Suspense>
        </>
      )}
      {!narrow && exportMenu}
      <Suspense fallback={narrow ? null : <span className="w-30" />}>
        <PublishButton wide={narrow} />
      </Suspense>
    </div>
  );
}
