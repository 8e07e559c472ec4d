import { deviceZone } from '@hearth/i18n/device-zone';
import { useCall } from '@hearth/client/query';
import { PageHeader } from '@hearth/ui/page-header';
import { PageTitle } from '@hearth/ui/page-title';
import { Resource } from '@hearth/ui/resource';
import { getNoticeSettings } from '../../contract/endpoints.ts';
import { DevicesPart } from '../components/devices-part.tsx';
import { SettingsForm } from '../components/settings-form.tsx';
import { TestPart } from '../components/test-part.tsx';
import { useWords } from '../words.ts';

const ZONE = deviceZone();

/** What reaches the reader by email and on devices, and when; with a way to try whether it arrives. */
export function Component() {
  const { t, problem } = useWords();
  const settings = useCall(getNoticeSettings, {}, { staleTime: Infinity });
  return (
    <div className="grid max-w-2xl gap-6">
      <PageTitle>{t('set.title')}</PageTitle>
      <PageHeader title={t('set.title')} />
      <Resource of={settings} problem={problem}>
        {(data) => <SettingsForm settings={data} zone={ZONE} />}
      </Resource>
      <DevicesPart />
      <TestPart />
    </div>
  );
}
