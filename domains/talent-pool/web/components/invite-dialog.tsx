import { useBrand } from '@hearth/client/person';
import { useCall, useSend } from '@hearth/client/query';
import { listJobs } from '@hearth/domains/jobs/contract';
import { LANGUAGE_NAMES } from '@hearth/i18n/languages';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Disclosure } from '@hearth/ui/disclosure';
import { Modal } from '@hearth/ui/modal';
import { Select } from '@hearth/ui/select';
import { TextArea } from '@hearth/ui/text-area';
import { toasts } from '@hearth/ui/toast';
import { useState } from 'react';
import { previewInvitations, sendInvitations } from '../../contract/endpoints.ts';
import type { PlannedInvitation } from '../../contract/schemas.ts';
import { usePoolWords } from '../words.ts';
import { LeftList } from './left-list.tsx';
import { useRefresh } from './use-refresh.ts';

/** What the text may leave open. */
const FIRST_NAME = '{{first_name}}';

/** Invites people to apply for a post: what is written, then exactly who gets what, then it goes out as shown. */
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
  const refresh = useRefresh();
  const params = { id: brand.id };
  const [jobId, setJobId] = useState<string | null>(null);
  const [text, setText] = useState('');
  const jobs = useCall(listJobs, { params, query: { status: ['LIVE'], limit: '100' } });
  // What is for the staff is not there for whom one invites.
  const open = jobs.data?.jobs.filter(({ audience }) => audience === 'PUBLIC');
  const body = { entry_ids: [...entryIds], job_id: jobId ?? '', text: text.trim() };
  const preview = useSend(previewInvitations);
  const send = useSend(sendInvitations, {
    onSuccess: ({ sent }) => {
      refresh();
      toasts.show({ message: t('invite.sent', { n: format.number(sent) }), tone: 'ok' });
      onDone();
    },
  });
  // What was shown is what goes out: whoever writes on has to look again.
  const shown = preview.data;
  const edit = (change: () => void): void => {
    change();
    preview.reset();
    send.reset();
  };
  const failed = send.error ?? preview.error;
  return (
    <Modal
      open
      onClose={onClose}
      title={t('invite.open')}
      closeLabel={t('close')}
      size="lg"
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          {shown === undefined ? (
            <Button
              variant="primary"
              busy={preview.isPending}
              disabled={jobId === null || text.trim() === ''}
              onClick={() => preview.mutate({ params, body })}
            >
              {t('invite.preview')}
            </Button>
          ) : (
            <Button
              variant="primary"
              busy={send.isPending}
              disabled={shown.mails.length === 0}
              onClick={() => send.mutate({ params, body })}
            >
              {t('invite.send')}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-4">
        {failed !== null && <Alert tone="bad" urgent title={problem(failed)} />}
        {open?.length === 0 && <Alert tone="info" title={t('invite.noJobs')} />}
        <Select
          label={t('invite.job')}
          placeholder={t('invite.chooseJob')}
          value={jobId}
          onChange={(id) => edit(() => setJobId(id))}
          options={(open ?? []).map((job) => ({ id: job.id, label: job.title, note: job.location_name }))}
        />
        <TextArea
          label={t('invite.text')}
          help={t('invite.textHelp', { place: FIRST_NAME })}
          rows={5}
          maxLength={2000}
          value={text}
          onChange={(event) => edit(() => setText(event.target.value))}
        />
        {shown !== undefined && (
          <div className="grid gap-3">
            <p role="status" className="font-bold">
              {t('invite.mails', { n: format.number(shown.mails.length) })}
            </p>
            {shown.mails.length > 0 && (
              <ul
                className="max-h-72 overflow-y-auto rounded-md border border-line"
                tabIndex={0}
                aria-label={t('invite.who')}
              >
                {shown.mails.map((mail) => (
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
            <LeftList left={shown.left} />
          </div>
        )}
      </div>
    </Modal>
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
