import { useBrand } from '@hearth/client/person';
import { useCall } from '@hearth/client/query';
import { useForm } from '@hearth/client/use-form';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { ConfirmDialog } from '@hearth/ui/confirm-dialog';
import { Drawer } from '@hearth/ui/drawer';
import { FormDialog } from '@hearth/ui/form-dialog';
import { Resource } from '@hearth/ui/resource';
import { TextArea } from '@hearth/ui/text-area';
import { useState } from 'react';
import { getTimesheet } from '../../../contract/endpoints.ts';
import type { SheetSummary } from '../../../contract/schemas.ts';
import { useTimesheetWords } from '../../words.ts';
import { SheetView } from '../sheet-view.tsx';
import { useLeftWords } from './left-words.ts';
import { StateBadge } from '../state-badge.tsx';
import type { useDecisions } from './use-decisions.ts';

interface SheetDrawerProps {
  readonly sheet: SheetSummary;
  readonly day: string;
  readonly isOver: boolean;
  readonly canLock: boolean;
  readonly decisions: ReturnType<typeof useDecisions>;
  readonly onClose: () => void;
}

/** One person’s sheet: every line with its reason, and the decision about it. */
export default function SheetDrawer({ sheet, day, isOver, canLock, decisions, onClose }: SheetDrawerProps) {
  const { t, problem } = useTimesheetWords();
  const { id } = useBrand();
  const saidOf = useLeftWords();
  const detail = useCall(
    getTimesheet,
    { params: { id, employee_id: sheet.employee_id }, query: { day } },
    { keepPrevious: true },
  );
  const why = decisions.left.find(({ employee_id: left }) => left === sheet.employee_id)?.why;
  return (
    <Drawer
      open
      size="lg"
      title={
        <span className="flex flex-wrap items-center gap-2">
          {sheet.name} <StateBadge state={sheet.state} />
        </span>
      }
      closeLabel={t('close')}
      onClose={onClose}
      footer={<Actions sheet={sheet} isOver={isOver} canLock={canLock} decisions={decisions} />}
    >
      <div className="grid gap-4">
        {why !== undefined && (
          <Alert tone="warn" urgent>
            {saidOf(why, sheet)}
          </Alert>
        )}
        <Resource of={detail} rows={6} failed={t('list.failed')} problem={problem}>
          {(shown) => <SheetView sheet={shown} />}
        </Resource>
      </div>
    </Drawer>
  );
}

type ActionsProps = Omit<SheetDrawerProps, 'day' | 'onClose'>;

function Actions({ sheet, isOver, canLock, decisions }: ActionsProps) {
  const { t, problem } = useTimesheetWords();
  const [asking, setAsking] = useState<'REOPEN' | 'SEND_BACK' | null>(null);
  const { state, is_own: isOwn } = sheet;
  const isChanged = sheet.oddities.some(({ kind }) => kind === 'CHANGED');
  const canApprove =
    state === 'OPEN' || state === 'SUBMITTED' || state === 'REOPENED' || (state === 'APPROVED' && isChanged);
  if (isOwn) return <p className="text-ink-2">{t('left.OWN')}</p>;
  return (
    <div className="flex flex-wrap justify-end gap-2">
      {(state === 'SUBMITTED' || state === 'APPROVED') && (
        <Button onClick={() => setAsking('SEND_BACK')}>{t('decide.SEND_BACK')}</Button>
      )}
      {canLock && (state === 'LOCKED' || state === 'EXPORTED') && (
        <Button onClick={() => setAsking('REOPEN')}>{t('decide.REOPEN')}</Button>
      )}
      {canApprove && (
        <Button
          variant="primary"
          busy={decisions.busy}
          disabled={!isOver}
          {...(isOver ? {} : { disabledReason: t('list.notOver') })}
          onClick={() => decisions.decide('APPROVE', [sheet])}
        >
          {t('decide.APPROVE')}
        </Button>
      )}
      {canLock && state === 'APPROVED' && !isChanged && (
        <Button variant="primary" busy={decisions.busy} onClick={() => decisions.decide('LOCK', [sheet])}>
          {t('decide.LOCK')}
        </Button>
      )}
      {asking === 'REOPEN' && (
        <ConfirmDialog
          title={t('reopen.title')}
          confirm={t('decide.REOPEN')}
          keep={t('reopen.keep')}
          closeLabel={t('close')}
          harmless
          busy={decisions.busy}
          problem={decisions.error === null ? undefined : problem(decisions.error)}
          onConfirm={() => {
            decisions.decide('REOPEN', [sheet]);
            setAsking(null);
          }}
          onClose={() => setAsking(null)}
        >
          {t('reopen.text')}
        </ConfirmDialog>
      )}
      {asking === 'SEND_BACK' && <SendBack sheet={sheet} decisions={decisions} onClose={() => setAsking(null)} />}
    </div>
  );
}

function SendBack({
  sheet,
  decisions,
  onClose,
}: Pick<ActionsProps, 'sheet' | 'decisions'> & { readonly onClose: () => void }) {
  const { t, problem } = useTimesheetWords();
  const form = useForm<{ note: string }, null>({
    values: { note: '' },
    check: ({ note }) => ({ note: note.trim() === '' ? t('sendBack.missing') : undefined }),
    send: ({ note }) => {
      decisions.decide('SEND_BACK', [sheet], note);
      return Promise.resolve(null);
    },
    onSent: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('sendBack.title')}
      submit={t('decide.SEND_BACK')}
      problem={problem}
      onClose={onClose}
    >
      <TextArea
        label={t('sendBack.note')}
        help={t('sendBack.help', { name: sheet.name })}
        rows={3}
        maxLength={300}
        dir="auto"
        {...form.text('note')}
      />
    </FormDialog>
  );
}
