import { Slot } from '@hearth/client/slots';
import { usePhrases } from '@hearth/i18n/phrases';
import { PageHeader } from '@hearth/ui/page-header';
import { PageTitle } from '@hearth/ui/page-title';
import { OwnApplications } from '../components/own-applications.tsx';
import { OWN_APPLICATIONS_ABOVE, OWN_APPLICATIONS_BELOW } from '../slots.ts';
import en from '../en.json' with { type: 'json' };

/** Everything the reader has applied for, between what other domains have to say there. */
export function Component() {
  const { t } = usePhrases('applications', en);
  return (
    <div className="mx-auto w-full max-w-2xl">
      <PageTitle>{t('own.title')}</PageTitle>
      <PageHeader title={t('own.title')} />
      <div className="mt-4 grid gap-4">
        <Slot of={OWN_APPLICATIONS_ABOVE} with={{}} />
        <OwnApplications />
        <Slot of={OWN_APPLICATIONS_BELOW} with={{}} />
      </div>
    </div>
  );
}
