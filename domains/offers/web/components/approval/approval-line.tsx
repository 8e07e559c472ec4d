import { useBrand } from '@hearth/client/person';
import { useSend } from '@hearth/client/query';
import { useRoleName } from '@hearth/domains/access/widgets';
import { deviceZone } from '@hearth/i18n/device-zone';
import { Alert } from '@hearth/ui/alert';
import { Badge } from '@hearth/ui/badge';
import { Button } from '@hearth/ui/button';
import { TextArea } from '@hearth/ui/text-area';
import { toasts } from '@hearth/ui/toast';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { decideApproval, sendOffer } from '../../../contract/endpoints.ts';
import type { OfferApproval } from '../../../contract/schemas.ts';
import { useWords } from '../../words.ts';
import { useApprovalWords } from './words.ts';

const TONES = { WAITING: 'warn', APPROVED: 'ok', DECLINED: 'bad', REPLACED: 'neutral' } as const;

/** An offer under approval: its terms, the decisions, and the reader's actions. */
export function ApprovalLine({
  approval,
  canSend,
  above,
}: {
  approval: OfferApproval;
  canSend: boolean;
  above?: ReactNode;
}) {
  const t = useApprovalWords();
  const { t: words, format, problem } = useWords();
  const { id: brandId } = useBrand();
  const decide = useSend(decideApproval);
  const send = useSend(sendOffer, { onSuccess: () => toasts.show({ message: t('sent'), tone: 'ok' }) });
  const { content, status } = approval;
  const failed = decide.error ?? send.error;
  return (
    <div className="grid gap-2">
      {above}
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={TONES[status]}>{t(`status.${status}`)}</Badge>
        <span className="font-bold">
          {words(`pay.${content.pay.per}`, { amount: format.money(content.pay.amount, content.pay.currency) })}
        </span>
      </p>
      <p className="text-sm break-words text-ink-2">
        {words('panel.facts', {
          position: content.position_name,
          day: format.date(content.starts_on),
          hours: format.number(content.hours_per_week),
        })}
      </p>
      <p className="text-sm text-ink-2">
        {t('asked', { name: approval.asked_by, when: format.instant(approval.asked_at, deviceZone(), 'short') })}
      </p>
      <ApprovalSteps approval={approval} />
      {failed !== null && <Alert tone="bad" urgent title={problem(failed)} />}
      {approval.may_decide && <Decision approvalId={approval.id} decide={decide} />}
      {status === 'APPROVED' && canSend && (
        <Button
          className="justify-self-start"
          size="sm"
          variant="primary"
          disabled={send.isPending}
          onClick={() =>
            send.mutate({ params: { id: brandId, application_id: approval.application_id }, body: content })
          }
        >
          {t('send')}
        </Button>
      )}
    </div>
  );
}

/** Who has decided what, and who is next. */
function ApprovalSteps({ approval }: { approval: OfferApproval }) {
  const t = useApprovalWords();
  const roleName = useRoleName();
  return (
    <ol className="grid gap-1 text-sm">
      {approval.steps.map(({ role, decision, decided_by: name, note: said }) => (
        <li key={role}>
          {decision === null
            ? t(role === approval.waiting_for ? 'stepWaits' : 'stepLater', { role: roleName(role) })
            : t(`stepSaid.${decision}`, { role: roleName(role), name: name ?? '' })}
          {said !== '' && (
            <span dir="auto" className="block break-words text-ink-2">
              {said}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

interface DecisionProps {
  readonly approvalId: string;
  readonly decide: ReturnType<typeof useSend<typeof decideApproval>>;
}

/** The reader's decision; declining needs a reason. */
function Decision({ approvalId, decide }: DecisionProps) {
  const t = useApprovalWords();
  const { id: brandId } = useBrand();
  const [declines, setDeclines] = useState(false);
  const [note, setNote] = useState('');
  const say = (decision: 'APPROVED' | 'DECLINED'): void =>
    decide.mutate({ params: { id: brandId, approval_id: approvalId }, body: { decision, note: note.trim() } });
  return (
    <>
      {declines && (
        <TextArea
          label={t('why')}
          rows={2}
          maxLength={500}
          dir="auto"
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      )}
      <div className="flex flex-wrap gap-2">
        {!declines && (
          <Button size="sm" variant="primary" disabled={decide.isPending} onClick={() => say('APPROVED')}>
            {t('approve')}
          </Button>
        )}
        <Button
          size="sm"
          variant={declines ? 'danger' : 'secondary'}
          disabled={decide.isPending || (declines && note.trim() === '')}
          onClick={() => (declines ? say('DECLINED') : setDeclines(true))}
        >
          {t('decline')}
        </Button>
        {declines && (
          <Button size="sm" variant="ghost" onClick={() => setDeclines(false)}>
            {t('cancel')}
          </Button>
        )}
      </div>
    </>
  );
}
