import { useClient } from '@hearth/client/context';
import { useBrand } from '@hearth/client/person';
import type { Form } from '@hearth/client/use-form';
import { useForm } from '@hearth/client/use-form';
import type { AnswerOf } from '@hearth/kit/endpoint';
import { ChoiceField } from '@hearth/ui/choice-field';
import { FormDialog } from '@hearth/ui/form-dialog';
import { NumberField } from '@hearth/ui/number-field';
import { TextArea } from '@hearth/ui/text-area';
import { invite } from '../../contract/endpoints.ts';
import type { OwnTimes } from '../../contract/schemas.ts';
import { useWords } from '../words.ts';
import { KitHours } from './kit-hours.tsx';

const KINDS = ['IN_PERSON', 'PHONE', 'VIDEO'] as const;
const WEEKDAYS = [1, 2, 3, 4, 5];
const USUAL: OwnTimes = {
  kind: 'IN_PERSON',
  minutes: 30,
  hours: WEEKDAYS.map((weekday) => ({ weekday, start: '10:00', end: '17:00' })),
  details: '',
};

/** Invites a candidate without a kit: in person for half an hour, where they applied, in the free hours of whoever invites. */
export function InviteDialog(props: {
  readonly applicationId: string;
  readonly name: string;
  /** The location that the candidate applied to, whichever the reader looks at. */
  readonly place: string;
  readonly onInvited: (answer: AnswerOf<typeof invite>) => void;
  readonly onClose: () => void;
}) {
  const { t, problem } = useWords();
  const { name, place, onClose } = props;
  const form = useInviteForm(props);
  const { values } = form;
  return (
    <FormDialog
      form={form}
      title={t('invite.title', { name })}
      description={t('invite.place', { place })}
      submit={t('invite.send')}
      problem={problem}
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <ChoiceField
          label={t('kits.kind')}
          placeholder={t('kits.kind')}
          value={values.kind}
          options={KINDS.map((id) => ({ id, label: t(`kinds.${id}`) }))}
          onChange={(id) => {
            const kind = KINDS.find((one) => one === id);
            if (kind !== undefined) form.set('kind', kind);
          }}
        />
        <NumberField
          label={t('kits.numbers.minutes')}
          value={values.minutes}
          min={10}
          max={600}
          error={form.fault('minutes')}
          onChange={(value) => value !== null && form.set('minutes', value)}
        />
      </div>
      <KitHours
        label={t('invite.hours')}
        help={t('invite.hoursHelp')}
        hours={values.hours}
        error={form.fault('hours')}
        onChange={(hours) => form.set('hours', hours)}
      />
      <TextArea
        label={t('kits.details')}
        help={t('kits.detailsHelp')}
        optionalHint={t('optional')}
        rows={2}
        maxLength={600}
        {...form.text('details')}
      />
    </FormDialog>
  );
}

function useInviteForm(props: {
  readonly applicationId: string;
  readonly onInvited: (answer: AnswerOf<typeof invite>) => void;
  readonly onClose: () => void;
}): Form<OwnTimes> {
  const { applicationId, onInvited, onClose } = props;
  const { t } = useWords();
  const brand = useBrand();
  const client = useClient();
  return useForm<OwnTimes, AnswerOf<typeof invite>>({
    values: USUAL,
    check: ({ hours }) => ({
      hours: hours.length === 0 || hours.some(({ start, end }) => start >= end) ? t('kits.hoursWrong') : undefined,
    }),
    send: (own) => client.call(invite, { params: { id: brand.id, application_id: applicationId }, body: { own } }),
    fieldOf: (sent) => sent.replace(/^own\./, '').split('.')[0] as keyof OwnTimes,
    onSent: (answer) => {
      onInvited(answer);
      onClose();
    },
  });
}
