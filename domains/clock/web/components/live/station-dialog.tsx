import { useClient } from '@hearth/client/context';
import { useForm } from '@hearth/client/use-form';
import { FormDialog } from '@hearth/ui/form-dialog';
import { Select } from '@hearth/ui/select';
import { toasts } from '@hearth/ui/toast';
import { changeStation } from '../../../contract/live-act-endpoints.ts';
import type { LiveShift } from '../../../contract/schemas.ts';
import { toldPhrase, useLiveWords } from './words.ts';

interface StationProps {
  readonly brandId: string;
  readonly employeeId: string;
  readonly name: string;
  readonly shift: LiveShift;
  /** Those in use. */
  readonly stations: readonly string[];
  readonly onClose: () => void;
}

const NONE = 'none';

/** Where somebody works for what is left of their shift. */
export function StationDialog({ brandId, employeeId, name, shift, stations, onClose }: StationProps) {
  const { t, problem } = useLiveWords();
  const client = useClient();
  const form = useForm({
    values: { station: stations.includes(shift.station) ? shift.station : NONE },
    send: ({ station }) =>
      client.call(changeStation, {
        params: { id: brandId, shift_id: shift.id },
        body: { employee_id: employeeId, seen_station: shift.station, station: station === NONE ? '' : station },
      }),
    onSent: ({ is_told: isTold }) => {
      toasts.show({ message: t(toldPhrase(isTold), { name }), tone: 'ok' });
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('stations.title')}
      submit={t('stations.submit')}
      problem={problem}
      onClose={onClose}
      size="sm"
    >
      <Select
        label={t('stations.label')}
        placeholder={t('stations.none')}
        options={[{ id: NONE, label: t('stations.none') }, ...stations.map((one) => ({ id: one, label: one }))]}
        value={form.values.station}
        onChange={(value) => form.set('station', value ?? NONE)}
      />
    </FormDialog>
  );
}
