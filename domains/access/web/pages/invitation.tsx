import { HouseEntrance } from '@hearth/domains/core/widgets';
import { Entrance } from '@hearth/domains/identity/widgets';
import { PRODUCT } from '@hearth/kit/constants';
import { Alert } from '@hearth/ui/alert';
import { linkButtonLook } from '@hearth/ui/link-button';
import { Loading, SkeletonText } from '@hearth/ui/skeleton';
import { useState } from 'react';
import { Link } from 'react-router';
import { Answer } from '../components/invitation/answer.tsx';
import { readInvitationToken } from '../components/invitation/kept-token.ts';
import { useInvitationWords } from '../components/invitation/phrases.ts';
import { useInvitation } from '../components/invitation/use-invitation.ts';

/** The page of an invitation's link, to accept or decline the offer. */
export function Component() {
  const { t, problem } = useInvitationWords();
  const [token] = useState(readInvitationToken);
  const invitation = useInvitation(token);
  const { opened, end, code } = invitation;
  const page = t('invitation.page');
  if (opened === null)
    return (
      <Entrance page={page} heading={page}>
        {token === '' || code !== null ? (
          <Alert tone="bad">{token === '' ? t('invitation.noLink') : problem({ code })}</Alert>
        ) : (
          <Loading label={t('invitation.loading')}>
            <SkeletonText lines={5} />
          </Loading>
        )}
      </Entrance>
    );
  return (
    <HouseEntrance
      house={opened.house}
      page={page}
      heading={end === null ? t('invitation.title', { group: opened.group_name }) : opened.group_name}
      lead={end === null ? t('invitation.lead', { sender: opened.invited_by, product: PRODUCT }) : undefined}
    >
      {end === null ? (
        <Answer token={token} opened={opened} invitation={invitation} />
      ) : (
        <div className="grid gap-4">
          <Alert tone={end === 'accepted' ? 'ok' : 'info'}>
            {end === 'accepted' ? t('invitation.accepted', { place: opened.brand_name }) : t('invitation.declined')}
          </Alert>
          {end === 'accepted' && (
            <Link to="/" className={linkButtonLook('primary', 'xl', true)}>
              {t('invitation.open')}
            </Link>
          )}
        </div>
      )}
    </HouseEntrance>
  );
}
