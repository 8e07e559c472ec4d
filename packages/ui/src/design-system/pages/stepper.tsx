import type { WidgetPage } from '../widget-page.ts';
import { useExamplePhrases } from '../words.ts';
import { Stepper } from '../../stepper/index.tsx';

function Steps({ current }: { current: number }) {
  const { t } = useExamplePhrases();
  return (
    <Stepper
      label={current === 0 ? 'Application, begun' : 'Application'}
      doneLabel={t('widgets.done')}
      current={current}
      steps={[
        { id: 'you', label: 'You' },
        { id: 'times', label: 'Times' },
        { id: 'questions', label: 'Questions' },
      ]}
    />
  );
}

export const page: WidgetPage = {
  examples: [
    { title: 'The second of three', Show: () => <Steps current={1} /> },
    { title: 'At the beginning', Show: () => <Steps current={0} /> },
  ],
  keyboard: [],
  dos: ['Name the steps by what is asked.'],
  donts: ['Show it for a form of one page.'],
};
