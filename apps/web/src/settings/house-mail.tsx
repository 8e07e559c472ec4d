import { useCall, useSend } from '@hearth/client/query';
import { changeHouseMail, listHouseMail } from '@hearth/domains/messaging/contract';
import { usePhrases } from '@hearth/i18n/phrases';
import { Alert } from '@hearth/ui/alert';
import { ErrorState } from '@hearth/ui/error-state';
import { RadioGroup } from '@hearth/ui/radio-group';
import { Card } from './card.tsx';
import en from './phrases/en.json';

const CHOICES = ['ASSIGNED', 'HOURLY', 'MORNING', 'NEVER'] as const;

/**
 * Email notification settings of an employer; nothing for people who may not see messages. Nothing for whoever may
 * see no messages.
 */
export function EmployerMailSettings() {
  const { t, problem } = usePhrases('settings', en);
  const groups = useCall(listHouseMail, {});
  const change = useSend(changeHouseMail, { untilRead: true });
  if (groups.isError) return <ErrorState title={problem(groups.error)} />;
  if (groups.data === undefined || groups.data.groups.length === 0) return null;
  const sent = change.isPending ? change.variables : undefined;
  return (
    <Card title={t('houseMail.title')} note={t('houseMail.note')}>
      {change.isError && (
        <Alert tone="bad" urgent>
          {problem(change.error)}
        </Alert>
      )}
      {groups.data.groups.map(({ group_id: id, group_name: name, choice }) => (
        <RadioGroup
          key={id}
          label={name}
          options={CHOICES.map((value) => ({
            value,
            label: t(`houseMail.choice.${value}`),
            note: t(`houseMail.says.${value}`),
          }))}
          value={sent?.params.group_id === id ? sent.body.choice : choice}
          onChange={(chosen) => change.mutate({ params: { group_id: id }, body: { choice: chosen } })}
        />
      ))}
    </Card>
  );
}
