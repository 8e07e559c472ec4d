import { useForm } from '@hearth/client/use-form';
import type { Form } from '@hearth/client/use-form';
import { FormDialog } from '@hearth/ui/form-dialog';
import { useBrand } from '@hearth/client/person';
import { useSend } from '@hearth/client/query';
import { PlaceBox } from '@hearth/domains/core/widgets';
import { DayField } from '@hearth/ui/day-field';
import { TextField } from '@hearth/ui/text-field';
import { toasts } from '@hearth/ui/toast';
import { lazy, Suspense, useState } from 'react';
import { addGrant } from '../../contract/endpoints.ts';
import { endOfDay, startOfDay } from '../../rules/end-of-day.ts';
import { useRoleName, useWords } from '../words.ts';
import { DepartmentBoxes } from './department-boxes.tsx';
import { RoleChoice } from './role-choice.tsx';

const PreviewDialog = lazy(async () => ({ default: (await import('./preview-dialog.tsx')).PreviewDialog }));

interface GrantValues {
  email: string;
  role: string;
  place: string;
  /** None means all. */
  departments: string[];
  firstDay: string | null;
  lastDay: string | null;
}

type GrantRequest = ReturnType<typeof toGrantRequest>;

/** Gives a person a role at the brand in view or below it, perhaps for some departments only, perhaps for a time. */
export function AddGrant({ onClose }: { onClose: () => void }) {
  const { t, problem } = useWords();
  const brand = useBrand();
  const roleName = useRoleName();
  const [looked, setLooked] = useState<{ readonly place: string; readonly wanted: GrantRequest } | null>(null);
  const send = useSend(addGrant);
  const form = useForm<GrantValues>({
    values: {
      email: '',
      role: 'LOCATION_MANAGER',
      place: brand.id,
      departments: [],
      firstDay: null,
      lastDay: null,
    },
    check: ({ email }) => ({ email: email.trim() === '' ? t('required') : undefined }),
    send: (values) => {
      setLooked({ place: values.place, wanted: toGrantRequest(values, brand.timeZone) });
      return Promise.resolve();
    },
  });
  const { place } = form.values;

  async function give({ place: at, wanted }: NonNullable<typeof looked>, version: string): Promise<void> {
    const made = await send.mutateAsync({ params: { id: at }, body: { ...wanted, preview_version: version } });
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
      <FormDialog
        form={form}
        title={t('people.add')}
        description={place === brand.id ? t('add.text', { place: brand.name }) : undefined}
        submit={t('role.look')}
        problem={problem}
        onClose={onClose}
      >
        <GrantFields form={form} />
      </FormDialog>
      {looked !== null && (
        <Suspense fallback={null}>
          <PreviewDialog
            brandId={looked.place}
            change={{ kind: 'GRANT', ...looked.wanted }}
            title={t('preview.title')}
            description={looked.wanted.email}
            save={t('add.save')}
            invite={t('invited.send')}
            leave={t('add.back')}
            onSave={(version) => give(looked, version)}
            onClose={() => setLooked(null)}
          />
        </Suspense>
      )}
    </>
  );
}

/** Who gets the right, which role, where and for how long. */
function GrantFields({ form }: { form: Form<GrantValues> }) {
  const { t } = useWords();
  const brand = useBrand();
  const { role, place, departments } = form.values;
  return (
    <>
      <TextField
        label={t('add.email')}
        type="email"
        dir="ltr"
        autoFocus
        required
        maxLength={254}
        {...form.text('email')}
      />
      <RoleChoice label={t('people.role')} value={role} onlyUsable onChange={(role) => form.set('role', role)} />
      {brand.type !== 'LOCATION' && (
        <PlaceBox
          label={t('add.place')}
          placeholder={t('add.place')}
          emptyText={t('add.noPlace')}
          value={place}
          onChange={(id) => form.set('place', id ?? brand.id)}
        />
      )}
      <DepartmentBoxes
        legend={t('add.departments')}
        chosen={departments}
        onChange={(chosen) => form.set('departments', [...chosen])}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <DayField label={t('add.firstDay')} optionalHint={t('optional')} {...form.field('firstDay')} />
        <DayField label={t('add.lastDay')} optionalHint={t('optional')} {...form.field('lastDay')} />
      </div>
    </>
  );
}

function toGrantRequest({ email, role, departments, firstDay, lastDay }: GrantValues, timeZone: string) {
  return {
    email: email.trim(),
    role,
    conditions: departments.length === 0 ? {} : { POSITION_CATEGORY: departments },
    ...(firstDay === null ? {} : { valid_from: startOfDay(firstDay, timeZone) }),
    valid_until: lastDay === null ? null : endOfDay(lastDay, timeZone),
  };
}
