import { useClient } from '@hearth/client/context';
import { useForm } from '@hearth/client/use-form';
import { newId } from '@hearth/kit/id';
import { joinSentences } from '@hearth/kit/text/joined-sentences';
import { Alert } from '@hearth/ui/alert';
import { FormDialog } from '@hearth/ui/form-dialog';
import { TextField } from '@hearth/ui/text-field';
import { toasts } from '@hearth/ui/toast';
import { useState } from 'react';
import { unpublishSchedule } from '../../../contract/publication-endpoints.ts';
import { toWallClock } from '../../../rules/hours/time.ts';
import { changesToWithdraw } from '../../../rules/publication/withdraw.ts';
import { useDialogPhrases } from '../dialogs/phrases.ts';
import { useSchedule } from '../editor/use-schedule.ts';
import { useNow } from '../use-now.ts';
import { useVersionWords } from './words.ts';

/** Takes the week on the screen back from staff, with the reason that they read. */
export default function UnpublishDialog({ onClose }: { readonly onClose: () => void }) {
  const { snapshot } = useSchedule();
  const { t, problem } = useVersionWords();
  const tell = useDialogPhrases();
  const client = useClient();
  const [key] = useState(newId);
  const { week, saving, roster } = snapshot;
  const now = toWallClock(useNow(), week.location.time_zone);
  const count = changesToWithdraw(roster.shifts.values(), week.week, now).length;
  const unsaved = saving.kind !== 'saved';
  const form = useForm({
    values: { reason: '' },
    check: ({ reason }) => (reason.trim() === '' ? { reason: t('unpublish.reasonMissing') } : {}),
    send: ({ reason }) =>
      client.call(unpublishSchedule, {
        params: { id: week.location.id },
        body: { idempotency_key: key, week: week.week, version: week.version, reason: reason.trim() },
      }),
    onSent: ({ publication, notified_count: notified }) => {
      const others = publication.people_count - notified;
      const told = notified === 0 ? [] : [tell('publish.notified', { count: notified })];
      const untold = others === 0 ? [] : [tell('publish.untold', { count: others })];
      toasts.show({ message: joinSentences([t('unpublish.done'), ...told, ...untold]) });
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('unpublish.title')}
      submit={t('unpublish.submit')}
      problem={problem}
      onClose={onClose}
      size="sm"
      danger
      confirmLeave
    >
      {unsaved && <Alert tone="warn">{t('unpublish.unsaved')}</Alert>}
      <p>{count === 0 ? t('unpublish.nothing') : `${t('unpublish.text', { count })} ${t('unpublish.started')}`}</p>
      <TextField
        label={t('unpublish.reason')}
        help={t('unpublish.reasonHelp')}
        maxLength={300}
        dir="auto"
        {...form.text('reason')}
      />
    </FormDialog>
  );
}
