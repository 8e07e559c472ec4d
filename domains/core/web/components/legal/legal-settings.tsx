import { useBrand } from '@hearth/client/person';
import { callKey, useCall, useSend } from '@hearth/client/query';
import { useClient } from '@hearth/client/context';
import { useForm } from '@hearth/client/use-form';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { Resource } from '@hearth/ui/resource';
import { Switch } from '@hearth/ui/switch';
import { TextField } from '@hearth/ui/text-field';
import { toasts } from '@hearth/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '@hearth/kit/endpoint';
import { changeLegalSettings, getLegalSettings } from '../../../contract/legal-endpoints.ts';
import { isSecureAddress } from '../../secure-address.ts';
import { useLegalWords } from './words.ts';

type Held = AnswerOf<typeof getLegalSettings>;

/** Where the privacy notice and the imprint of the place in view are. */
export function LegalSettings() {
  const { t, problem } = useLegalWords();
  const { id } = useBrand();
  return (
    <Card title={t('title')}>
      <Resource of={useCall(getLegalSettings, { params: { id } })} problem={problem} rows={2}>
        {(held) => <LegalForm key={held.version} held={held} />}
      </Resource>
    </Card>
  );
}

function LegalForm({ held }: { held: Held }) {
  const words = useLegalWords();
  const { t } = words;
  const { id, type } = useBrand();
  const client = useClient();
  const keep = useKeep();
  const { version, locked_by: lockedBy } = held;
  const isOpen = lockedBy === null;
  const wrong = (address: string) => (address === '' || isSecureAddress(address) ? undefined : t('wrong'));
  const form = useForm<{ privacy: string; imprint: string; locked: boolean }, Held>({
    values: { privacy: held.privacy_url ?? '', imprint: held.imprint_url ?? '', locked: held.is_locked },
    check: ({ privacy, imprint }) => ({ privacy: wrong(privacy.trim()), imprint: wrong(imprint.trim()) }),
    send: ({ privacy, imprint, locked }) =>
      client.call(changeLegalSettings, {
        params: { id },
        body: {
          value: { privacy_url: privacy.trim() || null, imprint_url: imprint.trim() || null },
          is_locked: locked,
          version,
        },
      }),
    fieldOf: (sent) =>
      sent === 'value.privacy_url' ? 'privacy' : sent === 'value.imprint_url' ? 'imprint' : undefined,
    onSent: keep,
  });
  const clear = useSend(changeLegalSettings, { onSuccess: keep });
  const error = form.error ?? clear.error;
  return (
    <form {...form.element} className="grid gap-4">
      <LegalSource held={held} />
      {error !== null && (
        <Alert tone="bad" urgent>
          {words.problem(error)}
        </Alert>
      )}
      {(['privacy', 'imprint'] as const).map((field) => (
        <TextField
          key={field}
          type="url"
          dir="ltr"
          label={t(field)}
          help={t('example')}
          optionalHint={t('optional')}
          maxLength={500}
          disabled={!isOpen}
          {...form.text(field)}
        />
      ))}
      {isOpen && (
        <>
          {type !== 'LOCATION' && (
            <Switch label={t('lock')} checked={form.values.locked} onChange={(locked) => form.set('locked', locked)} />
          )}
          <div className="flex flex-wrap gap-2">
            <Button type="submit" variant="primary" busy={form.busy} disabled={!form.isDirty}>
              {t('save')}
            </Button>
            {version > 0 && (
              <Button
                busy={clear.isPending}
                onClick={() => clear.mutate({ params: { id }, body: { value: null, version } })}
              >
                {t('clear')}
              </Button>
            )}
          </div>
        </>
      )}
    </form>
  );
}

/** Says where the addresses come from: here, above, or nowhere yet. */
function LegalSource({ held: { from, locked_by: lockedBy } }: { held: Held }) {
  const { t } = useLegalWords();
  const { id } = useBrand();
  return (
    <div className="grid gap-1 text-ink-2">
      <p>{t('note')}</p>
      <p className="text-sm">
        {lockedBy !== null
          ? t('locked', { name: lockedBy })
          : from === null
            ? t('none')
            : from.id === id
              ? t('own')
              : t('from', { name: from.name })}
      </p>
    </div>
  );
}

/** Shows what holds now. */
function useKeep(): (answer: Held) => void {
  const { t } = useLegalWords();
  const { id } = useBrand();
  const cache = useQueryClient();
  return (answer) => {
    cache.setQueryData(callKey(getLegalSettings, { params: { id } }), answer);
    toasts.show({ message: t('saved'), tone: 'ok' });
  };
}
