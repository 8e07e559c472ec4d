import { useBrand } from '@hearth/client/person';
import { callKey, useCall, useSend } from '@hearth/client/query';
import { changeMessageTranslationSettings, getMessageTranslationSettings } from '@hearth/domains/core/contract';
import { usePhrases } from '@hearth/i18n/phrases';
import { Alert } from '@hearth/ui/alert';
import { Switch } from '@hearth/ui/switch';
import { toasts } from '@hearth/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { Card } from './card.tsx';
import en from './phrases/en.json';

/** Whether readers of messages may have them translated. Nothing, where there is no engine that could. */
export function MessageTranslation() {
  const { t, problem } = usePhrases('settings', en);
  const cache = useQueryClient();
  const params = { id: useBrand().id };
  const setting = useCall(getMessageTranslationSettings, { params });
  const change = useSend(changeMessageTranslationSettings, {
    onSuccess: (answer) => {
      cache.setQueryData(callKey(getMessageTranslationSettings, { params }), { ...answer, is_available: true });
      toasts.show({ message: t('saved') });
    },
  });
  if (setting.data?.is_available !== true) return null;
  const sent = change.isPending ? change.variables.body.is_enabled : undefined;
  return (
    <Card title={t('translation.title')} note={t('translation.note')}>
      {change.isError && (
        <Alert tone="bad" urgent>
          {problem(change.error)}
        </Alert>
      )}
      <Switch
        label={t('translation.on')}
        checked={sent ?? setting.data.is_enabled}
        onChange={(on) => change.mutate({ params, body: { is_enabled: on } })}
      />
    </Card>
  );
}
