import { useClient } from '@hearth/client/context';
import { useBrand } from '@hearth/client/person';
import { useCall } from '@hearth/client/query';
import type { Form } from '@hearth/client/use-form';
import { useForm } from '@hearth/client/use-form';
import { Alert } from '@hearth/ui/alert';
import { Checkbox } from '@hearth/ui/checkbox';
import { ChoiceField } from '@hearth/ui/choice-field';
import { FormDialog } from '@hearth/ui/form-dialog';
import { NumberField } from '@hearth/ui/number-field';
import { RadioGroup } from '@hearth/ui/radio-group';
import { TextArea } from '@hearth/ui/text-area';
import { TextField } from '@hearth/ui/text-field';
import { addKit, changeKit, listPanelists } from '../../contract/endpoints.ts';
import type { Kit, KitContent } from '../../contract/schemas.ts';
import { KINDS } from '../kinds.ts';
import { useWords } from '../words.ts';
import { KitCriteria, toFormPath, withoutEmpty, findUnnamed } from './cards/kit-criteria.tsx';
import { useCardWords } from './cards/words.ts';
import { KitHours } from './kit-hours.tsx';

const WEEKDAYS = [1, 2, 3, 4, 5];
const NEW_KIT: KitContent = {
  name: '',
  kind: 'IN_PERSON',
  minutes: 30,
  buffer_minutes: 10,
  notice_hours: 12,
  horizon_days: 14,
  capacity: 1,
  panel: [],
  panel_rule: 'ANY',
  room: '',
  details: '',
  hours: WEEKDAYS.map((weekday) => ({ weekday, start: '10:00', end: '17:00' })),
  focus: [],
  criteria: [],
};
const NUMBERS = ['minutes', 'buffer_minutes', 'notice_hours', 'horizon_days', 'capacity'] as const;
const LIMITS = {
  minutes: [10, 600],
  buffer_minutes: [0, 120],
  notice_hours: [0, 168],
  horizon_days: [1, 60],
  capacity: [1, 50],
} as const;

function toContent({
  id: _id,
  location_id: _place,
  location_name: _name,
  version: _version,
  people: _people,
  ...content
}: Kit): KitContent {
  return content;
}

/** The form's values, with focus questions as text, one per line. */
type KitValues = Omit<KitContent, 'focus'> & { focus: string };

function toValues(kit: Kit | null): KitValues {
  const content = kit === null ? NEW_KIT : toContent(kit);
  return { ...content, focus: content.focus.join('\n') };
}

function toBody(values: KitValues): KitContent {
  const lines = values.focus.split('\n').map((line) => line.trim());
  return { ...values, focus: lines.filter((line) => line !== ''), criteria: withoutEmpty(values.criteria) };
}

/** Creates or edits an interview kit. Errors keep the input. A refusal keeps what was written. */
export function KitDialog({ kit, onClose }: { kit: Kit | null; onClose: () => void }) {
  const { t, problem } = useWords();
  const form = useKitForm(kit, onClose);
  const { values } = form;
  return (
    <FormDialog
      form={form}
      title={kit === null ? t('kits.add') : kit.name}
      submit={t('save')}
      cancel={t('close')}
      problem={problem}
      onClose={onClose}
      size="lg"
      className="grid gap-5"
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t('kits.name')}
          placeholder={t('kits.nameExample')}
          maxLength={80}
          required
          {...form.text('name')}
        />
        <ChoiceField
          label={t('kits.kind')}
          placeholder={t('kits.kind')}
          value={values.kind}
          options={KINDS.map(([id]) => ({ id, label: t(`kinds.${id}`) }))}
          onChange={(id) => {
            const kind = KINDS.find(([one]) => one === id)?.[0];
            if (kind !== undefined) form.set('kind', kind);
          }}
        />
      </div>
      <KitPanel form={form} placeId={kit?.location_id} />
      <div className="grid gap-4 sm:grid-cols-2">
        {NUMBERS.map((field) => (
          <NumberField
            key={field}
            label={t(`kits.numbers.${field}`)}
            value={values[field]}
            min={LIMITS[field][0]}
            max={LIMITS[field][1]}
            error={form.fault(field)}
            onChange={(value) => value !== null && form.set(field, value)}
          />
        ))}
        <TextField label={t('kits.room')} optionalHint={t('optional')} maxLength={80} {...form.text('room')} />
      </div>
      <KitHours hours={values.hours} error={form.fault('hours')} onChange={(hours) => form.set('hours', hours)} />
      <TextArea
        label={t('kits.details')}
        help={t('kits.detailsHelp')}
        optionalHint={t('optional')}
        rows={2}
        maxLength={600}
        {...form.text('details')}
      />
      <TextArea
        label={t('focus')}
        help={t('kits.focusHelp')}
        optionalHint={t('optional')}
        rows={4}
        {...form.text('focus')}
      />
      <KitCriteria
        criteria={values.criteria}
        fault={(index, part) => form.fault(`criteria.${index}.${part}`)}
        onChange={(criteria) => form.set('criteria', criteria)}
      />
    </FormDialog>
  );
}

