import { useBrand } from '@hearth/client/person';
import { useFormat } from '@hearth/i18n/use-format';
import { Button } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import type { BrandRole, RoleVersion } from '../../contract/schemas.ts';
import { useRoleHolders } from '../api.ts';
import { useConditionText, usePermissionName, useWords } from '../words.ts';

/** The holders of a role and its history. */
export function RoleSide({ role, versions }: { readonly role: BrandRole; readonly versions: readonly RoleVersion[] }) {
  const { t } = useWords();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Card title={t('role.holders')} note={t('role.people', { count: role.holders })}>
        <Holders roleId={role.id} />
      </Card>
      {versions.length > 0 && (
        <Card title={t('role.versions')}>
          <ol className="grid gap-3">
            {versions.map((version) => (
              <Version key={version.id} version={version} />
            ))}
          </ol>
        </Card>
      )}
    </div>
  );
}

function Holders({ roleId }: { readonly roleId: string }) {
  const { t } = useWords();
  const conditionText = useConditionText();
  const found = useRoleHolders(roleId);
  const grants = found.data?.pages.flatMap((page) => page.grants);
  if (grants === undefined) return null;
  if (grants.length === 0) return <p className="text-ink-2">{t('role.noHolders')}</p>;
  return (
    <div className="grid gap-2">
      <ul className="grid gap-2">
        {grants.map((grant) => (
          <li key={grant.id} className="grid">
            <bdi>{grant.user_name}</bdi>
            <span className="flex flex-wrap gap-x-2 text-sm text-ink-2">
              <bdi>{grant.brand_name}</bdi>
              {conditionText(grant.conditions).map((text) => (
                <span key={text}>{text}</span>
              ))}
            </span>
          </li>
        ))}
      </ul>
      {found.hasNextPage && (
        <Button size="sm" busy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </div>
  );
}

function Version({ version }: { readonly version: RoleVersion }) {
  const { t } = useWords();
  const { instant, list } = useFormat();
  const { timeZone } = useBrand();
  const permissionName = usePermissionName();
  const named = (names: readonly string[]) => ({ permissions: list(names.map(permissionName)) });
  const { added, removed, limited } = version;
  return (
    <li className="grid gap-0.5 text-sm">
      <span className="text-base">{t('role.version', { version: version.version })}</span>
      {version.action === 'ROLE_CHANGED' && (
        <>
          {added.length > 0 && <span>{t('role.versionAdded', named(added))}</span>}
          {removed.length > 0 && <span>{t('role.versionRemoved', named(removed))}</span>}
          {limited.length > 0 && <span>{t('role.versionLimited', named(limited))}</span>}
        </>
      )}
      <span className="flex flex-wrap gap-x-2 text-ink-2">
        <time dateTime={version.at}>{instant(version.at, timeZone)}</time>
        <bdi>{version.actor_name ?? t('changes.system')}</bdi>
      </span>
    </li>
  );
}
