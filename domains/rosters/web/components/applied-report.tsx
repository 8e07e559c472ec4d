import { SkippedReport } from '@hearth/domains/scheduling/widgets';
import { joinSentences } from '@hearth/kit/text/joined-sentences';
import { Suspense } from 'react';
import type { AppliedTemplate } from '../../contract/week-template-schemas.ts';
import { useWords } from '../words.ts';

type ReportProps = {
  readonly report: AppliedTemplate;
  /** How many weeks the pattern has. */
  readonly weeks: number;
  readonly done: boolean;
};

/** What a template has made of a week, or would, and what it leaves out and why. */
export function AppliedReport({ report, weeks, done }: ReportProps) {
  const { t } = useWords();
  const { created_count: created, opened_count: opened, removed_ids: removed, skipped } = report;
  return (
    <section aria-live="polite" className="grid gap-2 rounded-md border border-line p-3 text-dense">
      {weeks > 1 && <p>{t('apply.week', { number: report.template_week, weeks })}</p>}
      <p className="font-bold">
        {joinSentences([
          t(done ? 'apply.done' : 'apply.would', { count: created }),
          opened > 0 ? t('apply.opened', { count: opened }) : '',
        ])}
      </p>
      {removed.length > 0 && <p>{t(done ? 'apply.removed' : 'apply.removes', { count: removed.length })}</p>}
      <Suspense fallback={null}>
        <SkippedReport skipped={skipped} />
      </Suspense>
    </section>
  );
}
