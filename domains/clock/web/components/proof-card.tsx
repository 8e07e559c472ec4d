import { saveFile } from '@hearth/client/browser/save-file';
import { useClient } from '@hearth/client/context';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { TEXT_LINK } from '@hearth/ui/link-button';
import { useState } from 'react';
import { Link } from 'react-router';
import { getMyPunchChain } from '../../contract/endpoints.ts';
import type { Punch } from '../../contract/schemas.ts';
import { verifyChain } from '../../rules/chain.ts';
import type { ChainVerdict } from '../../rules/chain.ts';
import { browserDigest } from '../state/browser-digest.ts';
import { useClockWords } from '../words.ts';

/** Checks the whole chain of one's own entries on this device, and downloads it. */
export function ProofCard({ employeeId }: { employeeId: string }) {
  const { t, problem } = useClockWords();
  const client = useClient();
  const [busy, setBusy] = useState(false);
  const [found, setFound] = useState<{ readonly verdict: ChainVerdict; readonly count: number } | null>(null);
  const [error, setError] = useState<unknown>(null);

  const check = async (): Promise<void> => {
    setBusy(true);
    setError(null);
    try {
      const punches: Punch[] = [];
      for (let more = true; more;) {
        const query = { after_seq: String(punches.at(-1)?.seq ?? 0) };
        // oxlint-disable-next-line no-await-in-loop -- each part begins where the one before it ends
        const part = await client.call(getMyPunchChain, { params: { employee_id: employeeId }, query });
        punches.push(...part.punches);
        more = part.has_more;
      }
      setFound({ verdict: await verifyChain(punches, '', browserDigest), count: punches.length });
      saveFile(new Blob([JSON.stringify(punches, null, 2)], { type: 'application/json' }), 'hours.json');
    } catch (problemOfCheck) {
      setError(problemOfCheck);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Card title={t('mine.proof')}>
      <div className="grid gap-3">
        <p className="text-ink-2">{t('mine.proofText')}</p>
        {error !== null && <Alert tone="bad">{problem(error)}</Alert>}
        {found !== null && (
          <Alert tone={found.verdict.ok ? 'ok' : 'bad'} urgent>
            {found.verdict.ok
              ? t('mine.whole', { count: found.count })
              : t('mine.broken', { number: found.verdict.seq })}
          </Alert>
        )}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button busy={busy} onClick={() => void check()}>
            {t('mine.check')}
          </Button>
          <Link to="/verify-hours" className={TEXT_LINK}>
            {t('mine.checkFile')}
          </Link>
        </div>
      </div>
    </Card>
  );
}
