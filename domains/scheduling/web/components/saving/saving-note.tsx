import { Icon } from '@hearth/ui/icon';
import { CircleAlert, Cloud, CloudOff, CloudUpload, PencilOff } from 'lucide-react';
import { useSchedule, useScheduleEditor } from '../editor/use-schedule.ts';

/** The save state as text and icon, announced to screen readers only on failure. */
export function SavingNote() {
  const { snapshot, phrases, mayEdit } = useSchedule();
  const { weekEditor } = useScheduleEditor();
  const { saving, week } = snapshot;
  const { t, format } = phrases;
  if (!mayEdit) return <Note icon={PencilOff} text={t('saving.readOnly')} />;
  switch (saving.kind) {
    case 'saved':
      return (
        <Note
          icon={Cloud}
          text={
            saving.at === null
              ? t('saving.allSaved')
              : t('saving.saved', { time: format.instantTime(saving.at, week.location.time_zone) })
          }
        />
      );
    case 'saving':
      return <Note icon={CloudUpload} text={t('saving.saving')} />;
    case 'offline':
      return (
        <span
          role="status"
          className="flex items-center gap-2 rounded-sm bg-warn-soft px-2.5 py-1 text-sm font-bold text-warn"
        >
          <Icon of={CloudOff} />
          {t('saving.offline', { count: saving.count })}
          <button type="button" className="min-h-6 underline" onClick={weekEditor.retry}>
            {t('again')}
          </button>
        </span>
      );
    case 'refused':
      return <Note icon={CircleAlert} text={t('saving.refused')} bad />;
  }
}

function Note({ icon, text, bad = false }: { icon: typeof Cloud; text: string; bad?: boolean }) {
  return (
    <span
      className={`flex items-center gap-1.5 px-1 text-sm whitespace-nowrap ${bad ? 'font-bold text-bad' : 'text-ink-2'}`}
    >
      <Icon of={icon} />
      {/* What went well needs no words beside the tools of a phone. */}
      <span className={bad ? '' : 'phone:sr-only'}>{text}</span>
    </span>
  );
}
