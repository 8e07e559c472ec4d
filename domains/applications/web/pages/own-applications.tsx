import { usePhrases } from '@hearth/i18n/phrases';
import { PageHeader } from '@hearth/ui/page-header';
import { PageTitle } from '@hearth/ui/page-title';
import { OwnApplications } from '../components/own-applications.tsx';
import en from '../en.json' with { type: 'json' };

/** Everything the reader has applied for. */
export function Component() {
  const { t } = usePhrases('applications', en);
  return (
    <div className="mx-auto w-full max-w-2xl">
      <PageTitle>{t('own.title')}</PageTitle>
      <PageHeader title={t('own.title')} />
      <OwnApplications />
    </div>
  );
}
