import { useClient } from '@hearth/client/context';
import { deviceZone } from '@hearth/i18n/device-zone';
import { useFormat } from '@hearth/i18n/use-format';
import { Button } from '@hearth/ui/button';
import { useState } from 'react';
import { confirmLostDevice } from '../../contract/recovery-endpoints.ts';
import { AccountProblem } from '../components/account/account-problem.tsx';
import { Done } from '../components/account/done.tsx';
import { useAccountPhrases } from '../components/account/phrases.ts';
import { useSecretCode } from '../components/account/use-secret-code.ts';
import { useTry } from '../components/account/use-try.ts';
import { Entrance } from '../components/entrance.tsx';

/** The page of the lost device link: one button starts the wait. */
export function Component() {
  const { t } = useAccountPhrases();
  const client = useClient();
  const secret = useSecretCode();
  const format = useFormat();
  const { busy, code, run } = useTry();
  const [removalAt, setRemovalAt] = useState<string | null>(null);
  const confirm = () =>
    run(async () => {
      const answer = await client.call(confirmLostDevice, { body: { code: secret ?? '-' } });
      setRemovalAt(answer.removal_at);
    });
  if (removalAt !== null)
    return (
      <Entrance page={t('page.lost')} heading={t('lost.doneTitle')}>
        <Done to="/user/login" label={t('forgot.back')}>
          {t('lost.done', { date: format.instant(removalAt, deviceZone()) })}
        </Done>
      </Entrance>
    );
  return (
    <Entrance page={t('page.lost')} heading={t('lost.title')} lead={t('lost.lead')}>
      {code !== null && <AccountProblem code={code} />}
      <Button variant="primary" size="xl" wide busy={busy} onClick={() => void confirm()}>
        {t('lost.submit')}
      </Button>
    </Entrance>
  );
}
