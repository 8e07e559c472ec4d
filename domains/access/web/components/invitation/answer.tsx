import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { linkButtonLook } from '@hearth/ui/link-button';
import { useState } from 'react';
import { Link } from 'react-router';
import type { OpenedInvitation } from '../../../contract/schemas.ts';
import { DeclineDialog } from './decline-dialog.tsx';
import { storeInvitationToken } from './kept-token.ts';
import { Offer } from './offer.tsx';
import { useInvitationWords } from './phrases.ts';
import type { useInvitation } from './use-invitation.ts';

/** Where signing in and proving an address lead back to. */
const BACK = '?ref=%2Finvitation';

/** An invitation's offer, with actions to accept, switch accounts or decline. */
export function Answer({
  token,
  opened,
  invitation,
}: {
  readonly token: string;
  readonly opened: OpenedInvitation;
  readonly invitation: ReturnType<typeof useInvitation>;
}) {
  const { t, problem } = useInvitationWords();
  const [declining, setDeclining] = useState(false);
  const { reader, code, busy, accept, decline, leaveAccount } = invitation;
  const keep = (): void => storeInvitationToken(token);
  const { address, group_name: group } = opened;
  return (
    <div className="grid gap-4">
      <Offer opened={opened} />
      {code !== null && (
        <Alert
          tone="bad"
          urgent
          action={
            code === 'ADDRESS_NOT_PROVEN' && (
              <Link to={`/user/verify${BACK}`} className={linkButtonLook('soft')} onClick={keep}>
                {t('invitation.prove')}
              </Link>
            )
          }
        >
          {problem({ code })}
        </Alert>
      )}
      {reader === null ? (
        <>
          <p>{t('invitation.signInLead', { address })}</p>
          <Link to={`/user/login${BACK}`} className={linkButtonLook('primary', 'xl', true)} onClick={keep}>
            {t('invitation.signIn')}
          </Link>
          <Link
            to={`/user/signup/invited${BACK}#${token}`}
            className={linkButtonLook('soft', 'xl', true)}
            onClick={keep}
          >
            {t('invitation.signUp')}
          </Link>
        </>
      ) : reader === address ? (
        <Button variant="primary" size="xl" wide busy={busy} onClick={() => void accept()}>
          {t('invitation.accept')}
        </Button>
      ) : (
        <>
          <Alert tone="warn">{t('invitation.otherAccount', { email: reader, address })}</Alert>
          <Button size="xl" wide onClick={() => void leaveAccount()}>
            {t('invitation.switch')}
          </Button>
        </>
      )}
      <Button variant="ghost" size="lg" wide disabled={busy} onClick={() => setDeclining(true)}>
        {t('invitation.decline')}
      </Button>
      {declining && (
        <DeclineDialog
          group={group}
          busy={busy}
          onClose={() => setDeclining(false)}
          onDecline={() => void decline().then(() => setDeclining(false))}
        />
      )}
    </div>
  );
}
