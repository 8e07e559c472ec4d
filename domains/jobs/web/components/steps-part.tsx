import { Button } from '@hearth/ui/button';
import { Suspense, use, useState } from 'react';
import type { Job } from '../../contract/schemas.ts';
import { PickStepsDialog } from '@hearth/domains/job-library/widgets';
import { useWords } from '../words.ts';
import { Part } from './field-parts.tsx';
import type { PartProps } from './field-parts.tsx';
import { LocksContext } from './lockable.tsx';

/** Which steps the applications for a post go through. */
export function StepsPart({ content, change, job }: Omit<PartProps, 'gaps'> & { readonly job: Job | null }) {
  const { t } = useWords();
  const { fields, choose } = use(LocksContext);
  const [picks, setPicks] = useState(false);
  return (
    <Part title={t('editor.sections.steps')}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-ink-2">{t(content.pipeline_id === null ? 'editor.steps.usual' : 'editor.steps.own')}</p>
        <Button onClick={() => setPicks(true)}>{t('editor.steps.show')}</Button>
      </div>
      {choose?.('pipeline')}
      {picks && (
        <Suspense fallback={null}>
          <PickStepsDialog
            content={content}
            job={job}
            isLocked={choose === undefined && fields.includes('pipeline')}
            onChange={(pipeline_id) => change({ pipeline_id })}
            onClose={() => setPicks(false)}
          />
        </Suspense>
      )}
    </Part>
  );
}
