import { useClient } from '@hearth/client/context';
import { useBrand } from '@hearth/client/person';
import { awaitPopup, openPopup, SOCIAL_POLL_MS } from '@hearth/client/browser/popup';
import { errorCode, Problem } from '@hearth/domains/identity/widgets';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { useState } from 'react';
import type { Trial } from '../../../contract/schemas.ts';
import { getTrial, startTrial } from '../../../contract/setup-endpoints.ts';
import { FederationProblem } from '../federation-problem.tsx';
import { useWords } from './words.ts';

/** Tests a provider in a popup and shows the result without signing in. */
export function TrialCard({ providerId }: { readonly providerId: string }) {
  const { t } = useWords();
  const client = useClient();
  const { groupId } = useBrand();
  const [busy, setBusy] = useState(false);
  const [trial, setTrial] = useState<Trial | null>(null);
  const [code, setCode] = useState<string | null>(null);

  async function go(): Promise<void> {
    setCode(null);
    setTrial(null);
    setBusy(true);
    let popup: Window | undefined;
    try {
      popup = openPopup();
      const started = await client.call(startTrial, {
        params: { id: groupId, provider_id: providerId },
        body: { return_origin: location.origin },
      });
      popup.location.replace(started.link);
      const read = () => client.call(getTrial, { params: { id: groupId, trial_id: started.trial_id } });
      await awaitPopup({
        page: window,
        popup,
        attempt: started.trial_id,
        pollMs: SOCIAL_POLL_MS,
        ask: async () => ((await read()).state === 'DONE' ? { success: true } : null),
      });
      setTrial(await read());
    } catch (error) {
      setCode(errorCode(error));
    } finally {
      popup?.close();
      setBusy(false);
    }
  }
  const refusal = code ?? trial?.error ?? null;
  return (
    <Card title={t('trial.title')}>
      <div className="grid justify-items-start gap-3">
        <p className="text-ink-2">{t('trial.lead')}</p>
        <Button busy={busy} onClick={() => void go()}>
          {t('trial.start')}
        </Button>
        {refusal !== null && <FederationProblem code={refusal} fallback={<Problem code={refusal} />} />}
        {trial?.outcome != null && <Alert tone="ok">{t(`trial.${trial.outcome}`)}</Alert>}
        {trial?.claims != null && <Claims claims={trial.claims} />}
      </div>
    </Card>
  );
}

/** What the provider said, field by field. */
function Claims({ claims }: { readonly claims: NonNullable<Trial['claims']> }) {
  const { t } = useWords();
  const lines = [
    [t('trial.subject'), claims.subject],
    [t('trial.email'), claims.email ?? t('trial.nothing')],
    [t('trial.name'), `${claims.first_name} ${claims.last_name}`.trim() || t('trial.nothing')],
    ...(claims.external_brands === null
      ? []
      : [[t('trial.brands'), claims.external_brands.join(', ') || t('trial.nothing')] as const]),
  ] as const;
  return (
    <dl className="grid gap-2 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-x-6">
      {lines.map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="text-sm text-ink-2">{label}</dt>
          <dd className="break-all">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
