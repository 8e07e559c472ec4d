import { useClient } from '@hearth/client/context';
import { useBrand } from '@hearth/client/person';
import { useSend } from '@hearth/client/query';
import type { Form } from '@hearth/client/use-form';
import { useForm } from '@hearth/client/use-form';
import { Alert } from '@hearth/ui/alert';
import { Button, IconButton } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { DayField } from '@hearth/ui/day-field';
import { Icon } from '@hearth/ui/icon';
import { NumberField } from '@hearth/ui/number-field';
import { Select } from '@hearth/ui/select';
import { Switch } from '@hearth/ui/switch';
import { toasts } from '@hearth/ui/toast';
import { Trash2 } from 'lucide-react';
import { clearLaws, setLaws } from '../../contract/endpoints.ts';
import type { HeldLawSetting, Industry } from '../../contract/schemas.ts';
import { useLawWords } from '../words.ts';

const INDUSTRIES = ['FAST_FOOD', 'FULL_SERVICE_RESTAURANT', 'OTHER_FOOD_SERVICE', 'HOTEL', 'RETAIL'] as const;
const NUMBERS = ['employees', 'locations', 'city_employees', 'city_locations'] as const;
const NUMBER_LABELS = {
  employees: 'employees',
  locations: 'locations',
  city_employees: 'cityEmployees',
  city_locations: 'cityLocations',
} as const;
const MOST_COUNTS = 20;
const MOST_TERMS = 40;

interface CountDraft {
  from: string | null;
  employees: number | null;
  locations: number | null;
  city_employees: number | null;
  city_locations: number | null;
}

/** What the form holds: empty fields are null until they are sent. */
interface FactsDraft {
  is_on: boolean;
  is_locked: boolean;
  industry: Industry | null;
  counts: CountDraft[];
  school_terms: { from: string | null; until: string | null }[];
}

function useFactsForm(held: HeldLawSetting): Form<FactsDraft> {
  const { t } = useLawWords();
  const client = useClient();
  const { id } = useBrand();
  return useForm<FactsDraft>({
    values: {
      is_on: held.value.is_on,
      is_locked: held.is_locked,
      industry: held.value.industry,
      counts: held.value.counts.map((count) => ({ ...count })),
      school_terms: held.value.school_terms.map((term) => ({ ...term })),
    },
    check: ({ counts, school_terms: terms }) =>
      Object.fromEntries([
        ...counts.flatMap((count, at) =>
          (['from', ...NUMBERS] as const).flatMap((name) =>
            count[name] === null ? [[`counts.${at}.${name}`, t('missing')]] : [],
          ),
        ),
        ...terms.flatMap((term, at) =>
          (['from', 'until'] as const).flatMap((name) =>
            term[name] === null ? [[`school_terms.${at}.${name}`, t('missing')]] : [],
          ),
        ),
      ]),
    send: ({ is_locked: isLocked, ...draft }) =>
      client.call(setLaws, {
        params: { id },
        body: {
          value: {
            ...draft,
            counts: draft.counts.map((count) => ({
              from: count.from ?? '',
              employees: count.employees ?? 0,
              locations: count.locations ?? 0,
              city_employees: count.city_employees ?? 0,
              city_locations: count.city_locations ?? 0,
            })),
            school_terms: draft.school_terms.map(({ from, until }) => ({ from: from ?? '', until: until ?? '' })),
            pins: held.value.pins,
          },
          is_locked: isLocked,
          version: held.version,
        },
      }),
    onSent: () => void toasts.show({ message: t('saved'), tone: 'ok' }),
  });
}

