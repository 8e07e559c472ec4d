import { useBrand } from '@hearth/client/person';
import { useCall } from '@hearth/client/query';
import { useClient } from '@hearth/client/context';
import { useForm } from '@hearth/client/use-form';
import { useRuleNames } from '@hearth/domains/scheduling/widgets';
import { FormDialog } from '@hearth/ui/form-dialog';
import { RadioGroup } from '@hearth/ui/radio-group';
import { Resource } from '@hearth/ui/resource';
import { TextField } from '@hearth/ui/text-field';
import { toasts } from '@hearth/ui/toast';
import { actOnDeal, listDealCandidates } from '../../contract/endpoints.ts';
import type { ListedDeal } from '../../contract/schemas.ts';
import { useDealWords } from '../words.ts';

type Act = 'TAKE' | 'REFUSE' | 'WITHDRAW';

/** What can be said in somebody's name about a request: a yes, a no, or never mind. */
function actsOf({ verb, state }: ListedDeal): readonly Act[] {
  if (verb === 'PICK_UP') return ['WITHDRAW'];
  if (state === 'TAKEN') return ['REFUSE', 'WITHDRAW'];
  return verb === 'RELEASE' ? ['TAKE', 'WITHDRAW'] : ['TAKE', 'REFUSE', 'WITHDRAW'];
}

/** A manager acts in an employee's name, and says why. */
export default function ActDialog({ deal, onClose }: { deal: ListedDeal; onClose: () => void }) {
  const { t, problem } = useDealWords();
  const client = useClient();
  const brandId = useBrand().id;
  const acts = actsOf(deal);
  const form = useForm({
    values: { act: acts[0] ?? 'WITHDRAW', employee: '', reason: '' } as { act: Act; employee: string; reason: string },
    check: ({ act, employee, reason }) => ({
      ...(reason.trim() === '' ? { reason: t('manage.reasonNeeded') } : {}),
      ...(act === 'TAKE' && deal.taker === null && employee === '' ? { employee: t('manage.personNeeded') } : {}),
    }),
    send: ({ act, employee, reason }) =>
      client.call(actOnDeal, {
        params: { id: brandId, deal_id: deal.id },
        body: {
          act,
          reason: reason.trim(),
          version: deal.version,
          ...(act === 'TAKE' && deal.taker === null ? { employee_id: employee } : {}),
        },
      }),
    onSent: () => {
      toasts.show({ message: t('manage.saved'), tone: 'ok' });
      onClose();
    },
  });
  const giver = deal.giver?.name ?? deal.taker?.name ?? '';
  const nameOf = (act: Act): string => (act === 'WITHDRAW' ? giver : (deal.taker?.name ?? ''));
  return (
    <FormDialog form={form} title={t('manage.act')} submit={t('save')} problem={problem} onClose={onClose} size="sm">
      <div className="grid gap-4">
        <RadioGroup
          label={t('manage.act')}
          labelHidden
          options={acts.map((value) => ({ value, label: t(`act.${value}`, { name: nameOf(value) }) }))}
          {...form.field('act')}
        />
        {form.values.act === 'TAKE' && deal.taker === null && (
          <Candidates deal={deal} brandId={brandId} {...form.field('employee')} />
        )}
        <TextField label={t('manage.reason')} maxLength={300} dir="auto" {...form.text('reason')} />
      </div>
    </FormDialog>
  );
}

interface CandidatesProps {
  readonly deal: ListedDeal;
  readonly brandId: string;
  readonly value: string;
  readonly onChange: (id: string) => void;
  readonly error: string | undefined;
}

/** Those who can work the shift, each with the rules that it would break. */
function Candidates({ deal, brandId, ...field }: CandidatesProps) {
  const { t, problem } = useDealWords();
  const ruleName = useRuleNames();
  const people = useCall(listDealCandidates, { params: { id: brandId, deal_id: deal.id } });
  return (
    <Resource
      of={people}
      rows={2}
      failed={t('manage.peopleFailed')}
      problem={problem}
      isEmpty={(data) => data.people.length === 0}
      empty={<p>{t('manage.noPerson')}</p>}
    >
      {(data) => (
        <RadioGroup
          label={t('sheet.colleague')}
          options={data.people.map(({ employee_id: value, name, touches }) => ({
            value,
            label: name,
            note: touches.map(({ rule }) => ruleName(rule)).join(', '),
          }))}
          {...field}
        />
      )}
    </Resource>
  );
}
