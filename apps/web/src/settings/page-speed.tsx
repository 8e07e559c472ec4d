import { useBrand } from '@hearth/client/person';
import { callKey, useCall, useSend } from '@hearth/client/query';
import { changeBrandRumSettings, getBrandRumSettings } from '@hearth/domains/core/contract';
import { usePhrases } from '@hearth/i18n/phrases';
import { NumberField } from '@hearth/ui/number-field';
import { Switch } from '@hearth/ui/switch';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Form } from './form.tsx';
import en from './phrases/en.json';

/**
 * Switches real-user speed measurement and its sample rate; no visit is recorded. Nothing is ever recorded of a
 * visit.
 */
export function PageSpeed() {
  const { t } = usePhrases('settings', en);
  const cache = useQueryClient();
  const params = { id: useBrand().id };
  const setting = useCall(getBrandRumSettings, { params });
  const kept = setting.data?.brand_rum_setting;
  const [changed, setChanged] = useState<Partial<NonNullable<typeof kept>>>({});
  const change = useSend(changeBrandRumSettings, {
    onSuccess: (answer) => {
      cache.setQueryData(callKey(getBrandRumSettings, { params }), answer);
      setChanged({});
    },
  });
  const now = kept === undefined ? undefined : { ...kept, ...changed };
  const set = (part: typeof changed): void => setChanged((before) => ({ ...before, ...part }));
  return (
    <Form
      title={t('speed.title')}
      note={t('speed.note')}
      loading={setting}
      saving={change}
      changed={Object.keys(changed).length > 0}
      onSave={() => now !== undefined && change.mutate({ params, body: now })}
    >
      {now !== undefined && (
        <>
          <Switch label={t('speed.on')} checked={now.is_enabled} onChange={(on) => set({ is_enabled: on })} />
          <NumberField
            label={t('speed.share')}
            help={t('speed.shareHelp')}
            min={0}
            max={100}
            disabled={!now.is_enabled}
            value={now.sampling_percentage}
            onChange={(value) => set({ sampling_percentage: value ?? 0 })}
            className="sm:max-w-64"
          />
        </>
      )}
    </Form>
  );
}
