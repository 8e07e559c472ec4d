import { Resource } from '@hearth/ui/resource';
import { hasPermission, useBrand, useUser } from '@hearth/client/person';
import { useCall } from '@hearth/client/query';
import { Alert } from '@hearth/ui/alert';
import { Drawer } from '@hearth/ui/drawer';
import { TEXT_LINK } from '@hearth/ui/link-button';
import { SkeletonText } from '@hearth/ui/skeleton';
import { Link } from 'react-router';
import { explainAccess } from '../../contract/endpoints.ts';
import type { Explanation } from '../../contract/schemas.ts';
import en from '../en.json' with { type: 'json' };
import { useConditionText, usePermissionName, useRoleName, useWords } from '../words.ts';

/** A person's permissions at the brand in view, and why they hold them. */
export function PersonDrawer({ userId, onClose }: { userId: string; onClose: () => void }) {
  const { t, problem } = useWords();
  const brand = useBrand();
  const { id, name } = brand;
  const user = useUser();
  const mayAct = hasPermission(brand, 'IMPERSONATE') && user.id !== userId;
  const read = useCall(explainAccess, { params: { id, user_id: userId } });
  return (
    <Drawer open onClose={onClose} title={t('why.title')} closeLabel={t('close')}>
      <Resource of={read} problem={problem} loading={<SkeletonText lines={8} />}>
        {(data) => (
          <article className="grid gap-5">
            <header className="grid gap-1">
              <h3 className="text-xl font-bold">
                <bdi>{data.user_name}</bdi>
              </h3>
              <p className="text-ink-2">{t('why.place', { place: name })}</p>
              {mayAct && (
                <Link
                  to={`/team/act/${userId}`}
                  className={`${TEXT_LINK} flex min-h-6 w-fit items-center phone:min-h-11`}
                >
                  {t('why.actFor')}
                </Link>
              )}
            </header>
            {data.persona !== null && <Alert tone="info">{t('why.noSales')}</Alert>}
            {data.permissions.length === 0 && <p>{t('why.nothing')}</p>}
            <Categories permissions={data.permissions} />
          </article>
        )}
      </Resource>
    </Drawer>
  );
}

const CATEGORIES = Object.keys(en.categories) as (keyof typeof en.categories)[];

function Categories({ permissions }: Pick<Explanation, 'permissions'>) {
  const { t } = useWords();
  const roleName = useRoleName();
  const permissionName = usePermissionName();
  const conditionText = useConditionText();
  return CATEGORIES.map((category) => {
    const here = permissions.filter((one) => one.category === category);
    if (here.length === 0) return null;
    return (
      <section key={category} className="grid gap-2">
        <h4 className="text-base font-bold">{t(`categories.${category}`)}</h4>
        <ul className="grid gap-2">
          {here.map(({ name, ways }) => (
            <li key={name} className="border-b border-line pb-2 last:border-b-0">
              <span>{permissionName(name)}</span>
              <ul className="text-sm text-ink-2">
                {ways.map((way) => {
                  const narrowed = conditionText(way.conditions);
                  return (
                    <li key={way.grant_id} className="flex flex-wrap gap-x-2">
                      <span>{roleName(way.role, way.role_name)}</span>
                      <bdi>{way.brand_name}</bdi>
                      {narrowed.map((text) => (
                        <span key={text}>{text}</span>
                      ))}
                    </li>
                  );
                })}
              </ul>
            </li>
          ))}
        </ul>
      </section>
    );
  });
}
