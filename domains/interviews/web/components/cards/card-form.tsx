import { useSend } from '@hearth/client/query';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Modal } from '@hearth/ui/modal';
import { RadioGroup } from '@hearth/ui/radio-group';
import { TextArea } from '@hearth/ui/text-area';
import { TextField } from '@hearth/ui/text-field';
import type { FormEvent } from 'react';
import { useId, useRef, useState } from 'react';
import { changeCard, sendCard } from '../../../contract/card-endpoints.ts';
import type { CardContent, CardDraft, Cards } from '../../../contract/card-schemas.ts';
import { NOT_SEEN, RECOMMENDATIONS, STEPS } from '../../../contract/cards.ts';
import type { Criterion } from '../../../contract/schemas.ts';
import { useKeptDraft } from './use-kept-draft.ts';
import { useCardWords } from './words.ts';

type Rating = CardDraft['ratings'][number];
const CHOICES = [...STEPS, NOT_SEEN] as const;

/** A card with a place for each criterion, filled with what was written of it before. */
function begun(criteria: readonly Criterion[], before: CardDraft | null): CardDraft {
  const ratings = criteria.map(
    ({ id }): Rating =>
      before?.ratings.find((rating) => rating.criterion_id === id) ?? { criterion_id: id, step: null, note: '' },
  );
  return { ratings, recommendation: before?.recommendation ?? null, summary: before?.summary ?? '' };
}

/** The card that is written, once nothing is missing. */
function finished({ ratings, recommendation, summary }: CardDraft): CardContent | null {
  const rated = ratings.flatMap(({ step, ...rest }) => (step === null ? [] : [{ ...rest, step }]));
  return recommendation === null || rated.length < ratings.length ? null : { ratings: rated, recommendation, summary };
}

/** One's own scorecard: each criterion in words, a recommendation, and why. What is written is kept until it is sent. */
export function CardForm(props: {
  readonly title: string;
  readonly params: { readonly id: string; readonly interview_id: string };
  readonly criteria: readonly Criterion[];
  readonly own: NonNullable<Cards['own']>;
  readonly onSent: (cards: Cards) => void;
  readonly onClose: () => void;
  /** Given where a card is changed that was sent before. */
  readonly onBack: (() => void) | undefined;
}) {
  const { t, problem } = useCardWords();
  const { title, params, criteria, own, onSent, onClose, onBack } = props;
  const [draft, setDraft] = useState(() => begun(criteria, own.draft ?? own.sent));
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const [waits, setWaits] = useState(false);
  const { kept, settle, resume } = useKeptDraft(params, draft);
  const send = useSend(sendCard, { onSuccess: onSent });
  const change = useSend(changeCard, { onSuccess: onSent });
  const form = useRef<HTMLFormElement>(null);
  const formId = useId();
  const changes = onBack !== undefined;
  const error = send.error ?? change.error;

  const rate = (id: string, said: Partial<Rating>): void =>
    setDraft((now) => ({
      ...now,
      ratings: now.ratings.map((rating) => (rating.criterion_id === id ? { ...rating, ...said } : rating)),
    }));
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (waits || send.isPending || change.isPending) return;
    setTried(true);
    const content = finished(draft);
    if (content === null || (changes && reason.trim() === '')) {
      requestAnimationFrame(() =>
        form.current?.querySelector<HTMLElement>('[data-missing] :is(input, textarea)')?.focus(),
      );
      return;
    }
    setWaits(true);
    await settle();
    setWaits(false);
    if (changes) change.mutate({ params, body: { content, reason, version: own.version } }, { onError: resume });
    else send.mutate({ params, body: { content } }, { onError: resume });
  };
  const missing = (isMissing: boolean): string | undefined => (tried && isMissing ? t('form.missing') : undefined);

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
          <Button type="submit" form={formId} variant="primary" busy={waits || send.isPending || change.isPending}>
            {t(changes ? 'change.send' : 'form.send')}
          </Button>
        </>
      }
    >
      <form id={formId} ref={form} noValidate className="grid gap-6" onSubmit={(event) => void submit(event)}>
        {error !== null && <Alert tone="bad" urgent title={problem(error)} />}
        {draft.ratings.map(({ criterion_id: id, step, note }) => {
          const criterion = criteria.find((one) => one.id === id);
          return (
            <div key={id} data-missing={step === null ? '' : undefined} className="grid gap-3 sm:grid-cols-2">
              <RadioGroup
                label={
                  <>
                    <bdi>{criterion?.name}</bdi>
                    {criterion !== undefined && criterion.good !== '' && (
                      <span className="block text-sm font-normal text-ink-2">
                        {t('good', { text: criterion.good })}
                      </span>
                    )}
                  </>
                }
                error={missing(step === null)}
                value={step}
                options={CHOICES.map((value) => ({ value, label: t(`steps.${value}`) }))}
                onChange={(chosen) => rate(id, { step: chosen })}
              />
              <TextArea
                label={t('form.note')}
                optionalHint={t('optional')}
                dir="auto"
                maxLength={500}
                value={note}
                onChange={({ target }) => rate(id, { note: target.value })}
              />
            </div>
          );
        })}
        <div
          data-missing={draft.recommendation === null ? '' : undefined}
          className="grid gap-3 border-t border-line pt-5 sm:grid-cols-2"
        >
          <RadioGroup
            label={t('form.recommendation')}
            error={missing(draft.recommendation === null)}
            value={draft.recommendation}
            options={RECOMMENDATIONS.map((value) => ({ value, label: t(`recommendations.${value}`) }))}
            onChange={(recommendation) => setDraft((now) => ({ ...now, recommendation }))}
          />
          <TextArea
            label={t('form.summary')}
            optionalHint={t('optional')}
            dir="auto"
            rows={4}
            maxLength={2000}
            value={draft.summary}
            onChange={({ target }) => setDraft((now) => ({ ...now, summary: target.value }))}
          />
        </div>
        {changes && (
          <div data-missing={reason.trim() === '' ? '' : undefined}>
            <TextField
              label={t('change.reason')}
              help={t('change.reasonHelp')}
              required
              dir="auto"
              maxLength={300}
              value={reason}
              error={missing(reason.trim() === '')}
              onChange={({ target }) => setReason(target.value)}
            />
          </div>
        )}
      </form>
    </Modal>
  );
}
