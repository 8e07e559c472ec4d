import { CallError } from '@hearth/client/call-error';
import { useClient } from '@hearth/client/context';
import { useBrand } from '@hearth/client/person';
import { callKey, useCall } from '@hearth/client/query';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Checkbox } from '@hearth/ui/checkbox';
import { ChoiceField } from '@hearth/ui/choice-field';
import { Modal } from '@hearth/ui/modal';
import { NumberField } from '@hearth/ui/number-field';
import { RadioGroup } from '@hearth/ui/radio-group';
import { TextArea } from '@hearth/ui/text-area';
import { TextField } from '@hearth/ui/text-field';
import { useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useId, useRef, useState } from 'react';
import { addKit, changeKit, listKits, listPanelists } from '../../contract/endpoints.ts';
import type { Kit, KitContent } from '../../contract/schemas.ts';
import { KINDS } from '../kinds.ts';
import { useWords } from '../words.ts';
import { isNamed, KitCriteria, said } from './cards/kit-criteria.tsx';
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

function contentOf({
  id: _id,
  location_id: _place,
  location_name: _name,
  version: _version,
  people: _people,
  ...content
}: Kit) {
  return content;
}

/** Sets interviews of a kind up, or changes how they are held. A refusal keeps what was written. */
export function KitDialog({ kit, onClose }: { kit: Kit | null; onClose: () => void }) {
  const { t, problem } = useWords();
  const brand = useBrand();
  const client = useClient();
  const cache = useQueryClient();
  const [content, setContent] = useState<KitContent>(() => (kit === null ? NEW_KIT : contentOf(kit)));
  const [focus, setFocus] = useState(() => content.focus.join('\n'));
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const form = useRef<HTMLFormElement>(null);
  const formId = useId();
  const placeId = kit?.location_id ?? brand.id;
  const people = useCall(listPanelists, { params: { id: placeId } });
  const set = (change: Partial<KitContent>): void => setContent((now) => ({ ...now, ...change }));
  const missing = (empty: boolean, words: string): string | undefined => (tried && empty ? words : undefined);
  const refused = (field: string): string | undefined =>
    error instanceof CallError ? error.fields.find((one) => one.field.endsWith(field))?.message : undefined;
  const hoursWrong = content.hours.length === 0 || content.hours.some(({ start, end }) => start >= end);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    setTried(true);
    if (content.name.trim() === '' || content.panel.length === 0 || hoursWrong || !isNamed(content.criteria)) {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    setBusy(true);
    setError(null);
    const lines = focus.split('\n').map((line) => line.trim());
    const body: KitContent = {
      ...content,
      focus: lines.filter((line) => line !== ''),
      criteria: said(content.criteria),
    };
    try {
      await (kit === null
        ? client.call(addKit, { params: { id: brand.id }, body })
        : client.call(changeKit, {
            params: { id: kit.location_id, kit_id: kit.id },
            body: { content: body, version: kit.version },
          }));
      await cache.invalidateQueries({ queryKey: callKey(listKits) });
      onClose();
    } catch (failed) {
      setError(failed);
      setBusy(false);
    }
  };

  return (
    <Modal
      open
      onClose={onClose}
      title={kit === null ? t('kits.add') : kit.name}
      closeLabel={t('close')}
      size="lg"
      footer={
        <>
          <Button onClick={onClose}>{t('close')}</Button>
          <Button type="submit" form={formId} variant="primary" busy={busy}>
            {t('kits.save')}
          </Button>
        </>
      }
    >
      <form id={formId} ref={form} noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
        {error !== null && <Alert tone="bad" urgent title={problem(error)} />}
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={t('kits.name')}
            placeholder={t('kits.nameExample')}
            value={content.name}
            maxLength={80}
            required
            error={missing(content.name.trim() === '', t('kits.required')) ?? refused('name')}
            onChange={({ target }) => set({ name: target.value })}
          />
          <ChoiceField
            label={t('kits.kind')}
            placeholder={t('kits.kind')}
            value={content.kind}
            options={KINDS.map(([id]) => ({ id, label: t(`kinds.${id}`) }))}
            onChange={(id) => {
              const kind = KINDS.find(([one]) => one === id)?.[0];
              if (kind !== undefined) set({ kind });
            }}
          />
        </div>
        <fieldset className="grid gap-2">
          <legend className="mb-1 text-dense font-bold">{t('kits.panel')}</legend>
          {people.isError && <Alert tone="bad" title={t('failed')} />}
          <div className="grid max-h-56 gap-1 overflow-y-auto sm:grid-cols-2">
            {people.data?.people.map(({ user_id: id, name }) => (
              <Checkbox
                key={id}
                label={<bdi>{name}</bdi>}
                checked={content.panel.includes(id)}
                onChange={({ target }) =>
                  set({ panel: target.checked ? [...content.panel, id] : content.panel.filter((one) => one !== id) })
                }
              />
            ))}
          </div>
          {missing(content.panel.length === 0, t('kits.panelMissing')) !== undefined && (
            <p role="alert" className="text-sm text-bad">
              {t('kits.panelMissing')}
            </p>
          )}
          {content.panel.length > 1 && (
            <RadioGroup
              label={t('kits.rule')}
              value={content.panel_rule}
              options={[
                { value: 'ANY', label: t('kits.any') },
                { value: 'ALL', label: t('kits.all') },
              ]}
              onChange={(rule) => set({ panel_rule: rule === 'ALL' ? 'ALL' : 'ANY' })}
            />
          )}
        </fieldset>
        <div className="grid gap-4 sm:grid-cols-2">
          {NUMBERS.map((field) => (
            <NumberField
              key={field}
              label={t(`kits.numbers.${field}`)}
              value={content[field]}
              min={LIMITS[field][0]}
              max={LIMITS[field][1]}
              error={refused(field)}
              onChange={(value) => value !== null && set({ [field]: value })}
            />
          ))}
          <TextField
            label={t('kits.room')}
            optionalHint={t('optional')}
            value={content.room}
            maxLength={80}
            onChange={({ target }) => set({ room: target.value })}
          />
        </div>
        <KitHours
          hours={content.hours}
          error={missing(hoursWrong, t('kits.hoursWrong'))}
          onChange={(hours) => set({ hours })}
        />
        <TextArea
          label={t('kits.details')}
          help={t('kits.detailsHelp')}
          optionalHint={t('optional')}
          rows={2}
          maxLength={600}
          value={content.details}
          onChange={({ target }) => set({ details: target.value })}
        />
        <TextArea
          label={t('focus')}
          help={t('kits.focusHelp')}
          optionalHint={t('optional')}
          rows={4}
          error={refused('focus')}
          value={focus}
          onChange={({ target }) => setFocus(target.value)}
        />
        <KitCriteria criteria={content.criteria} tried={tried} onChange={(criteria) => set({ criteria })} />
      </form>
    </Modal>
  );
}
