import { Stepper } from '@hearth/ui/stepper';
import { useWords } from '../words.ts';

/** The steps of an import, with the current one marked. */
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
