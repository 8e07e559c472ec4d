import { useBrand } from '@hearth/client/person';
import { ScheduleSettings } from '@hearth/domains/scheduling/widgets';
import { usePhrases } from '@hearth/i18n/phrases';
import { PageHeader } from '@hearth/ui/page-header';
import { PageTitle } from '@hearth/ui/page-title';
import { SkeletonRows } from '@hearth/ui/skeleton';
import { Suspense } from 'react';
import { BreakWaivers } from './break-waivers.tsx';
import en from './phrases/en.json';

/** How the place in view, and everything below it, schedules. */
export function Component() {
  const { t } = usePhrases('settings', en);
  const { id, name } = useBrand();
  return (
    <div className="grid max-w-3xl gap-6" key={id}>
      <PageTitle>{t('schedule.title')}</PageTitle>
      <PageHeader title={t('schedule.title')} note={t('brand.note', { name })} />
      <Suspense fallback={<SkeletonRows rows={6} />}>
        <ScheduleSettings />
      </Suspense>
      <BreakWaivers />
    </div>
  );
}
