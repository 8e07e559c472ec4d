import { Entrance } from '@hearth/domains/identity/widgets';
import { deviceZone } from '@hearth/i18n/device-zone';
import { usePhrases } from '@hearth/i18n/phrases';
import { useFormat } from '@hearth/i18n/use-format';
import { Alert } from '@hearth/ui/alert';
import { useId, useState } from 'react';
import { verifyChain } from '../../rules/chain.ts';
import type { ChainVerdict } from '../../rules/chain.ts';
import { readChainFile } from '../../rules/chain-file.ts';
import en from '../components/verify/en.json' with { type: 'json' };
import { browserDigest } from '../state/browser-digest.ts';

type Found = 'UNREAD' | { readonly verdict: ChainVerdict; readonly count: number; readonly last: string };

/** Checks a downloaded log of hours for anybody who has the file: without an account, without a network, and without sending it. */
export function Component() {
  const { t } = usePhrases('clock-verify', en);
  const format = useFormat();
  const id = useId();
  const [found, setFound] = useState<Found | null>(null);
  const check = async (file: File | undefined): Promise<void> => {
    setFound(null);
    if (file === undefined) return;
    const rows = readChainFile(await file.text());
    const last = rows?.at(-1);
    if (rows === null || last === undefined) return setFound('UNREAD');
    setFound({ verdict: await verifyChain(rows, '', browserDigest), count: rows.length, last: last.at });
  };
  return (
    <Entrance page={t('page')} heading={t('title')} lead={t('lead')}>
      <div className="grid gap-1">
        <label htmlFor={id} className="font-bold">
          {t('choose')}
        </label>
        <input
          id={id}
          type="file"
          accept="application/json,.json"
          className="min-h-11 w-full"
          onChange={({ currentTarget }) => void check(currentTarget.files?.[0])}
        />
      </div>
      {found === 'UNREAD' && (
        <Alert tone="bad" urgent>
          {t('unread')}
        </Alert>
      )}
      {found !== null && found !== 'UNREAD' && (
        <Alert tone={found.verdict.ok ? 'ok' : 'bad'} urgent>
          {found.verdict.ok
            ? t('whole', { count: found.count, when: format.instant(found.last, deviceZone()) })
            : t('broken', { number: found.verdict.seq })}
        </Alert>
      )}
      <p className="text-sm text-ink-2">{t('limit')}</p>
    </Entrance>
  );
}
