import { FailedRead } from '@hearth/ui/resource';
import { useBrand } from '@hearth/client/person';
import { useSend } from '@hearth/client/query';
import { useFormat } from '@hearth/i18n/use-format';
import { Badge } from '@hearth/ui/badge';
import { Button } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { ConfirmDialog } from '@hearth/ui/confirm-dialog';
import { toasts } from '@hearth/ui/toast';
import { useState } from 'react';
import { resendInvitation, withdrawInvitation } from '../../contract/invitation-endpoints.ts';
import type { InvitationLine } from '../../contract/schemas.ts';
import { useInvitations, useReadRightsAgain } from '../api.ts';
import { useRoleName, useWords } from '../words.ts';

/** Pending invitations, to resend or withdraw; hidden if there are none. Nothing where nobody was asked. */
export function PendingInvitations() {
  const { t, problem } = useWords();
  const found = useInvitations();
  const lines = found.data?.pages.flatMap((page) => page.invitations) ?? [];
  if (found.data === undefined && found.error !== null) return <FailedRead of={found} problem={problem} />;
  if (lines.length === 0) return null;
  return (
    <Card title={t('invited.title')}>
      <ul className="-my-2">
        {lines.map((line) => (
          <Pending key={line.id} line={line} />
        ))}
      </ul>
      {found.hasNextPage && (
        <Button size="sm" busy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </Card>
  );
}

function Pending({ line }: { line: InvitationLine }) {
  const { t, problem } = useWords();
  const { id } = useBrand();
  const { instantDate } = useFormat();
  const { timeZone } = useBrand();
  const roleName = useRoleName();
  const readAgain = useReadRightsAgain();
  const resend = useSend(resendInvitation);
  const [withdrawing, setWithdrawing] = useState(false);

  async function sendAgain(): Promise<void> {
    try {
      await resend.mutateAsync({ params: { id, invitation_id: line.id } });
      toasts.show({ message: t('invited.sent', { address: line.address }), tone: 'ok', key: line.id });
    } catch (error) {
      toasts.show({ message: problem(error), tone: 'bad', key: line.id });
      readAgain();
    }
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-3 last:border-b-0">
      <span className="grid min-w-0 flex-[1_1_14rem]">
        <span dir="ltr" className="w-fit max-w-full truncate">
          {line.address}
        </span>
        <span className="text-sm text-ink-2">
          {roleName(line.role, line.role_name)} · <bdi>{line.brand_name}</bdi>
        </span>
      </span>
      {line.expired ? (
        <Badge tone="warn">{t('invited.expired')}</Badge>
      ) : (
        <span className="text-sm text-ink-2">
          {t('invited.until', { date: instantDate(line.expires_at, timeZone) })}
        </span>
      )}
      <span className="flex flex-wrap gap-2">
        <Button size="sm" busy={resend.isPending} onClick={() => void sendAgain()}>
          <span aria-hidden="true">{t('invited.resend')}</span>
          <span className="sr-only">{t('invited.resendTo', { address: line.address })}</span>
        </Button>
        <Button size="sm" variant="ghost" onClick={() => setWithdrawing(true)}>
          <span aria-hidden="true">{t('invited.withdraw')}</span>
          <span className="sr-only">{t('invited.withdrawFrom', { address: line.address })}</span>
        </Button>
      </span>
      {withdrawing && <Withdraw line={line} onClose={() => setWithdrawing(false)} />}
    </li>
  );
}

function Withdraw({ line, onClose }: { line: InvitationLine; onClose: () => void }) {
  const { t, problem } = useWords();
  const { id } = useBrand();
  const send = useSend(withdrawInvitation, {
    onSuccess: () => {
      toasts.show({ message: t('invited.withdrawn', { address: line.address }), tone: 'ok', key: line.id });
      onClose();
    },
  });

  return (
    <ConfirmDialog
      title={t('invited.withdrawTitle')}
      confirm={t('invited.withdraw')}
      keep={t('cancel')}
      closeLabel={t('close')}
      busy={send.isPending}
      problem={send.error === null ? null : problem(send.error)}
      onConfirm={() => send.mutate({ params: { id, invitation_id: line.id } })}
      onClose={onClose}
    >
      {t('invited.withdrawText', { address: line.address })}
    </ConfirmDialog>
  );
}
