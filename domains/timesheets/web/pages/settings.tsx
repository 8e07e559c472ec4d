import { useBrand } from '@hearth/client/person';
import { useCall } from '@hearth/client/query';
import { PageHeader } from '@hearth/ui/page-header';
import { PageTitle } from '@hearth/ui/page-title';
import { Resource } from '@hearth/ui/resource';
import { getTimesheetRules } from '../../contract/endpoints.ts';
import { RulesForm } from '../components/settings/rules-form.tsx';
import { useTimesheetWords } from '../words.ts';

/** How the place in view, and everything below it, counts hours and pays. */
export function Component() {
  const { t, problem } = useTimesheetWords();
  const { id, name } = useBrand();
  const settings = useCall(getTimesheetRules, { params: { id } });
  return (
    <div className="grid max-w-3xl gap-6" key={id}>
      <PageTitle>{t('title')}</PageTitle>
      <PageHeader title={t('title')} note={t('settings.note', { name })} />
      <Resource of={settings} rows={8} failed={t('settings.failed')} problem={problem}>
        {({ rules, packs }) => <RulesForm key={`${id} ${rules.version}`} held={rules} packs={packs} />}
      </Resource>
    </div>
  );
}
