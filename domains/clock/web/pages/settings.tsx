import { useBrand } from '@hearth/client/person';
import { useCall } from '@hearth/client/query';
import { PageHeader } from '@hearth/ui/page-header';
import { PageTitle } from '@hearth/ui/page-title';
import { Resource } from '@hearth/ui/resource';
import { getClockSettings } from '../../contract/live-endpoints.ts';
import { ClockForm } from '../components/clock-form.tsx';
import { useClockWords } from '../words.ts';

/** How people clock in at the place in view, and everything below it. */
export function Component() {
  const { t, problem } = useClockWords();
  const { id, name } = useBrand();
  const settings = useCall(getClockSettings, { params: { id } });
  return (
    <div className="grid max-w-3xl gap-6" key={id}>
      <PageTitle>{t('settings.title')}</PageTitle>
      <PageHeader title={t('settings.title')} note={t('settings.note', { name })} />
      <Resource of={settings} rows={6} problem={problem}>
        {(held) => <ClockForm key={held.version} brandId={id} held={held} />}
      </Resource>
    </div>
  );
}
