import { useCall, useSend } from '@hearth/client/query';
import { changeTextChoice, listTextChoices } from '@hearth/domains/messaging/contract';
import { useLanguage, usePhrases } from '@hearth/i18n/phrases';
import type { AnswerOf } from '@hearth/kit/endpoint';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { ErrorState } from '@hearth/ui/error-state';
import { PhoneField } from '@hearth/ui/phone-field';
import { Switch } from '@hearth/ui/switch';
import { useState } from 'react';
import { Card } from './card.tsx';
import en from './phrases/en.json';

type SmsChoice = AnswerOf<typeof listTextChoices>['groups'][number];

/**
 * SMS notification settings; nothing where SMS is off or without a conversation as a candidate. Nothing where no
 * texts are sent, and for whoever has no conversation as a candidate.
 */
export function SmsSettings() {
  const { t, problem } = usePhrases('settings', en);
  const choices = useCall(listTextChoices, {});
  if (choices.isError) return <ErrorState title={problem(choices.error)} />;
  if (choices.data === undefined || choices.data.groups.length === 0) return null;
  return (
    <Card title={t('texts.title')} note={t('texts.note')}>
      {choices.data.groups.map((choice) => (
        <Group key={choice.group_id} choice={choice} />
      ))}
    </Card>
  );
}

/** One group: its switch, and the number while it is asked for. */
function Group({ choice }: { choice: SmsChoice }) {
  const { t, problem } = usePhrases('settings', en);
  const language = useLanguage();
  const [asking, setAsking] = useState(false);
  const [number, setNumber] = useState(choice.number);
  const change = useSend(changeTextChoice, { untilRead: true, onSuccess: () => setAsking(false) });
  const choose = (wanted: boolean): void =>
    change.mutate({ params: { group_id: choice.group_id }, body: { wanted, number, language } });
  const shown = <bdi dir="ltr">{choice.number}</bdi>;
  return (
    <div className="grid gap-2">
      <Switch
        label={choice.group_name}
        checked={asking || (change.isPending ? change.variables.body.wanted : choice.wanted)}
        onChange={(on) => {
          if (on) setAsking(true);
          else if (asking) setAsking(false);
          else choose(false);
        }}
      />
      {choice.wanted && !asking && <p className="text-sm text-ink-2">{shown}</p>}
      {choice.wanted && choice.stopped && (
        <Alert tone="warn">{t('texts.stopped', { number: choice.own_number })}</Alert>
      )}
      {asking && (
        <form
          noValidate
          className="grid max-w-96 gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            choose(true);
          }}
        >
          <PhoneField
            label={t('texts.number')}
            value={number}
            onChange={setNumber}
            error={change.isError ? problem(change.error) : undefined}
          />
          <Button type="submit" variant="primary" busy={change.isPending}>
            {t('texts.save')}
          </Button>
        </form>
      )}
      {!asking && change.isError && (
        <Alert tone="bad" urgent>
          {problem(change.error)}
        </Alert>
      )}
    </div>
  );
}
