import { hasPermission, usePerson } from '@hearth/client/person';
import { usePhrases } from '@hearth/i18n/phrases';
import { PageTitle } from '@hearth/ui/page-title';
import { Skeleton } from '@hearth/ui/skeleton';
import { lazy, Suspense } from 'react';
import en from './phrases/en.json';

const Day = lazy(async () => ({ default: (await import('@hearth/domains/dashboards/widgets')).Day }));
const Overview = lazy(async () => ({ default: (await import('@hearth/domains/dashboards/widgets')).Overview }));

/**
 * The dashboard of the brand in view: the day of a location, what waits in a group. It is also where people arrive when no home
 * of theirs can be chosen, so it shows something to everybody and never sends them on.
 */
export function Component() {
  const { t } = usePhrases('pages', en);
  const { user, brand } = usePerson();
  const Dashboard =
    brand?.type === 'LOCATION' ? Day : brand !== null && hasPermission(brand, 'VIEW_HALO_DASHBOARD') ? Overview : null;
  if (brand !== null && Dashboard !== null)
    return (
      <>
        <PageTitle>{t('dashboard.title')}</PageTitle>
        <Suspense fallback={<Skeleton className="h-64" />}>
          <Dashboard key={brand.id} />
        </Suspense>
      </>
    );
  const { first_name: name } = user;
  return (
    <>
      <PageTitle>{t('landing.title')}</PageTitle>
      <h1 className="text-2xl font-bold">{name === '' ? t('landing.title') : t('landing.greeting', { name })}</h1>
      <p className="mt-2 text-ink-2">{t('landing.explanation')}</p>
    </>
  );
}
