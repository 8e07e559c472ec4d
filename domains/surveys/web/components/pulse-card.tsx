import { useCall, useSend } from '@hearth/client/query';
import { Alert } from '@hearth/ui/alert';
import { Card } from '@hearth/ui/card';
import { Icon } from '@hearth/ui/icon';
import type { LucideIcon } from 'lucide-react';
import { Angry, Annoyed, CircleCheck, Frown, Laugh, Smile } from 'lucide-react';
import { answerPulse, getPulse } from '../../contract/endpoints.ts';
import { useSurveyPhrases } from '../words.ts';

const CHOICES: readonly (readonly [score: 1 | 2 | 3 | 4 | 5, face: LucideIcon])[] = [
  [1, Angry],
  [2, Frown],
  [3, Annoyed],
  [4, Smile],
  [5, Laugh],
];

/** Asks how the last shift was: one touch is the answer. Nothing where there is nothing to ask. */
export function PulseCard() {
  const { t, format, problem } = useSurveyPhrases();
  const { data } = useCall(getPulse, {});
  const send = useSend(answerPulse);
  const pulse = data?.pulse;
  if (send.isSuccess) {
    return (
      <Card>
        <p role="status" className="flex items-center gap-2 text-base font-bold">
          <Icon of={CircleCheck} size={20} className="text-ok" />
          {t('pulse.thanks')}
        </p>
        <p className="mt-1 text-ink-2">{t('pulse.promise')}</p>
      </Card>
    );
  }
  if (pulse === undefined || pulse === null) return null;
  return (
    <Card
      title={t('pulse.title')}
      note={t('pulse.of', { place: pulse.location_name, day: format.date(pulse.date, 'weekday') })}
    >
      <div role="group" aria-label={t('pulse.title')} className="grid grid-cols-5 gap-1.5">
        {CHOICES.map(([score, face]) => (
          <button
            key={score}
            type="button"
            disabled={send.isPending}
            onClick={() => send.mutate({ body: { shift_id: pulse.shift_id, score } })}
            className="grid min-h-18 content-center justify-items-center gap-1 rounded-md border border-line px-0.5 py-2 text-center text-xs leading-tight [overflow-wrap:anywhere] hover:bg-accent-soft disabled:opacity-55"
          >
            <Icon of={face} size={24} />
            {t(`scores.${score}`)}
          </button>
        ))}
      </div>
      {send.isError && <Alert className="mt-3" tone="bad" urgent title={problem(send.error)} />}
      <p className="mt-3 text-sm text-ink-2">{t('pulse.promise')}</p>
    </Card>
  );
}
