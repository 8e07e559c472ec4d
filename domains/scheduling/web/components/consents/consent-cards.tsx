import { useCall, useSend } from '@hearth/client/query';
import { useReadAgainOn } from '@hearth/client/use-read-again';
import { useFormat } from '@hearth/i18n/use-format';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { toasts } from '@hearth/ui/toast';
import { answerMyConsent, listMyConsents } from '../../../contract/consent-endpoints.ts';
import type { MyConsent } from '../../../contract/consent-schemas.ts';
import { CONSENT_CHANGED, PUBLISHED } from '../../../contract/events.ts';
import { useConsentWords } from './words.ts';

/** Asks the signed-in person for their yes or no to changes of their shifts; nothing where nothing waits. */
export default function ConsentCards() {
  const { data } = useCall(listMyConsents, {});
  useReadAgainOn([CONSENT_CHANGED, PUBLISHED], [listMyConsents]);
  return data?.consents.map((consent) => <ConsentCard key={consent.id} consent={consent} />);
}

function ConsentCard({ consent }: { readonly consent: MyConsent }) {
  const { t, language, problem } = useConsentWords();
  const format = useFormat();
  const answer = useSend(answerMyConsent, {
    untilRead: true,
    readWhenRefused: true,
    onSuccess: ({ state }) =>
      void toasts.show({ message: t(state === 'AGREED' ? 'mine.agreed' : 'mine.declined'), tone: 'ok' }),
  });
  const { id, before, laws, location, position_name: position, time_zone: zone, text_version } = consent;
  const say = (agrees: boolean): void =>
    answer.mutate({ params: { consent_id: id }, body: { agrees, text_version, language } });
  const busyWith = answer.isPending ? answer.variables.body.agrees : null;
  return (
    <Card title={t(before === null ? 'mine.newTitle' : 'mine.title')}>
      <div className="grid gap-3">
        <p className="text-ink-2">{[location.name, position].filter((part) => part !== null).join(' · ')}</p>
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-3 gap-y-1">
          {before !== null && <Times label={t('mine.was')} times={before} isOld />}
          <Times label={t('mine.will')} times={consent.after} />
        </dl>
        {laws.some((law) => law.is_owed) && <p>{t('mine.owed')}</p>}
        <p>{t('mine.free')}</p>
        <div className="grid gap-1 text-dense text-ink-2">
          <p>{t('mine.until', { time: format.instant(consent.answer_until, zone) })}</p>
          {laws.map(({ rule, law, paragraph }) => (
            <p key={rule}>{t('mine.law', { law, paragraph })}</p>
          ))}
        </div>
        {answer.error !== null && <Alert tone="bad">{problem(answer.error)}</Alert>}
        <div className="grid grid-cols-2 gap-2 sm:flex">
          <Button variant="primary" busy={busyWith === true} disabled={busyWith === false} onClick={() => say(true)}>
            {t('mine.yes')}
          </Button>
          <Button busy={busyWith === false} disabled={busyWith === true} onClick={() => say(false)}>
            {t('mine.no')}
          </Button>
        </div>
      </div>
    </Card>
  );
}

type TimesProps = { readonly label: string; readonly times: MyConsent['after']; readonly isOld?: boolean };

function Times({ label, times, isOld = false }: TimesProps) {
  const format = useFormat();
  const Text = isOld ? 's' : 'b';
  return (
    <>
      <dt className="text-ink-2">{label}</dt>
      <dd>
        <Text className={isOld ? 'text-ink-2 tabular-nums' : 'tabular-nums'}>
          {format.date(times.date, 'full')}, {format.timeRange(times.start, times.end)}
        </Text>
      </dd>
    </>
  );
}
