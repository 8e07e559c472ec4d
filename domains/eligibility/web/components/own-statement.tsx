import { useClient } from '@hearth/client/context';
import { useForm } from '@hearth/client/use-form';
import { deviceZone } from '@hearth/i18n/device-zone';
import { useFormat } from '@hearth/i18n/use-format';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { DayField } from '@hearth/ui/day-field';
import { RadioGroup } from '@hearth/ui/radio-group';
import { TextField } from '@hearth/ui/text-field';
import { toasts } from '@hearth/ui/toast';
import { useState } from 'react';
import { stateMyStatus } from '../../contract/endpoints.ts';
import type { OwnCase, WorkStatus } from '../../contract/schemas.ts';
import { mayEnd } from '../../rules/statement.ts';
import { useWords } from '../words.ts';

/** What one states of oneself, where the law asks for it or takes a code; what was stated can be stated anew. */
export function OwnStatement({ of }: { readonly of: OwnCase }) {
  const { t } = useWords();
  const format = useFormat();
  const [isAgain, setAgain] = useState(false);
  const takesCode = of.terms.lists.some(({ items }) => items.some(({ form }) => form === 'CODE'));
  if (of.terms.statuses.length === 0 && !takesCode) return null;
  const { said } = of;
  if (said === null || isAgain) return <StatementForm of={of} takesCode={takesCode} />;
  const facts = [
    said.status === null ? null : t(`status.${said.status}`),
    said.authorised_until === null ? null : t('until', { date: format.date(said.authorised_until) }),
    said.code === '' ? null : t('own.codeSaid', { code: said.code }),
  ].filter((fact) => fact !== null);
  return (
    <section className="grid justify-items-start gap-2">
      <h3 className="text-base font-bold">{t(of.terms.statuses.length === 0 ? 'own.code' : 'own.status')}</h3>
      <p>{facts.join(' · ')}</p>
      <p className="text-sm text-ink-2">
        {t('case.signed', { name: said.signed_name, date: format.instantDate(said.at, deviceZone()) })}
      </p>
      <Button size="sm" onClick={() => setAgain(true)}>
        {t('own.again')}
      </Button>
    </section>
  );
}

function StatementForm({ of, takesCode }: { readonly of: OwnCase; readonly takesCode: boolean }) {
  const { t, problem } = useWords();
  const client = useClient();
  const { statuses } = of.terms;
  const form = useForm({
    values: { status: null as WorkStatus | null, authorised_until: null as string | null, code: '', signed_name: '' },
    check: ({ status, code, signed_name: name }) => ({
      status: statuses.length > 0 && status === null ? t('own.statusMissing') : undefined,
      code: statuses.length === 0 && code.trim() === '' ? t('own.codeMissing') : undefined,
      signed_name: name.trim() === '' ? t('own.nameMissing') : undefined,
    }),
    send: ({ status, authorised_until: until, code, signed_name: name }) =>
      client.call(stateMyStatus, {
        params: { case_id: of.id },
        body: {
          status,
          authorised_until: mayEnd(status) ? until : null,
          code: code.trim().toUpperCase(),
          signed_name: name.trim(),
          version: of.version,
        },
      }),
    onSent: () => void toasts.show({ message: t('own.stated'), tone: 'ok' }),
  });
  return (
    <form {...form.element} className="grid gap-4">
      <h3 className="text-base font-bold">{t(statuses.length === 0 ? 'own.code' : 'own.status')}</h3>
      <p className="text-sm text-ink-2">{t(statuses.length === 0 ? 'own.codeNote' : 'own.statusNote')}</p>
      {statuses.length > 0 && (
        <RadioGroup
          label={t('own.status')}
          cards
          options={statuses.map((value) => ({ value, label: t(`status.${value}`) }))}
          value={form.values.status ?? ''}
          error={form.fault('status')}
          onChange={(value) => form.set('status', statuses.find((one) => one === value) ?? null)}
        />
      )}
      {mayEnd(form.values.status) && (
        <DayField label={t('own.authorisedUntil')} optionalHint={t('optional')} {...form.field('authorised_until')} />
      )}
      {takesCode && <TextField label={t('own.codeField')} maxLength={20} autoComplete="off" {...form.text('code')} />}
      <TextField label={t('own.name')} help={t('own.nameHelp')} maxLength={120} {...form.text('signed_name')} />
      {form.error !== null && form.error !== undefined && (
        <Alert tone="bad" urgent>
          {problem(form.error)}
        </Alert>
      )}
      <Button type="submit" variant="primary" wide busy={form.busy}>
        {t('own.sign')}
      </Button>
    </form>
  );
}
