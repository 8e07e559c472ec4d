import { useBrand } from '@hearth/client/person';
import { useCall, useSend } from '@hearth/client/query';
import { useRoleName } from '@hearth/domains/access/widgets';
import { fractionDigits } from '@hearth/kit/currency';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Checkbox } from '@hearth/ui/checkbox';
import { ErrorState } from '@hearth/ui/error-state';
import { Modal } from '@hearth/ui/modal';
import { NumberField } from '@hearth/ui/number-field';
import { RadioGroup } from '@hearth/ui/radio-group';
import { Select } from '@hearth/ui/select';
import { Loading, SkeletonRows } from '@hearth/ui/skeleton';
import { toasts } from '@hearth/ui/toast';
import { useState } from 'react';
import type { AnswerOf } from '@hearth/kit/endpoint';
import { getApprovalRule, putApprovalRule } from '../../../contract/endpoints.ts';
import type { OfferLimit, OwnApprovalRule } from '../../../contract/schemas.ts';
import { useWords } from '../../words.ts';
import { useApprovalWords } from './words.ts';

const UNITS = ['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR'] as const satisfies readonly OfferLimit['per'][];
type Rule = AnswerOf<typeof getApprovalRule>;

/** Which roles are asked about offers at a brand and below it, and from which pay on. */
export function RuleDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useApprovalWords();
  const { t: words } = useWords();
  const { data, isError, refetch } = useCall(getApprovalRule, { params: { id: useBrand().id } });
  if (data !== undefined) return <RuleForm rule={data} onClose={onClose} />;
  return (
    <Modal open onClose={onClose} title={t('title')} closeLabel={t('close')}>
      {isError ? (
        <ErrorState title={words('failed')} action={<Button onClick={() => void refetch()}>{words('again')}</Button>} />
      ) : (
        <Loading label={words('loading')}>
          <SkeletonRows rows={5} />
        </Loading>
      )}
    </Modal>
  );
}

function RuleForm({ rule, onClose }: { readonly rule: Rule; readonly onClose: () => void }) {
  const t = useApprovalWords();
  const { t: words, format, problem } = useWords();
  const roleName = useRoleName();
  const brand = useBrand();
  const { own, above, choices } = rule;
  const currency = own.limit?.currency ?? brand.currency;
  const digits = fractionDigits(currency);
  const [roles, setRoles] = useState<OwnApprovalRule['roles']>(own.roles);
  const [some, setSome] = useState(own.limit !== null);
  const [units, setUnits] = useState<number | null>(own.limit === null ? null : own.limit.amount / 10 ** digits);
  const [per, setPer] = useState<OfferLimit['per']>(own.limit?.per ?? 'HOUR');
  const save = useSend(putApprovalRule, {
    onSuccess: () => {
      toasts.show({ message: t('saved'), tone: 'ok' });
      onClose();
    },
  });
  const isAsking = roles.length > 0;
  const limit =
    isAsking && some && units !== null && units > 0
      ? { amount: Math.round(units * 10 ** digits), currency, per }
      : null;
  return (
    <Modal
      open
      onClose={onClose}
      title={t('title')}
      closeLabel={t('close')}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            variant="primary"
            busy={save.isPending}
            disabled={isAsking && some && limit === null}
            onClick={() => save.mutate({ params: { id: brand.id }, body: { roles, limit } })}
          >
            {t('save')}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        {save.isError && <Alert tone="bad" urgent title={problem(save.error)} />}
        <p className="text-ink-2">{t('help')}</p>
        {above.map(({ brand_name: name, roles: asked, limit: from }) => (
          <p key={name}>
            {t(from === null ? 'above' : 'aboveLimit', {
              name,
              roles: format.list(asked.map((role) => roleName(role))),
              pay: from === null ? '' : words(`pay.${from.per}`, { amount: format.money(from.amount, from.currency) }),
            })}
          </p>
        ))}
        <fieldset className="grid gap-2">
          <legend className="mb-1.5 text-dense font-bold">{t('roles')}</legend>
          {choices.map((role) => (
            <Checkbox
              key={role}
              label={roleName(role)}
              checked={roles.includes(role)}
              onChange={({ currentTarget }) =>
                setRoles(choices.filter((one) => (one === role ? currentTarget.checked : roles.includes(one))))
              }
            />
          ))}
        </fieldset>
        {isAsking && (
          <RadioGroup
            label={t('open')}
            labelHidden
            value={some ? 'some' : 'every'}
            options={[
              { value: 'every', label: t('every') },
              { value: 'some', label: t('some') },
            ]}
            onChange={(value) => setSome(value === 'some')}
          />
        )}
        {isAsking && some && (
          <div className="grid gap-4 sm:grid-cols-2">
            <NumberField
              label={t('amount')}
              help={currency}
              value={units}
              onChange={setUnits}
              min={0}
              step={1 / 10 ** digits}
              format={{ minimumFractionDigits: digits, maximumFractionDigits: digits }}
            />
            <Select
              label={t('per')}
              placeholder={t('per')}
              options={UNITS.map((id) => ({ id, label: words(`per.${id}`) }))}
              value={per}
              onChange={(id) => setPer(UNITS.find((one) => one === id) ?? per)}
            />
          </div>
        )}
      </div>
    </Modal>
  );
}
