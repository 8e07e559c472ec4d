import { Resource } from '@hearth/ui/resource';
import { useBrand } from '@hearth/client/person';
import { callKey, useCall, useSend } from '@hearth/client/query';
import { changeSignInPolicy, getSignInPolicy } from '@hearth/domains/access/contract';
import { Alert } from '@hearth/ui/alert';
import { Card } from '@hearth/ui/card';
import { Switch } from '@hearth/ui/switch';
import { toasts } from '@hearth/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useWords } from './words.ts';

const AskEverybody = lazy(async () => ({ default: (await import('./ask-everybody.tsx')).AskEverybody }));

/** Requires a second factor of everyone with access to the group. */
export function PolicyCard() {
  const { t, problem } = useWords();
  const { groupId } = useBrand();
  const cache = useQueryClient();
  const params = { id: groupId };
  const policy = useCall(getSignInPolicy, { params });
  const [asking, setAsking] = useState(false);
  const send = useSend(changeSignInPolicy, {
    onSuccess: (answer, { body }) => {
      cache.setQueryData(callKey(getSignInPolicy, { params }), answer);
      const said = body.trusts_provider === undefined ? answer.second_factor_required : null;
      toasts.show({ message: t(said === null ? 'policy.trustSaved' : said ? 'policy.on' : 'policy.off'), tone: 'ok' });
      setAsking(false);
    },
  });
  const set = (on: boolean) => send.mutate({ params, body: { second_factor_required: on } });
  const trust = (on: boolean) =>
    policy.data !== undefined && send.mutate({ params, body: { ...policy.data, trusts_provider: on } });
  return (
    <Card title={t('policy.title')}>
      <Resource of={policy} rows={1} failed={t('page.failed')} problem={problem}>
        {({ second_factor_required: isRequired, trusts_provider: isTrusted }) => (
          <div className="grid gap-4">
            <Switch
              label={t('policy.switch')}
              note={t('policy.note')}
              checked={isRequired}
              disabled={send.isPending}
              onChange={(on) => (on ? setAsking(true) : set(false))}
            />
            <Switch
              label={t('policy.trust')}
              note={t('policy.trustNote')}
              checked={isTrusted}
              disabled={send.isPending}
              onChange={trust}
            />
          </div>
        )}
      </Resource>
      {send.error !== null && !asking && (
        <Alert tone="bad" urgent className="mt-3">
          {problem(send.error)}
        </Alert>
      )}
      <Suspense fallback={null}>
        {asking && (
          <AskEverybody
            busy={send.isPending}
            error={send.error}
            onAsk={() => set(true)}
            onClose={() => setAsking(false)}
          />
        )}
      </Suspense>
    </Card>
  );
}
