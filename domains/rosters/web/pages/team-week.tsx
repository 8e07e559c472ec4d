import { useConnection } from '@hearth/client/context';
import { useLinkRecord } from '@hearth/client/use-link-record';
import { errorCode, OpeningLink } from '@hearth/domains/identity/widgets';
import { Alert } from '@hearth/ui/alert';
import { PageTitle } from '@hearth/ui/page-title';
import { applyBrand, DEFAULT_ACCENT } from '@hearth/ui/theme';
import { useCallback, useEffect, useState } from 'react';
import { openTeamWeek } from '../../contract/team-link-endpoints.ts';
import type { SharedWeek } from '../../contract/team-link-schemas.ts';
import { SharedWeekView } from '../components/team-link/shared-week.tsx';
import { useTeamLinkWords } from '../components/team-link/words.ts';

type Deed = { readonly kind: 'open' } | { readonly kind: 'show'; readonly week: string };

/** Where a team link leads: the published week, for whoever has the link. The secret stands behind the `#`, which no server is told. */
export function Component() {
  const { t, problem } = useTeamLinkWords();
  const { client } = useConnection();
  const [link] = useState(() => (typeof location === 'undefined' ? '' : location.hash.slice(1)));
  const perform = useCallback(
    (deed: Deed): Promise<SharedWeek> =>
      client.call(openTeamWeek, { body: { link, ...(deed.kind === 'show' ? { week: deed.week } : {}) } }),
    [client, link],
  );
  const { opened, busy, error, act } = useLinkRecord<SharedWeek, Deed>(link, perform);
  const accent = opened?.house.accent_color ?? DEFAULT_ACCENT;
  useEffect(() => {
    applyBrand(accent);
    return () => applyBrand(DEFAULT_ACCENT);
  }, [accent]);
  const week = opened?.week;
  useEffect(() => {
    if (week === undefined) return;
    // A tablet on the wall shows it for days: whoever comes back to it sees what was published meanwhile.
    const refresh = (): void => {
      if (document.visibilityState === 'visible') void act({ kind: 'show', week });
    };
    document.addEventListener('visibilitychange', refresh);
    return () => document.removeEventListener('visibilitychange', refresh);
  }, [act, week]);
  const isOver = link === '' || errorCode(error) === 'TEAM_LINK_NOT_VALID';
  if (opened === null || isOver)
    return (
      <OpeningLink
        page={t('page')}
        heading={t('page')}
        ended={isOver ? <Alert tone="bad">{problem({ code: 'TEAM_LINK_NOT_VALID' })}</Alert> : null}
        loading={t('loading')}
        rows={6}
        failed={error === null ? null : problem(error)}
        onAgain={() => void act({ kind: 'open' })}
      />
    );
  return (
    <>
      <PageTitle>{`${opened.location.name} · ${t('page')}`}</PageTitle>
      <SharedWeekView
        shared={opened}
        busy={busy}
        problem={error === null ? null : problem(error)}
        onShow={(day) => void act({ kind: 'show', week: day })}
      />
    </>
  );
}
