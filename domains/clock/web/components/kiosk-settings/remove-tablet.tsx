import { useClient } from '@hearth/client/context';
import { useForm } from '@hearth/client/use-form';
import { deviceZone } from '@hearth/i18n/device-zone';
import { localDay } from '@hearth/kit/local-day';
import { Checkbox } from '@hearth/ui/checkbox';
import { DayField } from '@hearth/ui/day-field';
import { FormDialog } from '@hearth/ui/form-dialog';
import { useState } from 'react';
import { revokeKiosk } from '../../../contract/kiosk-endpoints.ts';
import type { Kiosk } from '../../../contract/kiosk-schemas.ts';
import { useTabletWords } from './words.ts';

interface Draft {
  isLost: boolean;
  day: string | null;
}

/** Ends the pairing of a tablet; of one that was lost, what it sent since a day is marked. */
export function RemoveTablet({ brandId, tablet, onClose }: { brandId: string; tablet: Kiosk; onClose: () => void }) {
  const { t, problem } = useTabletWords();
  const client = useClient();
  const [today] = useState(() => localDay(new Date(), deviceZone()));
  const form = useForm<Draft, unknown>({
    values: { isLost: false, day: today },
    check: ({ isLost, day }) => ({ day: isLost && day === null ? t('missing') : undefined }),
    send: ({ isLost, day }) =>
      client.call(revokeKiosk, {
        params: { id: brandId, kiosk_id: tablet.id },
        body: {
          version: tablet.version,
          lost_since: isLost && day !== null ? startOf(day) : null,
        },
      }),
    onSent: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('removal.title', { name: tablet.name })}
      description={t('removal.text')}
      submit={t('remove')}
      problem={problem}
      onClose={onClose}
      size="sm"
      danger
    >
      <Checkbox
        label={t('removal.lost')}
        checked={form.values.isLost}
        onChange={({ target }) => form.set('isLost', target.checked)}
      />
      {form.values.isLost && (
        <DayField label={t('removal.day')} help={t('removal.flag')} max={today} {...form.field('day')} />
      )}
    </FormDialog>
  );
}

function startOf(day: string): string {
  return new Date(Temporal.PlainDate.from(day).toZonedDateTime(deviceZone()).epochMilliseconds).toISOString();
}
