import { PERMISSIONS } from '@hearth/kit/permissions';
import { Alert } from '@hearth/ui/alert';
import { Badge } from '@hearth/ui/badge';
import { Button } from '@hearth/ui/button';
import { Disclosure } from '@hearth/ui/disclosure';
import { useFormat } from '@hearth/i18n/use-format';
import type { PreviewAnswer } from '../../contract/schemas.ts';
import { usePermissionName, useWords } from '../words.ts';

const ORDER = Object.keys(PERMISSIONS);
const byArea = (a: { permission: string }, b: { permission: string }): number =>
  ORDER.indexOf(a.permission) - ORDER.indexOf(b.permission);

const TONES = { GAINED: 'ok', WIDENED: 'ok', NARROWED: 'warn', LOST: 'bad' } as const;

/** The effect of a change: in total, then person by person. */
export function PreviewContent({
  pages,
  more,
}: {
  readonly pages: readonly [PreviewAnswer, ...PreviewAnswer[]];
  /** Reads the next people; absent when all are there. */
  readonly more?: (() => void) | undefined;
}) {
  const { t } = useWords();
  const permissionName = usePermissionName();
  const [{ totals, people_count: count, is_invitation: isInvitation }] = pages;
  if (count === 0) return <p>{t('preview.nothing')}</p>;
  return (
    <div className="grid gap-4">
      {isInvitation ? (
        <Alert tone="info">{t('invited.preview')}</Alert>
      ) : (
        <p className="font-bold">{t('preview.affected', { count })}</p>
      )}
      <ul aria-label={t('preview.title')} className="rounded-lg border border-line">
        {totals.toSorted(byArea).map(({ permission, effect, people, locations }) => (
          <li
            key={`${permission} ${effect}`}
            className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-b border-line px-3 py-2 last:border-b-0"
          >
            <span className="min-w-0">{permissionName(permission)}</span>
            <Badge tone={TONES[effect]}>
              {t(`preview.total.${effect}`, {
                people: t('role.people', { count: people }),
                places: t('role.locations', { count: locations }),
              })}
            </Badge>
          </li>
        ))}
      </ul>
      {!isInvitation && <Each pages={pages} more={more} />}
    </div>
  );
}

/** The same person by person. */
function Each({ pages, more }: { readonly pages: readonly PreviewAnswer[]; readonly more?: (() => void) | undefined }) {
  const { t } = useWords();
  const { list } = useFormat();
  const permissionName = usePermissionName();
  return (
    <Disclosure title={t('preview.each')} headingLevel={3}>
      <ul className="grid gap-3">
        {pages
          .flatMap((page) => page.people)
          .map((person) => (
            <li key={person.user_id} className="grid gap-0.5">
              <bdi className="font-bold">{person.user_name}</bdi>
              <ul className="text-sm text-ink-2">
                {person.effects.map(({ permission, effect, locations, places }) => (
                  <li key={`${permission} ${effect}`} className="flex flex-wrap gap-x-2">
                    <span>{t(`preview.person.${effect}`, { permission: permissionName(permission) })}</span>
                    <bdi>{list([...places])}</bdi>
                    <span>{t('role.locations', { count: locations })}</span>
                  </li>
                ))}
              </ul>
            </li>
          ))}
      </ul>
      {more !== undefined && (
        <Button size="sm" onClick={more}>
          {t('more')}
        </Button>
      )}
    </Disclosure>
  );
}
