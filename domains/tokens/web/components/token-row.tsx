import { usePermissionName } from '@hearth/domains/access/widgets';
import { deviceZone } from '@hearth/i18n/device-zone';
import { useFormat } from '@hearth/i18n/use-format';
import { Badge } from '@hearth/ui/badge';
import { Button } from '@hearth/ui/button';
import type { AccessToken } from '../../contract/schemas.ts';
import { useWords } from '../words.ts';

/** A token: where and what for, until when, and when it was last used. */
export function TokenRow({
  token,
  showOwner,
  onRevoke,
}: {
  readonly token: AccessToken;
  readonly showOwner: boolean;
  readonly onRevoke: () => void;
}) {
  const { t } = useWords();
  const format = useFormat();
  const permissionName = usePermissionName();
  const zone = deviceZone();
  const { name, owner_name: owner, brand_name: brand, permissions, is_expired: isExpired } = token;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="grid min-w-0 flex-1 basis-60 gap-1">
        <p className="flex flex-wrap items-center gap-2 font-bold">
          <bdi>{name}</bdi>
          {showOwner && <Badge>{token.kind === 'SERVICE' ? t('list.service') : <bdi>{owner}</bdi>}</Badge>}
          {isExpired && <Badge tone="warn">{t('list.expired')}</Badge>}
        </p>
        <p className="text-dense">
          <bdi>{brand}</bdi>
          {' · '}
          {format.list(permissions.map(permissionName))}
        </p>
        <p className="text-dense text-ink-2">
          {!isExpired && <>{t('list.expires', { when: format.instant(token.expires_at, zone) })} · </>}
          {token.used_at === null ? t('list.unused') : t('list.used', { when: format.instant(token.used_at, zone) })}
        </p>
      </div>
      <Button variant="soft" onClick={onRevoke}>
        <span aria-hidden="true">{t('revoke.open')}</span>
        <span className="sr-only">{t('revoke.label', { name })}</span>
      </Button>
    </li>
  );
}
