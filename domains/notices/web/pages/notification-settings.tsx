import { deviceZone } from '@hearth/i18n/device-zone';
import { useCall, useSend } from '@hearth/client/query';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { PageHeader } from '@hearth/ui/page-header';
import { PageTitle } from '@hearth/ui/page-title';
import { Resource } from '@hearth/ui/resource';
import { getNoticeSettings, sendTestNotice } from '../../contract/endpoints.ts';
import { SettingsForm } from '../components/settings-form.tsx';
import { useWords } from '../words.ts';

const ZONE = deviceZone();

/** The email notification settings, with a test mail. */
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
      <TestPart />
    </div>
  );
}

function TestPart() {
  const { t, problem } = useWords();
  const test = useSend(sendTestNotice);
  return (
    <Card title={t('set.test.title')} note={t('set.test.note')}>
      <div className="grid justify-items-start gap-3">
        {test.isError && (
          <Alert tone="bad" urgent>
            {problem(test.error)}
          </Alert>
        )}
        {test.isSuccess && <Alert tone="ok">{t('set.test.sent', { address: test.data.address })}</Alert>}
        <Button busy={test.isPending} onClick={() => test.mutate({})}>
          {t('set.test.send')}
        </Button>
      </div>
    </Card>
  );
}
