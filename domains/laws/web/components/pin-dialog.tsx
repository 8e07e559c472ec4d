import { useClient } from '@hearth/client/context';
import { useBrand } from '@hearth/client/person';
import { useForm } from '@hearth/client/use-form';
import { Button } from '@hearth/ui/button';
import { FormDialog } from '@hearth/ui/form-dialog';
import { RadioGroup } from '@hearth/ui/radio-group';
import { Select } from '@hearth/ui/select';
import { TextField } from '@hearth/ui/text-field';
import { toasts } from '@hearth/ui/toast';
import { useState } from 'react';
import { setLaws } from '../../contract/endpoints.ts';
import type { HeldLawSetting, Pin } from '../../contract/schemas.ts';
import { useLawWords } from '../words.ts';

type PinDialogProps = {
  /** The law that is pinned; absent where it is chosen in the dialog. */
  code?: string;
  law?: string;
  pin: Pin | null;
  choices?: readonly { readonly code: string; readonly law: string }[];
  held: HeldLawSetting;
  onClose: () => void;
};

/** Pins a law with a reason: it holds, or doesn’t, whatever follows from the facts. */
export function PinDialog({ code, law, pin, choices = [], held, onClose }: PinDialogProps) {
  const { t, problem } = useLawWords();
  const client = useClient();
  const { id } = useBrand();
  const send = (pins: Pin[]) =>
    client.call(setLaws, {
      params: { id },
      body: { value: { ...held.value, pins }, is_locked: held.is_locked, version: held.version },
    });
  const form = useForm({
    values: { code: code ?? '', holds: pin?.holds === false ? 'NO' : 'YES', reason: pin?.reason ?? '' },
    check: (draft) => ({
      code: draft.code === '' ? t('missing') : undefined,
      reason: draft.reason.trim() === '' ? t('missing') : undefined,
    }),
    send: (draft) =>
      send([
        ...held.value.pins.filter((one) => one.pack !== draft.code),
        { pack: draft.code, holds: draft.holds === 'YES', reason: draft.reason.trim() },
      ]),
    onSent: () => {
      toasts.show({ message: t('saved'), tone: 'ok' });
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('pin')}
      submit={t('save')}
      problem={problem}
      onClose={onClose}
      size="sm"
      description={law}
    >
      <div className="grid gap-4">
        {code === undefined && (
          <Select
            label={t('pinLaw')}
            placeholder={t('pinLaw')}
            options={choices.map((one) => ({ id: one.code, label: one.law }))}
            {...form.field('code')}
          />
        )}
        <RadioGroup
          label={t('pinHolds')}
          options={[
            { value: 'YES', label: t('applies') },
            { value: 'NO', label: t('appliesNot') },
          ]}
          value={form.values.holds}
          onChange={(value) => form.set('holds', value)}
        />
        <TextField label={t('reason')} help={t('pinHelp')} maxLength={300} {...form.text('reason')} />
        {pin !== null && (
          <div>
            <Button
              size="sm"
              variant="ghost"
              onClick={() => void send(held.value.pins.filter((one) => one.pack !== code)).then(onClose)}
            >
              {t('unpin')}
            </Button>
          </div>
        )}
      </div>
    </FormDialog>
  );
}

/** Pins a law of another country, or any that the address does not lead to. */
export function PinOther({ others, held }: { others: PinDialogProps['choices']; held: HeldLawSetting }) {
  const { t } = useLawWords();
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Button onClick={() => setOpen(true)}>{t('pinOther')}</Button>
      {open && <PinDialog pin={null} choices={others ?? []} held={held} onClose={() => setOpen(false)} />}
    </div>
  );
}
