import { PageHeader } from '@hearth/ui/page-header';
import { PageTitle } from '@hearth/ui/page-title';
import { DealList } from '../components/deal-list.tsx';
import { useDealWords } from '../words.ts';

/** The shift requests of a place, to decide. */
export function Component() {
  const { t } = useDealWords();
  return (
    <div className="mx-auto grid max-w-4xl gap-4">
      <PageTitle>{t('title')}</PageTitle>
      <PageHeader title={t('title')} />
      <DealList />
    </div>
  );
}
