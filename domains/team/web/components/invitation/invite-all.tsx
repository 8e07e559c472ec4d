import { useBrand } from '@hearth/client/person';
import { useCall, useSend } from '@hearth/client/query';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { ConfirmDialog } from '@hearth/ui/confirm-dialog';
import { toasts } from '@hearth/ui/toast';
import { useState } from 'react';
import { listEmployees } from '../../../contract/endpoints.ts';
import { mailInvitations } from '../../../contract/mailed-invitation-endpoints.ts';
import { useTeamPhrases } from '../../words.ts';

/** Offers to invite everyone who has an address and was not invited; nothing where there are none. Page-only part. */
export default function InviteAll() {
  const { t, problem } = useTeamPhrases();
  const { id } = useBrand();
  const [asking, setAsking] = useState(false);
  const params = { id };
  const found = useCall(listEmployees, { params, query: { can_be_invited: 'true', limit: '1' } });
  const count = found.data?.total ?? 0;
  const invite = useSend(mailInvitations, {
    onSuccess: ({ queued }) => {
      setAsking(false);
      if (queued > 0) toasts.show({ message: t('invite.allSent', { count: queued }), tone: 'ok' });
    },
  });
  if (count === 0) return null;
  return (
    <>
      <Alert tone="info" action={<Button onClick={() => setAsking(true)}>{t('invite.all')}</Button>}>
        {t('invite.waiting', { count })}
      </Alert>
      {asking && (
        <ConfirmDialog
          title={t('invite.allTitle', { count })}
          confirm={t('invite.allConfirm')}
          keep={t('cancel')}
          harmless
          busy={invite.isPending}
          problem={invite.isError ? problem(invite.error) : null}
          onConfirm={() => invite.mutate({ params })}
          onClose={() => setAsking(false)}
        >
          {t('invite.allText')}
        </ConfirmDialog>
      )}
    </>
  );
}
