import { useClient } from '@hearth/client/context';
import { hasPermission, useBrand } from '@hearth/client/person';
import { useCall } from '@hearth/client/query';
import type { Form } from '@hearth/client/use-form';
import { useForm } from '@hearth/client/use-form';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Checkbox } from '@hearth/ui/checkbox';
import { FormDialog } from '@hearth/ui/form-dialog';
import { NumberField } from '@hearth/ui/number-field';
import { Resource } from '@hearth/ui/resource';
import { SegmentedControl } from '@hearth/ui/segmented-control';
import { toasts } from '@hearth/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { getBrandWeights, getJobWeights, putBrandWeights, putJobWeights } from '../../contract/endpoints.ts';
import type { Weighting, Weights } from '../../contract/schemas.ts';
import { FACTORS } from '../../rules/factors.ts';
import { useWords } from '../words.ts';
import { AuditFields, parseAudit, toAuditDraft } from './audit-fields.tsx';
import type { AuditDraft } from './audit-fields.tsx';

type WeightScope = 'JOB' | 'BRAND';
const STEP = 5;

/** What was changed, by scope: looking at the other one loses nothing. What is null follows what was read. */
interface WeightValues {
  JOB: Partial<Weights>;
  BRAND: Partial<Weights>;
  closed: boolean | null;
  audit: AuditDraft | null;
}

/** Edits the weights of one job, or of a brand and everything below it. */
export function WeightsDialog({ jobId, onClose }: { readonly jobId: string; readonly onClose: () => void }) {
  const { t, problem } = useWords();
  const brand = useBrand();
  const scopes: readonly WeightScope[] = [
    ...(hasPermission(brand, 'MANAGE_JOBS') ? (['JOB'] as const) : []),
    ...(hasPermission(brand, 'MANAGE_BRAND') ? (['BRAND'] as const) : []),
  ];
  const [scope, setScope] = useState<WeightScope>(scopes[0] ?? 'JOB');
  const { form, standing, reset } = useWeights(jobId, scope, onClose);
  return (
    <FormDialog
      form={form}
      title={t('dialog.title')}
      submit={t('save')}
      problem={problem}
      onClose={onClose}
      className="grid gap-5"
      after={
        standing.data?.from === scope && (
          <div className="mt-5 grid justify-items-start gap-3">
            {reset.isError && <Alert tone="bad" urgent title={problem(reset.error)} />}
            <Button busy={reset.isPending} onClick={() => reset.mutate()}>
              {t('dialog.reset')}
            </Button>
          </div>
        )
      }
    >
      <p className="text-ink-2">{t('dialog.help')}</p>
      {scopes.length > 1 && (
        <SegmentedControl
          label={t('dialog.scope')}
          value={scope}
          onChange={setScope}
          segments={scopes.map((value) => ({ value, label: t(`dialog.for.${value}`, { name: brand.name }) }))}
        />
      )}
      <Resource of={standing} rows={5} failed={t('dialog.failed')} problem={problem}>
        {(weighting) => (
          <>
            <Factors form={form} scope={scope} read={weighting.weights} />
            {scope === 'BRAND' && <BrandFields form={form} read={weighting} />}
          </>
        )}
      </Resource>
    </FormDialog>
  );
}

/** The weights of a scope, and the two ways to send them: as they were changed, or none, to follow what is set above. */
function useWeights(jobId: string, scope: WeightScope, onClose: () => void) {
  const { t } = useWords();
  const brand = useBrand();
  const client = useClient();
  const job = useCall(getJobWeights, { params: { id: brand.id, job_id: jobId } }, { enabled: scope === 'JOB' });
  const whole = useCall(getBrandWeights, { params: { id: brand.id } }, { enabled: scope === 'BRAND' });
  const standing = scope === 'JOB' ? job : whole;
  const put = async (values: WeightValues, follows: boolean): Promise<Weighting> => {
    const read = standing.data ?? (await standing.refetch({ throwOnError: true })).data;
    // Who changes no weight keeps following what is set above.
    const isFollowing = follows || (Object.keys(values[scope]).length === 0 && read?.from !== scope);
    const weights = isFollowing || read === undefined ? null : { ...read.weights, ...values[scope] };
    const { closed, audit } = values;
    return scope === 'JOB'
      ? client.call(putJobWeights, { params: { id: brand.id, job_id: jobId }, body: { weights } })
      : client.call(putBrandWeights, {
          params: { id: brand.id },
          body: {
            weights,
            invites_only: (closed ?? read?.invites_only ?? false) && read?.law === null,
            ...(audit === null ? {} : { audit: parseAudit(audit) ?? null }),
          },
        });
  };
  const done = (): void => {
    toasts.show({ message: t('dialog.saved'), tone: 'ok' });
    onClose();
  };
  const form = useForm<WeightValues>({
    values: { JOB: {}, BRAND: {}, closed: null, audit: null },
    check: ({ audit }) => ({
      audit: scope === 'BRAND' && audit !== null && parseAudit(audit) === undefined ? t('audit.wrong') : undefined,
    }),
    send: (values) => put(values, false),
    fieldOf: (sent) => (sent.startsWith('audit') ? 'audit' : (sent.replace('weights', scope) as WeightScope)),
    onSent: done,
  });
  const reset = useMutation({ mutationFn: () => put(form.values, true), onSuccess: done });
  return { form, standing, reset };
}

function Factors(props: { readonly form: Form<WeightValues>; readonly scope: WeightScope; readonly read: Weights }) {
  const { t } = useWords();
  const { form, scope, read } = props;
  const weights = { ...read, ...form.values[scope] };
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {FACTORS.map((factor) => (
        <NumberField
          key={factor}
          label={t(`factor.${factor}`)}
          help={t(`looks.${factor}`)}
          value={weights[factor]}
          min={0}
          max={100}
          step={STEP}
          error={form.fault(`${scope}.${factor}`)}
          onChange={(value) => form.set(scope, { ...form.values[scope], [factor]: value ?? 0 })}
        />
      ))}
    </div>
  );
}

function BrandFields({ form, read }: { readonly form: Form<WeightValues>; readonly read: Weighting }) {
  const { t } = useWords();
  const { closed, audit } = form.values;
  return (
    <>
      <Checkbox
        label={t('dialog.closed')}
        note={read.law === null ? t('dialog.closedHelp') : t('closed.law', { law: read.law })}
        checked={closed ?? read.invites_only}
        disabled={read.law !== null}
        onChange={({ currentTarget }) => form.set('closed', currentTarget.checked)}
      />
      <AuditFields
        draft={audit ?? toAuditDraft(read.audit)}
        error={form.fault('audit')}
        onChange={(next) => form.set('audit', next)}
      />
    </>
  );
}
