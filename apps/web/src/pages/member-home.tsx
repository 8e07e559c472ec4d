import { OwnApplications, SentNotice } from '@hearth/domains/applications/widgets';
import { CalendarFeedCard, MyShifts } from '@hearth/domains/scheduling/widgets';
import { useUser } from '@hearth/client/person';
import { usePhrases } from '@hearth/i18n/phrases';
import { PageTitle } from '@hearth/ui/page-title';
import { useSearchParams } from 'react-router';
import en from '../phrases/en.json';

/** The home of employees and candidates: what comes next, then their applications. */
export function Component() {
  const { t } = usePhrases('shell', en);
  const { first_name: name } = useUser();
  const [search] = useSearchParams();
  const applied = search.get('applied');
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-6">
      <PageTitle>{t('member.title')}</PageTitle>
      <h1 className="text-2xl font-bold">{name === '' ? t('landing.title') : t('landing.greeting', { name })}</h1>
      {applied !== null && <SentNotice applicationId={applied} />}
      <MyShifts />
      <section className="grid gap-3">
        <h2 className="text-lg font-bold">{t('member.applications')}</h2>
        <OwnApplications />
      </section>
      <CalendarFeedCard />
    </div>
  );
}
