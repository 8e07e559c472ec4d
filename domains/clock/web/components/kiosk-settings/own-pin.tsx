import { useClient } from '@hearth/client/context';
import { useCall } from '@hearth/client/query';
import { useForm } from '@hearth/client/use-form';
import { Button } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { FormDialog } from '@hearth/ui/form-dialog';
import { TextField } from '@hearth/ui/text-field';
import { toasts } from '@hearth/ui/toast';
import { useState } from 'react';
import { listMyPins, setMyPin } from '../../../contract/pin-endpoints.ts';
import { useTabletWords } from './words.ts';

/** One's own PIN at each employment whose location has a shared tablet; nothing where none has. */
export function OwnPins() {
  const { t } = useTabletWords();
  const { data } = useCall(listMyPins, {});
  const [open, setOpen] = useState<string | null>(null);
  return (
    <>
      {(data?.pins ?? []).map((one) => (
        <Card key={one.employee_id} title={t('own.title')}>
          <div className="flex flex-wrap items-center gap-3">
            <p className="min-w-40 flex-1 text-ink-2">
              {one.set_at === null ? t('own.notSet', { place: one.location_name }) : t('own.set')}
            </p>
            <Button onClick={() => setOpen(one.employee_id)}>
              {t(one.set_at === null ? 'own.choose' : 'own.change')}
            </Button>
          </div>
        </Card>
      ))}
      {open !== null && <PinDialog employeeId={open} onClose={() => setOpen(null)} />}
    </>
  );
}

function PinDialog({ employeeId, onClose }: { employeeId: string; onClose: () => void }) {
  const { t, problem } = useTabletWords();
  const client = useClient();
  const form = useForm({
    values: { pin: '' },
    check: ({ pin }) => ({ pin: /^\d{4,8}$/.test(pin) ? undefined : t('own.digits') }),
    send: ({ pin }) => client.call(setMyPin, { params: { employee_id: employeeId }, body: { pin } }),
    onSent: () => {
      toasts.show({ message: t('own.saved'), tone: 'ok' });
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={t('own.dialog')} submit={t('save')} problem={problem} onClose={onClose} size="sm">
      <TextField
        type="password"
        label={t('own.pin')}
        help={t('own.help')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={8}
        {...form.text('pin')}
      />
    </FormDialog>
  );
}
