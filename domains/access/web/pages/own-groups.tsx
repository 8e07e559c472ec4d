import { useConnection } from '@hearth/client/context';
import { Entrance } from '@hearth/domains/identity/widgets';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Loading, SkeletonText } from '@hearth/ui/skeleton';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { LeaveDialog } from '../components/own-groups/leave-dialog.tsx';
import { useGroupWords, useHeldRole } from '../components/own-groups/phrases.ts';
import { useOwnGroups } from '../components/own-groups/use-own-groups.ts';

/** The groups in which the reader holds rights, each with a way out. It opens also while a group keeps them out of all else. */
export function Component() {
  const { t } = useGroupWords();
  const { session } = useConnection();
  const navigate = useNavigate();
  const [here, setHere] = useState(false);
  useEffect(() => {
    session.getToken().then(
      (token) => (token === null ? void navigate('/user/login?ref=%2Fgroups', { replace: true }) : setHere(true)),
      () => setHere(true),
    );
    // oxlint-disable-next-line react/exhaustive-deps -- only on arrival
  }, []);
  return (
    <Entrance page={t('groups.page')} heading={t('groups.page')} lead={t('groups.lead')}>
      {here && <Groups />}
    </Entrance>
  );
}

function Groups() {
  const { t, problem } = useGroupWords();
  const roleName = useHeldRole();
  const { session } = useConnection();
  const { groups, error, again } = useOwnGroups();
  const [leaving, setLeaving] = useState<{ group_id: string; group_name: string } | null>(null);
  const [left, setLeft] = useState<string | null>(null);
  if (groups === null)
    return error === null ? (
      <Loading label={t('groups.loading')}>
        <SkeletonText lines={4} />
      </Loading>
    ) : (
      <Alert tone="bad">{problem(error)}</Alert>
    );
  return (
    <div className="grid gap-4">
      <div role="status">{left !== null && <Alert tone="ok">{t('groups.left', { group: left })}</Alert>}</div>
      {groups.length === 0 && <p>{t('groups.none')}</p>}
      {groups.map((group) => (
        <section key={group.group_id} className="grid gap-3 rounded-lg border border-line bg-surface p-4">
          <h2 className="text-lg font-bold">
            <bdi>{group.group_name}</bdi>
          </h2>
          <ul className="grid gap-1 text-ink-2">
            {group.rights.map((right) => (
              <li key={right.grant_id}>
                <bdi>{roleName(right.role, right.role_name)}</bdi> · <bdi>{right.brand_name}</bdi>
              </li>
            ))}
          </ul>
          <Button className="justify-self-start" onClick={() => setLeaving(group)}>
            <span aria-hidden="true">{t('groups.leave')}</span>
            <span className="sr-only">{t('groups.leaveOf', { group: group.group_name })}</span>
          </Button>
        </section>
      ))}
      {leaving !== null && (
        <LeaveDialog
          group={leaving}
          onClose={() => setLeaving(null)}
          onLeft={() => {
            setLeft(leaving.group_name);
            setLeaving(null);
            again();
            void session.check(true);
          }}
        />
      )}
    </div>
  );
}