function useKitForm(kit: Kit | null, onClose: () => void): Form<KitValues> {
  const { t } = useWords();
  const { t: tc } = useCardWords();
  const brand = useBrand();
  const client = useClient();
  const form: Form<KitValues> = useForm<KitValues, Kit>({
    values: toValues(kit),
    check: ({ name, panel, hours, criteria }) => ({
      name: name.trim() === '' ? t('required') : undefined,
      panel: panel.length === 0 ? t('kits.panelMissing') : undefined,
      hours: hours.length === 0 || hours.some(({ start, end }) => start >= end) ? t('kits.hoursWrong') : undefined,
      ...Object.fromEntries(findUnnamed(criteria).map((index) => [`criteria.${index}.name`, tc('kit.unnamed')])),
    }),
    send: (values) => {
      const content = toBody(values);
      return kit === null
        ? client.call(addKit, { params: { id: brand.id }, body: content })
        : client.call(changeKit, {
            params: { id: kit.location_id, kit_id: kit.id },
            body: { content, version: kit.version },
          });
    },
    fieldOf: (sent) => toFormField(sent, form.values),
    onSent: onClose,
  });
  return form;
}

/** Maps a field from the server to the form. */
function toFormField(sent: string, { criteria }: KitValues): keyof KitValues | `criteria.${number}.${'name' | 'good'}` {
  const path = sent.replace(/^content\./, '');
  const field = path.split('.')[0] as keyof KitValues;
  return field === 'criteria' ? toFormPath(path, criteria) : field;
}

function KitPanel({ form, placeId }: { readonly form: Form<KitValues>; readonly placeId: string | undefined }) {
  const { t } = useWords();
  const brand = useBrand();
  const people = useCall(listPanelists, { params: { id: placeId ?? brand.id } });
  const { panel, panel_rule: rule } = form.values;
  const fault = form.fault('panel');
  return (
    <fieldset className="grid gap-2" data-invalid={fault === undefined ? undefined : true}>
      <legend className="mb-1 text-dense font-bold">{t('kits.panel')}</legend>
      {people.isError && <Alert tone="bad" title={t('notLoaded')} />}
      <div className="grid max-h-56 gap-1 overflow-y-auto sm:grid-cols-2">
        {people.data?.people.map(({ user_id: id, name }) => (
          <Checkbox
            key={id}
            label={<bdi>{name}</bdi>}
            checked={panel.includes(id)}
            onChange={({ target }) =>
              form.set('panel', target.checked ? [...panel, id] : panel.filter((one) => one !== id))
            }
          />
        ))}
      </div>
      {fault !== undefined && (
        <p role="alert" className="text-sm text-bad">
          {fault}
        </p>
      )}
      {panel.length > 1 && (
        <RadioGroup
          label={t('kits.rule')}
          value={rule}
          options={[
            { value: 'ANY', label: t('kits.any') },
            { value: 'ALL', label: t('kits.all') },
          ]}
          onChange={(next) => form.set('panel_rule', next === 'ALL' ? 'ALL' : 'ANY')}
        />
      )}
    </fieldset>
  );
}
