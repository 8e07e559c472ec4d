import { useCall } from '@hearth/client/query';
import { useClient } from '@hearth/client/context';
import { secondFactorSetupPath } from '@hearth/client/variant';
import { deviceZone } from '@hearth/i18n/device-zone';
import { useFormat } from '@hearth/i18n/use-format';
import { Badge } from '@hearth/ui/badge';
import { Button } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { linkButtonLook } from '@hearth/ui/link-button';
import { toasts } from '@hearth/ui/toast';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { getSecondFactorStatus, removeSecondFactor, renewRecoveryCodes } from '../../../contract/security-endpoints.ts';
import { useAccountPhrases } from './phrases.ts';

const PasswordDialog = lazy(() => import('./password-dialog.tsx'));

/** The second step: whether it is on, how many recovery codes are left, and what can be done about both. */
export function SecondFactorCard() {
  const { t } = useAccountPhrases();
  const format = useFormat();
  const client = useClient();
  const { data } = useCall(getSecondFactorStatus, {});
  const [asking, setAsking] = useState<'off' | 'codes' | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const isOn = data !== undefined && data.set_up_at !== null;
  const close = () => {
    setAsking(null);
    setCodes(null);
  };

  async function go(password: string, code: string): Promise<void> {
    const body = { password, ...(code === '' ? {} : { code }) };
    if (asking === 'codes') {
      setCodes((await client.call(renewRecoveryCodes, { body })).recovery_codes);
    } else {
      await client.call(removeSecondFactor, { body });
      toasts.show({ message: t('security.turnedOff'), tone: 'ok' });
      close();
    }
  }

  return (
    <Card
      title={t('security.factor')}
      note={t('setup.lead')}
      action={
        data !== undefined &&
        !isOn && (
          <Link to={`${secondFactorSetupPath()}?ref=%2Fsettings%2Fsecurity`} className={linkButtonLook('primary')}>
            {t('security.turnOn')}
          </Link>
        )
      }
    >
      {data !== undefined && (
        <div className="grid gap-3">
          <p className="flex flex-wrap items-center gap-2">
            <Badge tone={isOn ? 'ok' : 'neutral'}>
              {data.set_up_at === null
                ? t('security.off')
                : t('security.on', {
                    date: format.instantDate(data.set_up_at, deviceZone()),
                  })}
            </Badge>
            {isOn && <span className="text-ink-2">{t('security.codesLeft', { count: data.recovery_codes_left })}</span>}
          </p>
          {isOn && (
            <div className="flex flex-wrap gap-2">
              <Button variant="soft" onClick={() => setAsking('codes')}>
                {t('security.newCodes')}
              </Button>
              {!data.is_demanded && (
                <Button variant="ghost" onClick={() => setAsking('off')}>
                  {t('security.turnOff')}
                </Button>
              )}
            </div>
          )}
        </div>
      )}
      {asking !== null && (
        <Suspense>
          <PasswordDialog what={asking} codes={codes} onPassword={go} onClose={close} />
        </Suspense>
      )}
    </Card>
  );
}
