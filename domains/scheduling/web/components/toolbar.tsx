import { Button, IconButton } from '@hearth/ui/button';
import { Icon } from '@hearth/ui/icon';
import { SegmentedControl } from '@hearth/ui/segmented-control';
import { Copy, Redo2, Send, Undo2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { changesToPublish } from '../../rules/publish.ts';
import { useDesk } from './desk.ts';
import { SavingNote } from './saving-note.tsx';
import { WeekChoice } from './week-choice.tsx';

const CopyDialog = lazy(() => import('./copy-dialog.tsx'));
const PublishDialog = lazy(() => import('./publish-dialog.tsx'));

type ToolbarProps = {
  today: string;
  date: string;
  view: 'week' | 'day';
  narrow: boolean;
  onGo: (date: string, view: 'week' | 'day') => void;
};

/** Which week, how it is saved, undo and redo, copying, publishing. */
export function Toolbar({ today, date, view, narrow, onGo }: ToolbarProps) {
  const desk = useDesk();
  const { snapshot, words, mayEdit } = desk;
  const { t } = words;
  const [open, setOpen] = useState<'copy' | 'publish' | null>(null);
  const { may } = snapshot.week;
  const changes = changesToPublish(snapshot.roster.shifts.values()).length;
  return (
    <div className="flex flex-wrap items-center gap-2 px-4 pt-2.5 pb-2">
      <WeekChoice today={today} date={date} view={view} onGo={onGo} />
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
              onClick={desk.undo}
            />
            <IconButton
              label={`${t('tools.redo')} (Ctrl Shift Z)`}
              icon={<Icon of={Redo2} directional />}
              disabled={!snapshot.canRedo}
              onClick={desk.redo}
            />
          </span>
          {narrow ? (
            <IconButton
              label={t('tools.copyWeek')}
              icon={<Icon of={Copy} size={20} />}
              onClick={() => setOpen('copy')}
            />
          ) : (
            <Button icon={<Icon of={Copy} />} onClick={() => setOpen('copy')}>
              {t('tools.copyWeek')}
            </Button>
          )}
        </>
      )}
      {may.publish && (!narrow || changes > 0) && (
        <div className={narrow ? 'fixed inset-x-0 bottom-0 z-sticky border-t border-line bg-surface p-3' : 'contents'}>
          <Button
            variant="primary"
            wide={narrow}
            icon={<Icon of={Send} directional />}
            disabledReason={changes === 0 ? t('publish.nothing') : undefined}
            onClick={() => setOpen('publish')}
          >
            {changes === 0 ? t('publish.done') : t('publish.button', { count: changes })}
          </Button>
        </div>
      )}
      {open !== null && (
        <Suspense fallback={null}>
          {open === 'copy' ? (
            <CopyDialog onClose={() => setOpen(null)} />
          ) : (
            <PublishDialog onClose={() => setOpen(null)} />
          )}
        </Suspense>
      )}
    </div>
  );
}
