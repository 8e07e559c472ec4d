import { useClient } from '@hearth/client/context';
import { useBrand } from '@hearth/client/person';
import { useForm } from '@hearth/client/use-form';
import { newId } from '@hearth/kit/id';
import { FormDialog } from '@hearth/ui/form-dialog';
import { Select } from '@hearth/ui/select';
import { TextField } from '@hearth/ui/text-field';
import { toasts } from '@hearth/ui/toast';
import { useState } from 'react';
import { addStation, editStation } from '../../../contract/station-endpoints.ts';
import type { Station, StationContent } from '../../../contract/schemas.ts';
import { STATION_DEPARTMENTS } from '../../../rules/stations.ts';
import { useWorkplaceWords } from '../../words.ts';

/** Adds a station, or changes one. */
export function StationDialog({
  station,
  onClose,
}: {
  readonly station: Station | null;
  readonly onClose: () => void;
}) {
  const { t, problem } = useWorkplaceWords();
  const client = useClient();
  const { id } = useBrand();
  const [key] = useState(() => newId());
  const form = useForm<StationContent, Station>({
    values: {
      name: station?.name ?? '',
      department: station?.department ?? null,
      cost_centre: station?.cost_centre ?? '',
    },
    check: ({ name }) => ({ name: name.trim() === '' ? t('notes.missing') : undefined }),
    send: (content) =>
      station === null
        ? client.call(addStation, { params: { id }, body: { ...content, idempotency_key: key } })
        : client.call(editStation, {
            params: { id, station_id: station.id },
            body: { ...content, version: station.version },
          }),
    onSent: () => {
      toasts.show({ message: t('stations.saved'), tone: 'ok' });
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t(station === null ? 'stations.add' : 'stations.edit')}
      submit={t('save')}
      problem={problem}
      confirmLeave
      onClose={onClose}
    >
      <TextField label={t('stations.name')} required maxLength={60} dir="auto" {...form.text('name')} />
      <Select
        label={t('stations.department')}
        placeholder={t('stations.noDepartment')}
        options={[
          { id: '', label: t('stations.noDepartment') },
          ...STATION_DEPARTMENTS.map((department) => ({ id: department, label: t(`departments.${department}`) })),
        ]}
        value={form.values.department ?? ''}
        onChange={(value) => form.set('department', STATION_DEPARTMENTS.find((one) => one === value) ?? null)}
      />
      <TextField
        label={t('stations.costCentre')}
        help={t('stations.costCentreHelp')}
        optionalHint={t('optional')}
        maxLength={40}
        {...form.text('cost_centre')}
      />
    </FormDialog>
  );
}
