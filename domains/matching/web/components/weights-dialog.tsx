import { mayDo, useBrand } from '@hearth/client/person';
import { callKey, useCall, useSend } from '@hearth/client/query';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Checkbox } from '@hearth/ui/checkbox';
import { Modal } from '@hearth/ui/modal';
import { NumberField } from '@hearth/ui/number-field';
import { SegmentedControl } from '@hearth/ui/segmented-control';
import { Loading, SkeletonRows } from '@hearth/ui/skeleton';
import { toasts } from '@hearth/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import {
  getBrandWeights,
  getJobWeights,
  getMatch,
  listMatches,
  putBrandWeights,
  putJobWeights,
} from '../../contract/endpoints.ts';
import type { Weighting, Weights } from '../../contract/schemas.ts';
import { FACTORS } from '../../rules/factors.ts';
import { useWords } from '../words.ts';
import { AuditFields, auditOf, draftOf } from './audit-fields.tsx';
import type { AuditDraft } from './audit-fields.tsx';

type Scope = 'JOB' | 'BRAND';
const STEP = 5;

/** What each factor counts: for one post, or for a brand and everything below it. */
export function WeightsDialog({ jobId, onClose }: { readonly jobId: string; readonly onClose: () => void }) {
  const { t, problem } = useWords();
  const brand = useBrand();
  const cache = useQueryClient();
  const formId = useId();
  const scopes: readonly Scope[] = [
    ...(mayDo(brand, 'MANAGE_JOBS') ? (['JOB'] as const) : []),
    ...(mayDo(brand, 'MANAGE_BRAND') ? (['BRAND'] as const) : []),
  ];
  const [scope, setScope] = useState<Scope>(scopes[0] ?? 'JOB');
  const job = useCall(getJobWeights, { params: { id: brand.id, job_id: jobId } }, { enabled: scope === 'JOB' });
  const whole = useCall(getBrandWeights, { params: { id: brand.id } }, { enabled: scope === 'BRAND' });
  const standing = scope === 'JOB' ? job : whole;
  const saved = { onSuccess: done };
  const toJob = useSend(putJobWeights, saved);
  const toBrand = useSend(putBrandWeights, saved);
  // What was changed, by scope: looking at the other one loses nothing.
  const [changed, setChanged] = useState<Partial<Record<Scope, Partial<Weights>>>>({});
  const [closed, setClosed] = useState<boolean | null>(null);
  const [audit, setAudit] = useState<AuditDraft | null>(null);
  const isAuditWrong = audit !== null && auditOf(audit) === undefined;
  const weights = standing.data === undefined ? undefined : { ...standing.data.weights, ...changed[scope] };
  const invitesOnly = closed ?? whole.data?.invites_only ?? false;
  const failed = toJob.error ?? toBrand.error;
  const isBusy = toJob.isPending || toBrand.isPending;
  return (
    <Modal
      open
      onClose={onClose}
      title={t('dialog.title')}
      closeLabel={t('dialog.cancel')}
      footer={
        <>
          {standing.data?.from === scope && (
            <Button className="me-auto" disabled={isBusy} onClick={() => send(null)}>
              {t('dialog.reset')}
            </Button>
          )}
          <Button onClick={onClose}>{t('dialog.cancel')}</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            busy={isBusy}
            disabled={weights === undefined || isAuditWrong}
          >
            {t('dialog.save')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          // Who changes no weight keeps following what is set above.
          if (weights !== undefined)
            send(changed[scope] === undefined && standing.data?.from !== scope ? null : weights);
        }}
      >
        <p className="text-ink-2">{t('dialog.help')}</p>
        {failed !== null && <Alert tone="bad" urgent title={problem(failed)} />}
        {scopes.length > 1 && (
          <SegmentedControl
            label={t('dialog.scope')}
            value={scope}
            onChange={setScope}
            segments={scopes.map((value) => ({ value, label: t(`dialog.for.${value}`, { name: brand.name }) }))}
          />
        )}
        {weights === undefined ? (
          standing.isError ? (
            <Alert
              tone="bad"
              title={t('failed')}
              action={<Button onClick={() => void standing.refetch()}>{t('again')}</Button>}
            />
          ) : (
            <Loading label={t('loading')}>
              <SkeletonRows rows={5} />
            </Loading>
          )
        ) : (
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
                onChange={(value) =>
                  setChanged((now) => ({ ...now, [scope]: { ...now[scope], [factor]: value ?? 0 } }))
                }
              />
            ))}
          </div>
        )}
        {scope === 'BRAND' && whole.data !== undefined && (
          <Checkbox
            label={t('dialog.closed')}
            note={whole.data.law === null ? t('dialog.closedHelp') : t('closed.law', { law: whole.data.law })}
            checked={invitesOnly}
            disabled={whole.data.law !== null}
            onChange={({ currentTarget }) => setClosed(currentTarget.checked)}
          />
        )}
        {scope === 'BRAND' && whole.data !== undefined && (
          <AuditFields draft={audit ?? draftOf(whole.data.audit)} isWrong={isAuditWrong} onChange={setAudit} />
        )}
      </form>
    </Modal>
  );

  function send(asked: Weights | null): void {
    if (scope === 'JOB') toJob.mutate({ params: { id: brand.id, job_id: jobId }, body: { weights: asked } });
    else
      toBrand.mutate({
        params: { id: brand.id },
        body: {
          weights: asked,
          invites_only: invitesOnly && whole.data?.law === null,
          ...(audit === null ? {} : { audit: auditOf(audit) ?? null }),
        },
      });
  }

  function done(_answer: Weighting): void {
    for (const endpoint of [getJobWeights, getBrandWeights, listMatches, getMatch])
      void cache.invalidateQueries({ queryKey: callKey(endpoint) });
    toasts.show({ message: t('dialog.saved'), tone: 'ok' });
    onClose();
  }
}
