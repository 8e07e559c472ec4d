import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { useDesk } from './desk.ts';
import { refusedQuestion } from './question.ts';

/** A refusal of the server that is no question: what happened, what was kept, and the two ways on. */
export default function RefusedNote() {
  const { snapshot, editor, words } = useDesk();
  const { saving } = snapshot;
  if (saving.kind !== 'refused' || refusedQuestion(saving.error) !== null) return null;
  const { t, problem } = words;
  return (
    <div className="px-4 pb-2">
      <Alert
        tone="bad"
        urgent
        title={t('refused.title')}
        action={
          <>
            <Button size="sm" onClick={() => editor.drop()}>
              {t('refused.drop')}
            </Button>
            <Button size="sm" variant="primary" onClick={() => editor.retry()}>
              {t('retry')}
            </Button>
          </>
        }
      >
        {problem(saving.error)} {t('refused.kept')}
      </Alert>
    </div>
  );
}
