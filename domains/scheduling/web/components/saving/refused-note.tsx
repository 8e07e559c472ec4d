import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { useSchedule, useScheduleEditor } from '../editor/use-schedule.ts';
import { useDialogPhrases } from '../dialogs/phrases.ts';
import { toQuestion } from '../conflicts/question.ts';

/** A refusal of the server that is no question: what happened, what was kept, and the two ways on. */
export default function RefusedNote() {
  const { snapshot, phrases } = useSchedule();
  const { weekEditor } = useScheduleEditor();
  const tell = useDialogPhrases();
  const { saving } = snapshot;
  if (saving.kind !== 'refused' || toQuestion(saving.error) !== null) return null;
  const { t, problem } = phrases;
  return (
    <div className="px-4 pb-2">
      <Alert
        tone="bad"
        urgent
        title={tell('refused.title')}
        action={
          <>
            <Button size="sm" onClick={weekEditor.drop}>
              {tell('refused.drop')}
            </Button>
            <Button size="sm" variant="primary" onClick={weekEditor.retry}>
              {t('again')}
            </Button>
          </>
        }
      >
        {problem(saving.error)} {tell('refused.kept')}
      </Alert>
    </div>
  );
}
