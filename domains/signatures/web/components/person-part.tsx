import { useClient } from '@hearth/client/context';
import { hasPermission, useBrand } from '@hearth/client/person';
import { useCall } from '@hearth/client/query';
import { useForm } from '@hearth/client/use-form';
import { useReadAgainOn } from '@hearth/client/use-read-again';
import { useLanguage } from '@hearth/i18n/phrases';
import type { AnswerOf } from '@hearth/kit/endpoint';
import { newId } from '@hearth/kit/id';
import { Badge } from '@hearth/ui/badge';
import { Button } from '@hearth/ui/button';
import { FormDialog } from '@hearth/ui/form-dialog';
import { TEXT_LINK } from '@hearth/ui/link-button';
import { Resource } from '@hearth/ui/resource';
import { Select } from '@hearth/ui/select';
import { TextField } from '@hearth/ui/text-field';
import { toasts } from '@hearth/ui/toast';
import { useState } from 'react';
import { Link } from 'react-router';
import { listPersonRequests, sendAgreement } from '../../contract/endpoints.ts';
import { REQUEST_CHANGED } from '../../contract/events.ts';
import { REQUEST_TONES } from '../request-tones.ts';
import { useWords } from '../words.ts';

type Sendable = AnswerOf<typeof listPersonRequests>['agreements'];

/** What the open person of the team was asked to sign, and the way to ask them. */
export function PersonPart({ employeeId }: { readonly employeeId: string }) {
  const { t, problem, format } = useWords();
  const brand = useBrand();
  const [isSending, setSending] = useState(false);
  const found = useCall(listPersonRequests, { params: { id: brand.id, employee_id: employeeId } });
  useReadAgainOn([REQUEST_CHANGED], [listPersonRequests]);
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h3 className="font-bold">{t('title')}</h3>
      <Resource of={found} rows={2} failed={t('person.failed')} problem={problem}>
        {({ requests, agreements }) => (
          <>
            {requests.length === 0 && <p className="text-ink-2">{t('person.none')}</p>}
            <ul className="divide-y divide-line">
              {requests.map(({ id, title, number, state, sent_at: sentAt }) => (
                <li key={id} className="flex flex-wrap items-center gap-2 py-2">
                  <span className="min-w-0 flex-1">
                    <Link className={TEXT_LINK} to={`/team/agreements?request=${id}`}>
                      <bdi className="[overflow-wrap:anywhere]">{title}</bdi>
                    </Link>
                    <span className="block text-sm text-ink-2">
                      {`${t('list.version', { number })} · ${t('mine.sent', { date: format.date(sentAt.slice(0, 10)) })}`}
                    </span>
                  </span>
                  <Badge tone={REQUEST_TONES[state]}>{t(`state.${state}`)}</Badge>
                </li>
              ))}
            </ul>
            {hasPermission(brand, 'MANAGE_TEAM') && agreements.length > 0 && (
              <p>
                <Button size="sm" onClick={() => setSending(true)}>
                  {t('person.send')}
                </Button>
              </p>
            )}
            {isSending && <SendOne employeeId={employeeId} agreements={agreements} onClose={() => setSending(false)} />}
          </>
        )}
      </Resource>
    </section>
  );
}

function SendOne({
  employeeId,
  agreements,
  onClose,
}: {
  readonly employeeId: string;
  readonly agreements: Sendable;
  readonly onClose: () => void;
}) {
  const { t, problem } = useWords();
  const client = useClient();
  const brand = useBrand();
  const language = useLanguage();
  const [key] = useState(newId);
  const form = useForm({
    values: { agreement: agreements[0]?.id ?? '', name: '', email: '' },
    check: ({ agreement, name, email }) => {
      const isNeeded = agreements.find(({ id }) => id === agreement)?.needs_guardian ?? false;
      return {
        name: isNeeded && name.trim() === '' ? t('required') : undefined,
        email: isNeeded && !email.includes('@') ? t('required') : undefined,
      };
    },
    send: ({ agreement, name, email }) =>
      client.call(sendAgreement, {
        params: { id: brand.id, agreement_id: agreement },
        body: {
          employee_id: employeeId,
          position_id: null,
          guardian: name.trim() === '' ? null : { name: name.trim(), email: email.trim() },
          language,
          idempotency_key: key,
        },
      }),
    onSent: () => {
      toasts.show({ message: t('person.sent'), tone: 'ok' });
      onClose();
    },
  });
  const needsGuardian = agreements.find(({ id }) => id === form.values.agreement)?.needs_guardian ?? false;
  return (
    <FormDialog form={form} title={t('person.send')} submit={t('send.one')} problem={problem} onClose={onClose}>
      <Select
        label={t('person.agreement')}
        placeholder={t('person.agreement')}
        options={agreements.map(({ id, title }) => ({ id, label: title }))}
        value={form.values.agreement}
        onChange={(id) => form.set('agreement', id ?? '')}
      />
      {needsGuardian && (
        <>
          <TextField label={t('person.guardianName')} maxLength={120} dir="auto" {...form.text('name')} />
          <TextField label={t('person.guardianEmail')} type="email" maxLength={254} {...form.text('email')} />
        </>
      )}
    </FormDialog>
  );
}
