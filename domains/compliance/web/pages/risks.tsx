import { useBrand } from '@hearth/client/person';
import { PageTitle } from '@hearth/ui/page-title';
import { RiskDashboard } from '../components/risk-dashboard.tsx';
import { useWords } from '../words.ts';

/** What is wrong with the schedules at and below the brand in view. */
export function Component() {
  const { t } = useWords();
  const brand = useBrand();
  return (
    <>
      <PageTitle>{t('menu.risks')}</PageTitle>
      {/* Of another brand, another list: nothing of the one before stays. */}
      <RiskDashboard key={brand.id} />
    </>
  );
}
