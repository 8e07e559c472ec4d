import { useSend } from '@hearth/client/query';
import { Alert } from '@hearth/ui/alert';
import { Select } from '@hearth/ui/select';
import { toasts } from '@hearth/ui/toast';
import { ASK_DAYS } from '../../contract/asking.ts';
import type { AskDays } from '../../contract/asking.ts';
import { setAskDays } from '../../contract/endpoints.ts';
import { usePrivacyWords } from '../words.ts';

/** Field for when candidates are asked to let the group keep their data; saves at once. */
export function AskDaysField({ groupId, days }: { readonly groupId: string; readonly days: AskDays }) {
  const { t, problem } = usePrivacyWords();
  const save = useSend(setAskDays, {
    onSuccess: () => toasts.show({ message: t('ask.saved'), tone: 'ok' }),
  });
  return (
    <div className="grid gap-2">
      <Select
        label={t('ask.label')}
        help={t('ask.help')}
        placeholder={t('ask.label')}
        disabled={save.isPending}
        value={String(days)}
        onChange={(id) => {
          const chosen = ASK_DAYS.find((one) => String(one) === id);
          if (chosen !== undefined) save.mutate({ params: { id: groupId }, body: { ask_days: chosen } });
        }}
        options={ASK_DAYS.map((one) => ({ id: String(one), label: t(`ask.days.${one}`) }))}
      />
      {save.isError && <Alert tone="bad" urgent title={problem(save.error)} />}
    </div>
  );
}
