import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { useDesk } from '../editor/desk.ts';
import { useDialogWords } from '../dialogs/phrases.ts';
import { refusedQuestion } from '../conflicts/question.ts';

/** A refusal of the server that is no question: what happened, what was kept, and the two ways on. */
export default function RefusedNote() {
  const { snapshot, editor, words } = useDesk();
  const tell = useDialogWords();
  const { saving } = snapshot;
  if (saving.kind !== 'refused' || refusedQuestion(saving.error) !== null) return null;
  const { t, problem } = words;
  return (
    <div className="px-4 pb-2">
      <Alert
        tone="bad"
        urgent
        title={tell('refused.title')}
        action={
          <>
            <Button size="sm" onClick={() => editor.drop()}>
              {tell('refused.drop')}
            </Button>
            <Button size="sm" variant="primary" onClick={() => editor.retry()}>
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
