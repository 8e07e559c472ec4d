import { useBrand } from '@hearth/client/person';
import { PageTitle } from '@hearth/ui/page-title';
import { RiskDashboard } from '../components/risk-dashboard.tsx';
import { useCompliancePhrases } from '../words.ts';

/** The compliance dashboard of the brand in view and below. */
export function Component() {
  const { t } = useCompliancePhrases();
  const brand = useBrand();
  return (
    <>
      <PageTitle>{t('menu.risks')}</PageTitle>
      {/* Of another brand, another list: nothing of the one before stays. */}
      <RiskDashboard key={brand.id} />
    </>
  );
}
