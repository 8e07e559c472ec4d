import { Stepper } from '@hearth/ui/stepper';
import { useWords } from '../words.ts';

/** Where the reader is between choosing a file and having it imported. */
export function ImportSteps({ current }: { current: 0 | 1 | 2 | 3 }) {
  const { t } = useWords();
  const steps = (['file', 'columns', 'check', 'import'] as const).map((id) => ({ id, label: t(`steps.${id}`) }));
  return (
    <Stepper
      label={t('steps.label')}
      doneLabel={t('steps.done')}
      steps={steps}
      current={current}
      className="max-w-xl"
    />
  );
}