/** The facts that decide which laws hold: whether anything is checked, the industry, counts from days on, and school. */
export function FactsForm({ held }: { held: HeldLawSetting }) {
  const { t, problem } = useLawWords();
  const { id, type } = useBrand();
  const form = useFactsForm(held);
  const clear = useSend(clearLaws, { readWhenRefused: true });
  const isFixed = held.locked_by !== null;
  const failed = form.error ?? clear.error;
  return (
    <form {...form.element}>
      <Card title={t('facts')} note={originOf(held, id, t)}>
        <fieldset disabled={isFixed} className="grid gap-5">
          <Switch
            label={t('on')}
            note={t('onNote')}
            checked={form.values.is_on}
            onChange={(on) => form.set('is_on', on)}
          />
          <Select
            label={t('industry')}
            placeholder={t('industry')}
            disabled={isFixed}
            options={INDUSTRIES.map((one) => ({ id: one, label: t(`industries.${one}`) }))}
            value={form.values.industry}
            onChange={(value) => form.set('industry', INDUSTRIES.find((one) => one === value) ?? null)}
          />
          <CountFields form={form} />
          <TermFields form={form} />
          {failed !== null && failed !== undefined && (
            <Alert tone="bad" urgent>
              {problem(failed)}
            </Alert>
          )}
          {!isFixed && (
            <div className="flex flex-wrap items-center gap-3">
              {type !== 'LOCATION' && (
                <Switch
                  label={t('lock')}
                  checked={form.values.is_locked}
                  onChange={(on) => form.set('is_locked', on)}
                />
              )}
              <span className="ms-auto flex flex-wrap gap-2">
                {held.version > 0 && (
                  <Button
                    variant="ghost"
                    busy={clear.isPending}
                    onClick={() => clear.mutate({ params: { id }, body: { version: held.version } })}
                  >
                    {t('clear')}
                  </Button>
                )}
                <Button type="submit" variant="primary" busy={form.busy}>
                  {t('save')}
                </Button>
              </span>
            </div>
          )}
        </fieldset>
      </Card>
    </form>
  );
}

function originOf(held: HeldLawSetting, id: string, t: ReturnType<typeof useLawWords>['t']): string | undefined {
  if (held.locked_by !== null) return t('locked', { name: held.locked_by.name });
  return held.from === null || held.from.id === id ? undefined : t('inherited', { name: held.from.name });
}

function CountFields({ form }: { form: Form<FactsDraft> }) {
  const { t } = useLawWords();
  const { counts } = form.values;
  const empty = { from: null, employees: null, locations: null, city_employees: null, city_locations: null };
  return (
    <fieldset className="grid gap-3">
      <legend className="font-bold">{t('counts')}</legend>
      <p className="text-sm text-ink-2">{t('countsNote')}</p>
      {counts.map((_count, at) => (
        // A count is its place in the list while it is typed.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={at} className="grid grid-cols-2 items-start gap-3 rounded-lg bg-sunken p-3 sm:grid-cols-3">
          <DayField label={t('from')} {...form.field(`counts.${at}.from`)} />
          {NUMBERS.map((name) => (
            <NumberField
              key={name}
              label={t(NUMBER_LABELS[name])}
              min={0}
              max={10_000_000}
              {...form.field(`counts.${at}.${name}`)}
            />
          ))}
          <RemoveRow
            onRemove={() =>
              form.set(
                'counts',
                counts.filter((_other, index) => index !== at),
              )
            }
          />
        </div>
      ))}
      <div>
        <Button
          size="sm"
          disabled={counts.length >= MOST_COUNTS}
          onClick={() => form.set('counts', [...counts, empty])}
        >
          {t('addCount')}
        </Button>
      </div>
    </fieldset>
  );
}

function TermFields({ form }: { form: Form<FactsDraft> }) {
  const { t } = useLawWords();
  const { school_terms: terms } = form.values;
  return (
    <fieldset className="grid gap-3">
      <legend className="font-bold">{t('terms')}</legend>
      <p className="text-sm text-ink-2">{t('termsNote')}</p>
      {terms.map((_term, at) => (
        // A term is its place in the list while it is typed.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={at} className="grid grid-cols-2 items-start gap-3 sm:grid-cols-3">
          <DayField label={t('from')} {...form.field(`school_terms.${at}.from`)} />
          <DayField label={t('until')} {...form.field(`school_terms.${at}.until`)} />
          <RemoveRow
            onRemove={() =>
              form.set(
                'school_terms',
                terms.filter((_other, index) => index !== at),
              )
            }
          />
        </div>
      ))}
      <div>
        <Button
          size="sm"
          disabled={terms.length >= MOST_TERMS}
          onClick={() => form.set('school_terms', [...terms, { from: null, until: null }])}
        >
          {t('addTerm')}
        </Button>
      </div>
    </fieldset>
  );
}

function RemoveRow({ onRemove }: { onRemove: () => void }) {
  const { t } = useLawWords();
  return (
    <span className="self-end">
      <IconButton label={t('remove')} icon={<Icon of={Trash2} />} variant="ghost" onClick={onRemove} />
    </span>
  );
}
