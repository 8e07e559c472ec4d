import type { Connection } from '@hearth/client/context';
import { useConnection } from '@hearth/client/context';
import { checkSuspension } from '@hearth/domains/core/contract';
import { usePhrases } from '@hearth/i18n/phrases';
import { Button } from '@hearth/ui/button';
import { LinkButton } from '@hearth/ui/link-button';
import { PageTitle } from '@hearth/ui/page-title';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { ColdHearth } from '../shell/cold-hearth.tsx';
import en from './phrases/en.json';
import { leave } from '../shell/leave.ts';

/** The page that employers of a suspended account see: nothing is lost, whom to contact, sign-out. Everyone else goes home. */
export function Component() {
  const { t } = usePhrases('pages', en);
  const { session, supportEmail } = useConnection();
  if (!useIsSuspended()) return null;
  return (
    <main className="grid min-h-dvh place-items-center p-6 text-center">
      <PageTitle>{t('suspended.title')}</PageTitle>
      <div className="grid max-w-md justify-items-center gap-6">
        <ColdHearth />
        <div className="grid gap-2">
          <h1 className="text-2xl font-bold text-balance">{t('suspended.title')}</h1>
          <p className="text-lg text-balance text-ink-2">{t('suspended.explanation')}</p>
        </div>
        <div className="flex flex-wrap justify-center gap-2">
          {supportEmail !== undefined && (
            <LinkButton variant="primary" size="xl" href={`mailto:${supportEmail}`}>
              {t('suspended.write')}
            </LinkButton>
          )}
          <Button size="xl" onClick={() => void leave(session)}>
            {t('suspended.signOut')}
          </Button>
        </div>
      </div>
    </main>
  );
}

/** Whether the reader's account is suspended; whoever's is not is sent home. False until it is known. */
function useIsSuspended(): boolean {
  const connection = useConnection();
  const navigate = useNavigate();
  const [suspended, setSuspended] = useState(false);
  useEffect(() => {
    let here = true;
    // Where it cannot be asked, home says what is wrong.
    const known = isSuspended(connection).catch(() => false);
    void known.then((is) => {
      if (!here) return;
      if (is) setSuspended(true);
      else void navigate('/', { replace: true });
    });
    return () => {
      here = false;
    };
  }, [connection, navigate]);
  return suspended;
}

async function isSuspended({ client, session }: Connection): Promise<boolean> {
  if ((await session.getToken()) === null) return false;
  const user = session.user() ?? (await session.loadUser());
  const id = user?.user_employer === true ? user.entry_mode?.brand_id : undefined;
  if (id === undefined) return false;
  return (await client.call(checkSuspension, { params: { id } })).is_suspended;
}
