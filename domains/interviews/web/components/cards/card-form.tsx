import { useClient } from '@hearth/client/context';
import type { Form } from '@hearth/client/use-form';
import { useForm } from '@hearth/client/use-form';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Modal } from '@hearth/ui/modal';
import { RadioGroup } from '@hearth/ui/radio-group';
import { TextArea } from '@hearth/ui/text-area';
import { TextField } from '@hearth/ui/text-field';
import { changeCard, sendCard } from '../../../contract/card-endpoints.ts';
import type { ScorecardContent, ScorecardDraft, Scorecards } from '../../../contract/card-schemas.ts';
import { NOT_SEEN, RECOMMENDATIONS, RATING_STEPS } from '../../../contract/cards.ts';
import type { Criterion } from '../../../contract/schemas.ts';
import { useSavedDraft } from './use-kept-draft.ts';
import { useCardWords } from './words.ts';

type Rating = ScorecardDraft['ratings'][number];
const CHOICES = [...RATING_STEPS, NOT_SEEN] as const;

/** Returns a draft with an entry for each criterion, filled from an earlier draft. */
function startDraft(criteria: readonly Criterion[], before: ScorecardDraft | null): ScorecardDraft {
  const ratings = criteria.map(
    ({ id }): Rating =>
      before?.ratings.find((rating) => rating.criterion_id === id) ?? { criterion_id: id, step: null, note: '' },
  );
  return { ratings, recommendation: before?.recommendation ?? null, summary: before?.summary ?? '' };
}

/** Converts a complete draft to the content that is sent. */
function toContent({ ratings, recommendation, summary }: ScorecardDraft): ScorecardContent {
  const rated = ratings.flatMap(({ step, ...rest }) => (step === null ? [] : [{ ...rest, step }]));
  if (recommendation === null || rated.length < ratings.length) throw new Error('The scorecard was not checked.');
  return { ratings: rated, recommendation, summary };
}

/** The form's values; a reason is required when a submitted scorecard changes. */
interface CardValues extends ScorecardDraft {
  reason: string;
}

interface CardFormProps {
  readonly title: string;
  readonly params: { readonly id: string; readonly interview_id: string };
  readonly criteria: readonly Criterion[];
  readonly own: NonNullable<Scorecards['own']>;
  readonly onSent: (cards: Scorecards) => void;
  readonly onClose: () => void;
  /** Given where a card is changed that was sent before. */
  readonly onBack: (() => void) | undefined;
}

/**
 * The form of the reader's own scorecard. Drafts are saved until it is submitted. What is written is kept until it is
 * sent.
 */
export function CardForm(props: CardFormProps) {
  const { t, problem } = useCardWords();
  const { title, criteria, onClose, onBack } = props;
  const { form, kept } = useCardForm(props);
  const changes = onBack !== undefined;
  return (
    <Modal
      open
      size="lg"
      onClose={onClose}
      title={title}
      closeLabel={t('close')}
      description={t(changes ? 'change.text' : 'form.text')}
      footer={
        <>
          <p role="status" className="me-auto text-sm text-ink-2">
            {kept !== 'untouched' && t(`form.${kept}`)}
          </p>
          <Button onClick={onBack ?? onClose}>{t(changes ? 'back' : 'form.later')}</Button>
          <Button type="submit" form={form.element.id} variant="primary" busy={form.busy}>
            {t(changes ? 'change.send' : 'form.send')}
          </Button>
        </>
      }
    >
      <form {...form.element} className="grid gap-6">
        {form.error !== null && <Alert tone="bad" urgent title={problem(form.error)} />}
        {form.values.ratings.map(({ criterion_id: id }, index) => (
          <RatingFields key={id} form={form} index={index} criterion={criteria.find((one) => one.id === id)} />
        ))}
        <div className="grid gap-3 border-t border-line pt-5 sm:grid-cols-2">
          <RadioGroup
            label={t('form.recommendation')}
            options={RECOMMENDATIONS.map((value) => ({ value, label: t(`recommendations.${value}`) }))}
            {...form.field('recommendation')}
          />
          <TextArea
            label={t('form.summary')}
            optionalHint={t('optional')}
            dir="auto"
            rows={4}
            maxLength={2000}
            {...form.text('summary')}
          />
        </div>
        {changes && (
          <TextField
            label={t('change.reason')}
            help={t('change.reasonHelp')}
            required
            dir="auto"
            maxLength={300}
            {...form.text('reason')}
          />
        )}
      </form>
    </Modal>
  );
}

function useCardForm({ params, criteria, own, onSent, onBack }: CardFormProps) {
  const { t } = useCardWords();
  const client = useClient();
  const changes = onBack !== undefined;
  const missing = (isMissing: boolean): string | undefined => (isMissing ? t('required') : undefined);
  // What is sent is no draft any more: nothing is kept until a refusal.
  const send = async ({ reason, ...draft }: CardValues): Promise<Scorecards> => {
    const content = toContent(draft);
    await settle();
    try {
      return await (changes
        ? client.call(changeCard, { params, body: { content, reason, version: own.version } })
        : client.call(sendCard, { params, body: { content } }));
    } catch (refused) {
      resume();
      throw refused;
    }
  };
  const form: Form<CardValues> = useForm<CardValues, Scorecards>({
    values: { ...startDraft(criteria, own.draft ?? own.sent), reason: '' },
    check: ({ ratings, recommendation, reason }) => ({
      ...Object.fromEntries(ratings.map(({ step }, index) => [`ratings.${index}.step`, missing(step === null)])),
      recommendation: missing(recommendation === null),
      reason: missing(changes && reason.trim() === ''),
    }),
    send,
    fieldOf: (sent) => sent.replace(/^content\./, '') as keyof CardValues,
    onSent,
  });
  const { ratings, recommendation, summary } = form.values;
  const { kept, settle, resume } = useSavedDraft(params, { ratings, recommendation, summary });
  return { form, kept };
}

function RatingFields(props: {
  readonly form: Form<CardValues>;
  readonly index: number;
  readonly criterion: Criterion | undefined;
}) {
  const { t } = useCardWords();
  const { form, index, criterion } = props;
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <RadioGroup
        label={
          <>
            <bdi>{criterion?.name}</bdi>
            {criterion !== undefined && criterion.good !== '' && (
              <span className="block text-sm font-normal text-ink-2">{t('good', { text: criterion.good })}</span>
            )}
          </>
        }
        options={CHOICES.map((value) => ({ value, label: t(`steps.${value}`) }))}
        {...form.field(`ratings.${index}.step`)}
      />
      <TextArea
        label={t('form.note')}
        optionalHint={t('optional')}
        dir="auto"
        maxLength={500}
        {...form.text(`ratings.${index}.note`)}
      />
    </div>
  );
}
