import { useClient } from '@hearth/client/context';
import { useBrand } from '@hearth/client/person';
import { useCall } from '@hearth/client/query';
import type { Form } from '@hearth/client/use-form';
import { useForm } from '@hearth/client/use-form';
import { useRoleName } from '@hearth/domains/access/widgets';
import { fractionDigits } from '@hearth/kit/currency';
import type { AnswerOf } from '@hearth/kit/endpoint';
import { Checkbox } from '@hearth/ui/checkbox';
import { FormDialog } from '@hearth/ui/form-dialog';
import { Modal } from '@hearth/ui/modal';
import { NumberField } from '@hearth/ui/number-field';
import { RadioGroup } from '@hearth/ui/radio-group';
import { Resource } from '@hearth/ui/resource';
import { Select } from '@hearth/ui/select';
import { toasts } from '@hearth/ui/toast';
import { getApprovalRule, putApprovalRule } from '../../../contract/endpoints.ts';
import type { OfferLimit, OwnApprovalRule } from '../../../contract/schemas.ts';
import { isPay } from '../../offer-draft.ts';
import { useWords } from '../../words.ts';
import { useApprovalWords } from './words.ts';

const UNITS = ['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR'] as const satisfies readonly OfferLimit['per'][];
type Rule = AnswerOf<typeof getApprovalRule>;

/** The form's values: a limit in whole units, unless all offers need approval. */
interface RuleValues {
  roles: OwnApprovalRule['roles'];
  asks: 'every' | 'some';
  units: number | null;
  per: OfferLimit['per'];
}

/** Edits which roles approve offers at a brand and below, and from which pay on. */
export function RuleDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useApprovalWords();
  const { problem } = useWords();
  const rule = useCall(getApprovalRule, { params: { id: useBrand().id } });
  if (rule.data !== undefined) return <RuleForm rule={rule.data} onClose={onClose} />;
  return (
    <Modal open onClose={onClose} title={t('title')} closeLabel={t('close')}>
      <Resource of={rule} rows={5} problem={problem}>
        {() => null}
      </Resource>
    </Modal>
  );
}

function RuleForm({ rule, onClose }: { readonly rule: Rule; readonly onClose: () => void }) {
  const t = useApprovalWords();
  const { t: words, problem } = useWords();
  const roleName = useRoleName();
  const client = useClient();
  const brand = useBrand();
  const { own, above, choices } = rule;
  const currency = own.limit?.currency ?? brand.currency;
  const digits = fractionDigits(currency);
  const hasLimit = ({ roles, asks }: RuleValues): boolean => roles.length > 0 && asks === 'some';
  const form = useForm<RuleValues>({
    values: {
      roles: own.roles,
      asks: own.limit === null ? 'every' : 'some',
      units: own.limit === null ? null : own.limit.amount / 10 ** digits,
      per: own.limit?.per ?? 'HOUR',
    },
    check: (values) => ({
      units: hasLimit(values) && !isPay(values.units) ? words('form.payWrong') : undefined,
    }),
    send: (values) => {
      const { roles, units, per } = values;
      const limit = hasLimit(values) ? { amount: Math.round((units ?? 0) * 10 ** digits), currency, per } : null;
      return client.call(putApprovalRule, { params: { id: brand.id }, body: { roles, limit } });
    },
    fieldOf: (sent) => (sent.startsWith('limit') ? 'units' : 'roles'),
    onSent: () => {
      toasts.show({ message: t('saved'), tone: 'ok' });
      onClose();
    },
  });
  const { roles } = form.values;
  return (
    <FormDialog
      form={form}
      title={t('title')}
      submit={t('save')}
      problem={problem}
      onClose={onClose}
      className="grid gap-5"
    >
      <p className="text-ink-2">{t('help')}</p>
      <RulesAbove rules={above} />
      <fieldset className="grid gap-2">
        <legend className="mb-1.5 text-dense font-bold">{t('roles')}</legend>
        {choices.map((role) => (
          <Checkbox
            key={role}
            label={roleName(role)}
            checked={roles.includes(role)}
            onChange={({ currentTarget }) =>
              form.set(
                'roles',
                choices.filter((one) => (one === role ? currentTarget.checked : roles.includes(one))),
              )
            }
          />
        ))}
      </fieldset>
      {roles.length > 0 && (
        <RadioGroup
          label={t('which')}
          labelHidden
          options={[
            { value: 'every', label: t('every') },
            { value: 'some', label: t('some') },
          ]}
          {...form.field('asks')}
        />
      )}
      {hasLimit(form.values) && <LimitFields form={form} currency={currency} digits={digits} />}
    </FormDialog>
  );
}

function RulesAbove({ rules }: { readonly rules: Rule['above'] }) {
  const t = useApprovalWords();
  const { t: words, format } = useWords();
  const roleName = useRoleName();
  return rules.map(({ brand_name: name, roles, limit: from }) => (
    <p key={name}>
      {t(from === null ? 'above' : 'aboveLimit', {
        name,
        roles: format.list(roles.map((role) => roleName(role))),
        pay: from === null ? '' : words(`pay.${from.per}`, { amount: format.money(from.amount, from.currency) }),
      })}
    </p>
  ));
}

function LimitFields(props: { readonly form: Form<RuleValues>; readonly currency: string; readonly digits: number }) {
  const t = useApprovalWords();
  const { t: words } = useWords();
  const { form, currency, digits } = props;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <NumberField
        label={t('amount')}
        help={currency}
        min={0}
        step={1 / 10 ** digits}
        format={{ minimumFractionDigits: digits, maximumFractionDigits: digits }}
        {...form.field('units')}
      />
      <Select
        label={t('per')}
        placeholder={t('per')}
        options={UNITS.map((id) => ({ id, label: words(`per.${id}`) }))}
        value={form.values.per}
        onChange={(id) => form.set('per', UNITS.find((one) => one === id) ?? form.values.per)}
      />
    </div>
  );
}
