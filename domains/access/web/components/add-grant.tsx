import { useBrand } from '@hearth/client/person';
import { useSend } from '@hearth/client/query';
import { PlaceBox } from '@hearth/domains/core/widgets';
import { Button } from '@hearth/ui/button';
import { DateField } from '@hearth/ui/date-field';
import { useDateLabels } from '@hearth/ui/date-labels';
import { Modal } from '@hearth/ui/modal';
import { TextField } from '@hearth/ui/text-field';
import { toasts } from '@hearth/ui/toast';
import type { FormEvent } from 'react';
import { lazy, Suspense, useId, useState } from 'react';
import { addGrant } from '../../contract/endpoints.ts';
import { endOfDay, startOfDay } from '../../rules/end-of-day.ts';
import { useReadAgain } from '../api.ts';
import { useRoleName, useWords } from '../words.ts';
import { DepartmentBoxes } from './department-boxes.tsx';
import { RoleChoice } from './role-choice.tsx';

const PreviewDialog = lazy(async () => ({ default: (await import('./preview-dialog.tsx')).PreviewDialog }));

/** Gives a person a role at the brand in view or below it, perhaps for some departments only, perhaps for a time. */
export function AddGrant({ onClose }: { onClose: () => void }) {
  const { t } = useWords();
  const dateLabels = useDateLabels();
  const brand = useBrand();
  const roleName = useRoleName();
  const readAgain = useReadAgain();
  const formId = useId();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState('LOCATION_MANAGER');
  const [place, setPlace] = useState(brand.id);
  const [departments, setDepartments] = useState<readonly string[]>([]);
  const [firstDay, setFirstDay] = useState<string | null>(null);
  const [lastDay, setLastDay] = useState<string | null>(null);
  const [missing, setMissing] = useState(false);
  const [looking, setLooking] = useState(false);
  const send = useSend(addGrant);
  const wanted = {
    email: email.trim(),
    role,
    conditions: departments.length === 0 ? {} : { POSITION_CATEGORY: [...departments] },
    ...(firstDay === null ? {} : { valid_from: startOfDay(firstDay, brand.timeZone) }),
    valid_until: lastDay === null ? null : endOfDay(lastDay, brand.timeZone),
  };

  function look(event: FormEvent) {
    event.preventDefault();
    setMissing(wanted.email === '');
    setLooking(wanted.email !== '');
  }

  async function give(version: string): Promise<void> {
    const made = await send.mutateAsync({ params: { id: place }, body: { ...wanted, preview_version: version } });
    readAgain();
    toasts.show({
      message:
        made.outcome === 'INVITED'
          ? t('invited.sent', { address: made.invitation.address })
          : t('add.done', { name: made.grant.user_name, role: roleName(made.grant.role, made.grant.role_name) }),
      tone: 'ok',
    });
    onClose();
  }

  return (
    <>
      <Modal
        open
        onClose={onClose}
        title={t('people.add')}
        description={place === brand.id ? t('add.text', { place: brand.name }) : undefined}
        closeLabel={t('why.close')}
        footer={
          <>
            <Button onClick={onClose}>{t('add.cancel')}</Button>
            <Button type="submit" form={formId} variant="primary">
              {t('role.look')}
            </Button>
          </>
        }
      >
        <form id={formId} noValidate onSubmit={look} className="grid gap-4 pt-1">
          <TextField
            label={t('add.email')}
            type="email"
            dir="ltr"
            autoFocus
            required
            maxLength={254}
            value={email}
            error={missing ? t('add.missing') : undefined}
            onChange={({ target }) => setEmail(target.value)}
          />
          <RoleChoice label={t('people.role')} value={role} onlyUsable onChange={setRole} />
          {brand.type !== 'LOCATION' && (
            <PlaceBox
              label={t('add.place')}
              placeholder={t('add.place')}
              emptyText={t('add.noPlace')}
              value={place}
              onChange={(id) => setPlace(id ?? brand.id)}
            />
          )}
          <DepartmentBoxes legend={t('add.departments')} chosen={departments} onChange={setDepartments} />
          <div className="grid gap-4 sm:grid-cols-2">
            <DateField
              label={t('add.firstDay')}
              optionalHint={t('add.optional')}
              labels={dateLabels}
              value={firstDay}
              onChange={setFirstDay}
            />
            <DateField
              label={t('add.lastDay')}
              optionalHint={t('add.optional')}
              labels={dateLabels}
              value={lastDay}
              onChange={setLastDay}
            />
          </div>
        </form>
      </Modal>
      {looking && (
        <Suspense fallback={null}>
          <PreviewDialog
            brandId={place}
            change={{ kind: 'GRANT', ...wanted }}
            title={t('preview.title')}
            description={wanted.email}
            save={t('add.save')}
            invite={t('invited.send')}
            leave={t('add.back')}
            onSave={give}
            onClose={() => setLooking(false)}
          />
        </Suspense>
      )}
    </>
  );
}
