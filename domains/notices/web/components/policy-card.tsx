import { useCall, useSend } from '@hearth/client/query';
import { useFormat } from '@hearth/i18n/use-format';
import type { AnswerOf } from '@hearth/kit/endpoint';
import { Alert } from '@hearth/ui/alert';
import { Card } from '@hearth/ui/card';
import { Resource } from '@hearth/ui/resource';
import { Select } from '@hearth/ui/select';
import { Switch } from '@hearth/ui/switch';
import { toasts } from '@hearth/ui/toast';
import { changeNoticePolicy, getNoticePolicy } from '../../contract/endpoints.ts';
import { useWords } from '../words.ts';

type Policy = AnswerOf<typeof getNoticePolicy>;
const MARGINS = [0, 15, 30, 60, 120];

/** What a group decides about the notices of those who work there; each change is saved at once. */
export function PolicyCard({ groupId }: { groupId: string }) {
  const { t, problem } = useWords();
  const policy = useCall(getNoticePolicy, { params: { id: groupId } });
  return (
    <Card title={t('policy.title')} note={t('policy.note')}>
      <Resource of={policy} rows={2} problem={problem}>
        {(data) => <Switches groupId={groupId} policy={data} />}
      </Resource>
    </Card>
  );
}

function Switches({ groupId, policy }: { groupId: string; policy: Policy }) {
  const { t, problem } = useWords();
  const format = useFormat();
  const params = { id: groupId };
  const change = useSend(changeNoticePolicy, {
    untilRead: true,
    // Changed by others meanwhile: the current policy is shown.
    readWhenRefused: true,
    onSuccess: () => toasts.show({ message: t('set.saved'), tone: 'ok' }),
  });
  const shown = { ...policy, ...(change.isPending ? change.variables.body : {}) };
  const send = (changed: Partial<Policy>): void => change.mutate({ params, body: { ...policy, ...changed } });
  return (
    <div className="grid gap-4">
      {change.isError && (
        <Alert tone="bad" urgent>
          {problem(change.error)}
        </Alert>
      )}
      <Switch
        label={t('policy.hides')}
        note={t('policy.hidesNote')}
        disabled={change.isPending}
        checked={shown.hides_text}
        onChange={(on) => send({ hides_text: on })}
      />
      <Switch
        label={t('policy.holds')}
        note={t('policy.holdsNote')}
        disabled={change.isPending}
        checked={shown.holds_off_clock}
        onChange={(on) => send({ holds_off_clock: on })}
      />
      {shown.holds_off_clock && (
        <Select
          className="max-w-xs"
          label={t('policy.margin')}
          placeholder=""
          options={MARGINS.map((minutes) => ({ id: String(minutes), label: format.number(minutes) }))}
          value={String(shown.margin_minutes)}
          onChange={(minutes) => send({ margin_minutes: Number(minutes) })}
        />
      )}
    </div>
  );
}
