import { useBrand } from '@hearth/client/person';
import { useCall, useSend } from '@hearth/client/query';
import { changeMessageTranslationSettings, getMessageTranslationSettings } from '@hearth/domains/core/contract';
import { usePhrases } from '@hearth/i18n/phrases';
import { Alert } from '@hearth/ui/alert';
import { Switch } from '@hearth/ui/switch';
import { toasts } from '@hearth/ui/toast';
import { Card } from './card.tsx';
import en from './phrases/en.json';

/** Switches message translation; nothing without a translation engine. Nothing, where there is no engine that could. */
export function MessageTranslation() {
  const { t, problem } = usePhrases('settings', en);
  const brand = useBrand();
  const params = { id: brand.id };
  const setting = useCall(getMessageTranslationSettings, { params });
  const change = useSend(changeMessageTranslationSettings, {
    untilRead: true,
    // Set or locked by others meanwhile: the current setting is shown.
    readWhenRefused: true,
    onSuccess: () => toasts.show({ message: t('saved') }),
  });
  if (setting.data?.is_available !== true) return null;
  const { version, locked_by: lockedBy, ...held } = setting.data;
  const shown = { ...held, ...(change.isPending ? change.variables.body : {}) };
  const send = (body: { is_enabled: boolean; is_locked?: boolean }) =>
    change.mutate({ params, body: { ...body, version } });
  return (
    <Card title={t('translation.title')} note={t('translation.note')}>
      {change.isError && (
        <Alert tone="bad" urgent>
          {problem(change.error)}
        </Alert>
      )}
      <Switch
        label={t('translation.on')}
        note={lockedBy !== null && t('translation.locked', { name: lockedBy })}
        disabled={lockedBy !== null || change.isPending}
        checked={shown.is_enabled}
        onChange={(on) => send({ is_enabled: on })}
      />
      {lockedBy === null && brand.type !== 'LOCATION' && (
        <Switch
          label={t('translation.lock')}
          disabled={change.isPending}
          checked={shown.is_locked}
          onChange={(on) => send({ is_enabled: shown.is_enabled, is_locked: on })}
        />
      )}
    </Card>
  );
}
