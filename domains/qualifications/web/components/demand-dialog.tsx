import { useClient } from '@hearth/client/context';
import { useBrand } from '@hearth/client/person';
import { useCall } from '@hearth/client/query';
import { useForm } from '@hearth/client/use-form';
import { listPositions } from '@hearth/domains/team/contract';
import { Button } from '@hearth/ui/button';
import { FormDialog } from '@hearth/ui/form-dialog';
import { RadioGroup } from '@hearth/ui/radio-group';
import { Select } from '@hearth/ui/select';
import { listQualifications, putDemand } from '../../contract/endpoints.ts';
import type { Demand, Strictness } from '../../contract/schemas.ts';
import { useWords } from '../words.ts';

const STRICTNESS = ['block', 'consent', 'warn'] as const satisfies readonly Strictness[];

/** Says what a position requires at the brand in view, or how strictly. */
export function DemandDialog({
  demand,
  onSetUp,
  onClose,
}: {
  readonly demand?: Demand;
  /** Leads to where qualifications are added. */
  readonly onSetUp: () => void;
  readonly onClose: () => void;
}) {
  const { t, problem } = useWords();
  const brand = useBrand();
  const positions = useCall(listPositions, { params: { id: brand.id } }).data?.positions ?? [];
  const catalogue = useCall(listQualifications, { params: { id: brand.id }, query: {} });
  const qualifications = catalogue.data?.qualifications ?? [];
  const form = useDemandForm(demand, onClose);
  const levels = qualifications.find(({ id }) => id === form.values.qualification)?.level_names ?? [];
  return (
    <FormDialog
      form={form}
      title={t(demand === undefined ? 'demands.add' : 'demands.edit')}
      submit={t(demand === undefined ? 'form.add' : 'form.save')}
      problem={problem}
      onClose={onClose}
    >
      {demand === undefined && (
        <>
          <Select
            label={t('demands.position')}
            placeholder={t('demands.position')}
            options={positions.map(({ id, name }) => ({ id, label: name }))}
            {...form.field('position')}
          />
          <Select
            label={t('demands.qualification')}
            placeholder={t('demands.qualification')}
            options={qualifications.map(({ id, name, kind }) => ({ id, label: name, note: t(`kind.${kind}`) }))}
            {...form.field('qualification')}
            onChange={(id) => {
              form.set('qualification', id);
              form.set('level', '1');
            }}
          />
          {catalogue.data !== undefined && qualifications.length === 0 && (
            <Button size="sm" className="justify-self-start" onClick={onSetUp}>
              {t('catalogue.add')}
            </Button>
          )}
        </>
      )}
      {levels.length > 1 && (
        <Select
          label={t('demands.level')}
          placeholder={t('demands.level')}
          options={levels.map((label, index) => ({ id: String(index + 1), label }))}
          value={form.values.level}
          onChange={(level) => form.set('level', level ?? '1')}
        />
      )}
      <RadioGroup
        label={t('demands.strictness')}
        options={STRICTNESS.map((value) => ({ value, label: t(`demands.strict.${value}`) }))}
        value={form.values.strictness}
        onChange={(value) => form.set('strictness', STRICTNESS.find((one) => one === value) ?? 'block')}
      />
    </FormDialog>
  );
}

/** What is required of which position, how strictly, and how that is sent. */
function useDemandForm(demand: Demand | undefined, onSent: () => void) {
  const { t } = useWords();
  const client = useClient();
  const brand = useBrand();
  return useForm({
    values: {
      position: demand?.position_id ?? null,
      qualification: demand?.qualification_id ?? null,
      level: String(demand?.min_level ?? 1),
      strictness: (demand?.strictness ?? 'block') as Strictness,
    },
    check: ({ position, qualification }) => ({
      position: position === null ? t('demands.positionMissing') : undefined,
      qualification: qualification === null ? t('demands.qualificationMissing') : undefined,
    }),
    send: ({ position, qualification, level, strictness }) =>
      client.call(putDemand, {
        params: { id: brand.id },
        body: {
          position_id: position ?? '',
          qualification_id: qualification ?? '',
          min_level: Number(level),
          strictness,
          version: demand?.version ?? 0,
        },
      }),
    onSent,
  });
}
