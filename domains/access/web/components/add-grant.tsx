import { CallError } from '@hearth/client/call-error';
import { useBrand } from '@hearth/client/person';
import { useCall, useSend } from '@hearth/client/query';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Checkbox } from '@hearth/ui/checkbox';
import { DateField } from '@hearth/ui/date-field';
import { useDateLabels } from '@hearth/ui/date-labels';
import { Modal } from '@hearth/ui/modal';
import { Select } from '@hearth/ui/select';
import { TextField } from '@hearth/ui/text-field';
import { toasts } from '@hearth/ui/toast';
import type { FormEvent } from 'react';
import { useId, useState } from 'react';
import { addGrant, listRoles } from '../../contract/endpoints.ts';
import { useReadAgain } from '../api.ts';
import { endOfDay } from '../../rules/end-of-day.ts';
import en from '../en.json' with { type: 'json' };
import { useRoleName, useWords } from '../words.ts';

const DEPARTMENTS = Object.keys(en.departments) as (keyof typeof en.departments)[];

/** Gives a person a role at the brand in view, perhaps for some departments only, perhaps until a day. */
export function AddGrant({ onClose }: { onClose: () => void }) {
  const { t, problem } = useWords();
  const dateLabels = useDateLabels();
  const brand = useBrand();
  const roleName = useRoleName();
  const readAgain = useReadAgain();
  const roles = useCall(listRoles, {}).data ?? [];
  const formId = useId();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState('LOCATION_MANAGER');
  const [departments, setDepartments] = useState<readonly string[]>([]);
  const [lastDay, setLastDay] = useState<string | null>(null);
  const [missing, setMissing] = useState(false);
  const send = useSend(addGrant, {
    onSuccess: (grant) => {
      readAgain();
      toasts.show({
        message: t('add.done', { name: grant.user_name, role: roleName(grant.role, grant.role_name) }),
        tone: 'ok',
      });
      onClose();
    },
  });
  const unknown = send.error instanceof CallError && send.error.code === 'UNKNOWN_USER';

  function give(event: FormEvent) {
    event.preventDefault();
    setMissing(email.trim() === '');
    if (email.trim() === '') return;
    send.mutate({
      params: { id: brand.id },
      body: {
        email: email.trim(),
        role,
        conditions: departments.length === 0 ? {} : { POSITION_CATEGORY: [...departments] },
        valid_until: lastDay === null ? null : endOfDay(lastDay, brand.timeZone),
      },
    });
  }

  return (
    <Modal
      open
      onClose={onClose}
      title={t('people.add')}
      description={t('add.text', { place: brand.name })}
      closeLabel={t('why.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('add.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" busy={send.isPending}>
            {t('add.save')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={give} className="grid gap-4 pt-1">
        {send.error !== null && !unknown && (
          <Alert tone="bad" urgent>
            {problem(send.error)}
          </Alert>
        )}
        <TextField
          label={t('add.email')}
          type="email"
          dir="ltr"
          autoFocus
          required
          maxLength={254}
          value={email}
          error={missing ? t('add.missing') : unknown ? problem(send.error) : undefined}
          onChange={({ target }) => setEmail(target.value)}
        />
        <Select
          label={t('people.role')}
          placeholder={t('people.role')}
          value={role}
          options={roles.map(({ code }) => ({ id: code, label: roleName(code) }))}
          onChange={setRole}
        />
        <fieldset className="grid gap-2">
          <legend className="mb-1 text-base">{t('add.departments')}</legend>
          <div className="grid gap-2 sm:grid-cols-2">
            {DEPARTMENTS.map((code) => (
              <Checkbox
                key={code}
                label={t(`departments.${code}`)}
                checked={departments.includes(code)}
                onChange={({ target }) =>
                  setDepartments(target.checked ? [...departments, code] : departments.filter((one) => one !== code))
                }
              />
            ))}
          </div>
        </fieldset>
        <DateField
          label={t('add.lastDay')}
          optionalHint={t('add.optional')}
          labels={dateLabels}
          value={lastDay}
          onChange={setLastDay}
        />
      </form>
    </Modal>
  );
}
