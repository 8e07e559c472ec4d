import { useCall } from '@hearth/client/query';
import { useReadAgainOn } from '@hearth/client/use-read-again';
import { DOCUMENTS_CHANGED } from '@hearth/domains/documents/events';
import { Card } from '@hearth/ui/card';
import { EmptyState } from '@hearth/ui/empty-state';
import { Icon } from '@hearth/ui/icon';
import { PageHeader } from '@hearth/ui/page-header';
import { PageTitle } from '@hearth/ui/page-title';
import { Resource } from '@hearth/ui/resource';
import { ShieldCheck } from 'lucide-react';
import { listMyWorkCases } from '../../contract/endpoints.ts';
import { ELIGIBILITY_CHANGED } from '../../contract/events.ts';
import { OwnCaseCard } from '../components/own-case.tsx';
import { useWords } from '../words.ts';

/** One’s own checks of the right to work. */
export function Component() {
  const { t, problem } = useWords();
  const own = useCall(listMyWorkCases, {});
  useReadAgainOn([ELIGIBILITY_CHANGED, DOCUMENTS_CHANGED], [listMyWorkCases]);
  return (
    <div className="mx-auto grid w-full max-w-2xl grid-cols-[minmax(0,1fr)] gap-4">
      <PageTitle>{t('title')}</PageTitle>
      <PageHeader title={t('title')} note={t('own.note')} />
      <Resource
        of={own}
        rows={5}
        failed={t('case.failed')}
        problem={problem}
        isEmpty={({ cases }) => cases.length === 0}
        empty={
          <Card>
            <EmptyState icon={<Icon of={ShieldCheck} size={24} />} title={t('own.none')}>
              {t('own.noneNote')}
            </EmptyState>
          </Card>
        }
      >
        {({ cases }) => cases.map((one) => <OwnCaseCard key={one.id} of={one} />)}
      </Resource>
    </div>
  );
}
