import { Resource } from '@hearth/ui/resource';
import { useBrand } from '@hearth/client/person';
import { useCall } from '@hearth/client/query';
import { getReportSettings } from '@hearth/domains/core/contract';
import { EmptyState } from '@hearth/ui/empty-state';
import { Icon } from '@hearth/ui/icon';
import { PageTitle } from '@hearth/ui/page-title';
import { Lock } from 'lucide-react';
import { useCompliancePhrases } from '../words.ts';
import { Component as Risks } from './risks.tsx';

/** The compliance dashboard of a whole group, if reports may be filtered by all levels. */
export function Component() {
  const { t } = useCompliancePhrases();
  const brand = useBrand();
  const settings = useCall(getReportSettings, { params: { id: brand.id } });
  return (
    <Resource of={settings} rows={8}>
      {({ location_filter_type: type }) =>
        type === 'ALL_LEVELS' ? (
          <Risks />
        ) : (
          <>
            <PageTitle>{t('menu.risks')}</PageTitle>
            <EmptyState icon={<Icon of={Lock} size={24} />} title={t('levels.title')}>
              {t('levels.text')}
            </EmptyState>
          </>
        )
      }
    </Resource>
  );
}
