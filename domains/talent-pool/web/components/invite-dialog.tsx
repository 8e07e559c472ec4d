import { FormDialog } from '@hearth/ui/form-dialog';
import type { AnswerOf } from '@hearth/kit/endpoint';
import { useClient } from '@hearth/client/context';
import { useForm } from '@hearth/client/use-form';
import { useBrand } from '@hearth/client/person';
import { useCall } from '@hearth/client/query';
import { listJobs } from '@hearth/domains/jobs/contract';
import { LANGUAGE_NAMES } from '@hearth/i18n/languages';
import { Alert } from '@hearth/ui/alert';
import { Disclosure } from '@hearth/ui/disclosure';
import { Select } from '@hearth/ui/select';
import { TextArea } from '@hearth/ui/text-area';
import { toasts } from '@hearth/ui/toast';
import { useState } from 'react';
import { previewInvitations, sendInvitations } from '../../contract/endpoints.ts';
import type { PlannedInvitation } from '../../contract/schemas.ts';
import { usePoolWords } from '../words.ts';
import { LeftList } from './left-list.tsx';

/** What the text may leave open. */
const FIRST_NAME = '{{first_name}}';

interface Invitation {
  job_id: string | null;
  text: string;
}

/** Invites people to apply: write, preview, then send exactly what was previewed. */
export function InviteDialog({
  entryIds,
  onClose,
  onDone,
}: {
  readonly entryIds: readonly string[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}) {
  const { t, format, problem } = usePoolWords();
  const brand = useBrand();
  const client = useClient();
  const params = { id: brand.id };
  const jobs = useCall(listJobs, { params, query: { status: ['LIVE'], limit: '100' } });
  // What is for the staff is not there for whom one invites.
  const open = jobs.data?.jobs.filter(({ audience }) => audience === 'PUBLIC');
  const missing = (empty: boolean): string | undefined => (empty ? t('required') : undefined);
  // What was shown is what goes out: whoever writes on has to look again.
  const [shown, setShown] = useState<AnswerOf<typeof previewInvitations> | null>(null);
  const form = useForm<Invitation>({
    values: { job_id: null, text: '' },
    check: ({ job_id: jobId, text }) => ({ job_id: missing(jobId === null), text: missing(text.trim() === '') }),
    send: async ({ job_id: jobId, text }) => {
      const body = { entry_ids: [...entryIds], job_id: jobId ?? '', text: text.trim() };
      if (shown === null) {
        setShown(await client.call(previewInvitations, { params, body }));
        return;
      }
      const { sent } = await client.call(sendInvitations, { params, body });
      toasts.show({ message: t('invite.sent', { n: format.number(sent) }), tone: 'ok' });
      onDone();
    },
  });
  const text = form.text('text');
  return (
    <FormDialog
      form={form}
      title={t('invite.open')}
      submit={t(shown === null ? 'invite.preview' : 'invite.send')}
      problem={problem}
      onClose={onClose}
      size="lg"
    >
      {open?.length === 0 && <Alert tone="info" title={t('invite.noJobs')} />}
      <Select
        label={t('invite.job')}
        placeholder={t('invite.chooseJob')}
        {...form.field('job_id')}
        onChange={(id) => {
          setShown(null);
          form.set('job_id', id);
        }}
        options={(open ?? []).map((job) => ({ id: job.id, label: job.title, note: job.location_name }))}
      />
      <TextArea
        label={t('invite.text')}
        help={t('invite.textHelp', { place: FIRST_NAME })}
        rows={5}
        maxLength={2000}
        {...text}
        onChange={(event) => {
          setShown(null);
          text.onChange(event);
        }}
      />
      {shown !== null && <InvitationPreview mails={shown.mails} left={shown.left} />}
    </FormDialog>
  );
}

/** Who gets which mail, and who gets none. */
function InvitationPreview({ mails, left }: AnswerOf<typeof previewInvitations>) {
  const { t, format } = usePoolWords();
  return (
    <div className="grid gap-3">
      <p role="status" className="font-bold">
        {t('invite.mails', { n: format.number(mails.length) })}
      </p>
      {mails.length > 0 && (
        <ul
          className="max-h-72 overflow-y-auto rounded-md border border-line"
          tabIndex={0}
          aria-label={t('invite.who')}
        >
          {mails.map((mail) => (
            <li
              key={mail.entry_id}
              className="border-b border-line px-3 py-1.5 [contain-intrinsic-size:auto_3rem] [content-visibility:auto] last:border-b-0"
            >
              <Disclosure
                plain
                title={<bdi>{`${mail.first_name} ${mail.last_name}`}</bdi>}
                note={<bdi dir="ltr">{mail.to}</bdi>}
              >
                <Mail mail={mail} />
              </Disclosure>
            </li>
          ))}
        </ul>
      )}
      <LeftList left={left} />
    </div>
  );
}

function Mail({ mail }: { mail: PlannedInvitation }) {
  const { t } = usePoolWords();
  return (
    <div className="grid gap-2 rounded-md bg-surface-2 p-3 text-sm" lang={mail.language}>
      <p dir="auto" className="font-bold">
        {mail.subject}
      </p>
      <p dir="auto" className="break-words whitespace-pre-wrap">
        {mail.text}
      </p>
      <p className="text-ink-2">{t('invite.language', { language: LANGUAGE_NAMES[mail.language] })}</p>
    </div>
  );
}
