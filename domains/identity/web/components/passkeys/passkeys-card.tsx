import { useCall } from '@hearth/client/query';
import { deviceZone } from '@hearth/i18n/device-zone';
import { useFormat } from '@hearth/i18n/use-format';
import { Badge } from '@hearth/ui/badge';
import { Button } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { lazy, Suspense, useState } from 'react';
import type { Passkey } from '../../../contract/passkey-endpoints.ts';
import { listPasskeys } from '../../../contract/passkey-endpoints.ts';
import type { PasskeyTask } from './passkey-dialog.tsx';
import { usePasskeyWords } from './phrases.ts';

const PasskeyDialog = lazy(() => import('./passkey-dialog.tsx'));

/** The reader's passkeys: what they are called and when they were used, and a new one. */
export function PasskeysCard() {
  const { t } = usePasskeyWords();
  const { data } = useCall(listPasskeys, {});
  const [doing, setDoing] = useState<PasskeyTask | null>(null);
  const able = typeof PublicKeyCredential !== 'undefined';
  return (
    <Card title={t('card.title')}>
      <div className="grid gap-3">
        <p className="text-ink-2">{able ? t('card.lead') : t('card.unable')}</p>
        {data !== undefined && data.passkeys.length > 0 && (
          <ul>
            {data.passkeys.map((passkey) => (
              <Row key={passkey.id} passkey={passkey} onDo={(what) => setDoing({ what, passkey })} />
            ))}
          </ul>
        )}
        {able && (
          <div>
            <Button variant="soft" onClick={() => setDoing({ what: 'add' })}>
              {t('card.add')}
            </Button>
          </div>
        )}
      </div>
      {doing !== null && (
        <Suspense>
          <PasskeyDialog doing={doing} onClose={() => setDoing(null)} />
        </Suspense>
      )}
    </Card>
  );
}

function Row({ passkey, onDo }: { passkey: Passkey; onDo: (what: 'rename' | 'remove') => void }) {
  const { t } = usePasskeyWords();
  const format = useFormat();
  const { name, created_at: createdAt, used_at: usedAt } = passkey;
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2 last:border-0">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-2 font-bold">
          <bdi className="[overflow-wrap:anywhere]">{name}</bdi>
          {passkey.backed_up && <Badge>{t('card.backedUp')}</Badge>}
        </p>
        <p className="text-dense text-ink-2">
          {usedAt === null
            ? t('card.made', { when: format.instant(createdAt, deviceZone()) })
            : t('card.used', { when: format.instant(usedAt, deviceZone()) })}
        </p>
      </div>
      <Button variant="ghost" onClick={() => onDo('rename')}>
        <span aria-hidden="true">{t('card.rename')}</span>
        <span className="sr-only">{t('card.renameLabel', { name })}</span>
      </Button>
      <Button variant="ghost" onClick={() => onDo('remove')}>
        <span aria-hidden="true">{t('card.remove')}</span>
        <span className="sr-only">{t('card.removeLabel', { name })}</span>
      </Button>
    </li>
  );
}
