import { useBrand } from '@hearth/client/person';
import { useCall } from '@hearth/client/query';
import { MiddayCard } from '@hearth/domains/scheduling/widgets';
import { PageHeader } from '@hearth/ui/page-header';
import { PageTitle } from '@hearth/ui/page-title';
import { Resource } from '@hearth/ui/resource';
import { SkeletonRows } from '@hearth/ui/skeleton';
import { Suspense } from 'react';
import { getLeaveSettings } from '../../contract/endpoints.ts';
import { ClosedDaysCard } from '../components/settings/closed-days-card.tsx';
import { PoliciesCard } from '../components/settings/policies-card.tsx';
import { useLeaveWords } from '../words.ts';

/** How the place in view, and everything below it, counts time off, and when it is closed for it. */
export function Component() {
  const { t, problem } = useLeaveWords();
  const { id, name } = useBrand();
  const settings = useCall(getLeaveSettings, { params: { id } });
  return (
    <div className="grid max-w-3xl gap-6" key={id}>
      <PageTitle>{t('title')}</PageTitle>
      <PageHeader title={t('title')} note={t('note', { name })} />
      <Resource of={settings} rows={6} problem={problem}>
        {({ policies, closed, minimums }) => (
          <>
            <PoliciesCard policies={policies} minimums={minimums} />
            <ClosedDaysCard closed={closed} />
          </>
        )}
      </Resource>
      <Suspense fallback={<SkeletonRows rows={3} />}>
        <MiddayCard />
      </Suspense>
    </div>
  );
}
