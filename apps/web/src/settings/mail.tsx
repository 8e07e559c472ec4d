import { useCall, useSend } from '@hearth/client/query';
import { changeMailChoice, listMailChoices } from '@hearth/domains/messaging/contract';
import { usePhrases } from '@hearth/i18n/phrases';
import { Alert } from '@hearth/ui/alert';
import { ErrorState } from '@hearth/ui/error-state';
import { Switch } from '@hearth/ui/switch';
import { Card } from './card.tsx';
import en from './phrases/en.json';

/**
 * Email notification settings per conversation; nothing for people without one as a candidate. Nothing for whoever
 * has no conversation as a candidate.
 */
export function MailChoices() {
  const { t, problem } = usePhrases('settings', en);
  const choices = useCall(listMailChoices, {});
  const change = useSend(changeMailChoice, { untilRead: true });
  if (choices.isError) return <ErrorState title={problem(choices.error)} />;
  if (choices.data === undefined || choices.data.groups.length === 0) return null;
  const sent = change.isPending ? change.variables : undefined;
  return (
    <Card title={t('mail.title')} note={t('mail.note')}>
      {change.isError && (
        <Alert tone="bad" urgent>
          {problem(change.error)}
        </Alert>
      )}
      {choices.data.groups.map(({ group_id: id, group_name: name, wanted }) => (
        <Switch
          key={id}
          label={name}
          checked={sent?.params.group_id === id ? sent.body.wanted : wanted}
          onChange={(on) => change.mutate({ params: { group_id: id }, body: { wanted: on } })}
        />
      ))}
    </Card>
  );
}
