import { useBrand } from '@hearth/client/person';
import { PageTitle } from '@hearth/ui/page-title';
import { Overview } from '../components/overview.tsx';
import { useDashboardPhrases } from '../words.ts';

/** The main dashboard of a group and of a part of it: the same figures, over what lies below the brand in view. */
export function Component() {
  const { t } = useDashboardPhrases();
  const brand = useBrand();
  return (
    <>
      <PageTitle>{t('menu.overview')}</PageTitle>
      {/* Of another brand, another list: nothing of the one before stays. */}
      <Overview key={brand.id} />
    </>
  );
}
