import { usePerson, useUser } from '@hearth/client/person';
import { useCall } from '@hearth/client/query';
import { Badge } from '@hearth/ui/badge';
import { Card } from '@hearth/ui/card';
import { linkButtonLook, TEXT_LINK } from '@hearth/ui/link-button';
import { PageHeader } from '@hearth/ui/page-header';
import { PageTitle } from '@hearth/ui/page-title';
import { Link } from 'react-router';
import { checkVerification } from '../../contract/recovery-endpoints.ts';
import { ChangePassword } from '../components/account/change-password.tsx';
import { useAccountPhrases } from '../components/account/phrases.ts';
import { SecondFactorCard } from '../components/account/second-factor-card.tsx';
import { PasskeysCard } from '../components/passkeys/passkeys-card.tsx';
import { Sessions } from '../components/account/sessions.tsx';
import { ActedFor } from '../components/activity/acted-for.tsx';

/** The reader's account security: address, password, second factor and sessions. */
export function Component() {
  const { t } = useAccountPhrases();
  const { brand } = usePerson();
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-4">
      <PageTitle>{t('page.security')}</PageTitle>
      <PageHeader title={t('security.title')} note={t('security.note')} />
      <Address />
      <Card title={t('security.password')}>
        <ChangePassword />
      </Card>
      <SecondFactorCard />
      <PasskeysCard />
      <Card title={t('security.groups')}>
        <Link to="/groups" className={TEXT_LINK}>
          {t('security.groupsNote')}
        </Link>
      </Card>
      {brand !== null && (
        <Card title={t('security.tokens')}>
          <Link to="/settings/security/tokens" className={TEXT_LINK}>
            {t('security.tokensNote')}
          </Link>
        </Card>
      )}
      <Sessions />
      <ActedFor />
    </div>
  );
}

function Address() {
  const { t } = useAccountPhrases();
  const { email, username } = useUser();
  const { data } = useCall(checkVerification, { query: {} });
  if (email === null)
    return (
      <Card title={t('security.username')}>
        <p className="break-all">
          <bdi>{username}</bdi>
        </p>
        <p className="mt-1 text-ink-2">{t('security.noEmail')}</p>
      </Card>
    );
  return (
    <Card
      title={t('security.email')}
      action={
        data?.verified === false && (
          <Link to="/user/verify" className={linkButtonLook('soft')}>
            {t('security.confirmEmail')}
          </Link>
        )
      }
    >
      <p className="flex flex-wrap items-center gap-2">
        <span className="break-all">{email}</span>
        {data !== undefined && (
          <Badge tone={data.verified ? 'ok' : 'warn'}>
            {data.verified ? t('security.confirmed') : t('security.unconfirmed')}
          </Badge>
        )}
      </p>
    </Card>
  );
}
