import { useBrand } from '@hearth/client/person';
import { callKey, useCall, useSend } from '@hearth/client/query';
import { changeBreakWaiverSettings, getBreakWaiverSettings } from '@hearth/domains/core/contract';
import { usePhrases } from '@hearth/i18n/phrases';
import { NumberField } from '@hearth/ui/number-field';
import { Switch } from '@hearth/ui/switch';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Form } from './form.tsx';
import en from './phrases/en.json';

/** Lets employees waive a break in writing, and sets how long a waiver holds. */
export function BreakWaivers() {
  const { t } = usePhrases('settings', en);
  const cache = useQueryClient();
  const params = { id: useBrand().id };
  const setting = useCall(getBreakWaiverSettings, { params });
  const [changed, setChanged] = useState<Partial<NonNullable<typeof setting.data>>>({});
  const change = useSend(changeBreakWaiverSettings, {
    onSuccess: (answer) => {
      cache.setQueryData(callKey(getBreakWaiverSettings, { params }), answer);
      setChanged({});
    },
  });
  const now = setting.data === undefined ? undefined : { ...setting.data, ...changed };
  const set = (part: typeof changed): void => setChanged((before) => ({ ...before, ...part }));
  return (
    <Form
      title={t('breaks.title')}
      note={t('breaks.note')}
      loading={setting}
      saving={change}
      changed={Object.keys(changed).length > 0}
      onSave={() => now !== undefined && change.mutate({ params, body: now })}
    >
      {now !== undefined && (
        <>
          <Switch label={t('breaks.on')} checked={now.is_enabled} onChange={(on) => set({ is_enabled: on })} />
          <Switch
            label={t('breaks.signature')}
            checked={now.is_signature_required}
            disabled={!now.is_enabled}
            onChange={(on) => set({ is_signature_required: on })}
          />
          <div className="grid gap-4 sm:grid-cols-2">
            <NumberField
              label={t('breaks.months')}
              help={t('breaks.monthsHelp')}
              min={1}
              max={60}
              disabled={!now.is_enabled}
              value={now.valid_months}
              onChange={(value) => set({ valid_months: value })}
            />
            <NumberField
              label={t('breaks.days')}
              min={0}
              max={90}
              disabled={!now.is_enabled}
              value={now.notice_days}
              onChange={(value) => set({ notice_days: value ?? 0 })}
            />
          </div>
        </>
      )}
    </Form>
  );
}
