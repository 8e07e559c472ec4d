import { useConnection } from '@hearth/client/context';
import { TEXT_LINK } from '@hearth/ui/link-button';
import { useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { getSecondFactorStatus } from '../../contract/security-endpoints.ts';
import { loginPath, safeReturnTo } from '../../rules/return-to.ts';
import { AccountProblem } from '../components/account/account-problem.tsx';
import { Done } from '../components/account/done.tsx';
import { useAccountPhrases } from '../components/account/phrases.ts';
import { SecondFactorSetup } from '../components/account/second-factor-setup.tsx';
import { errorCode } from '../components/code-of.ts';
import { Entrance } from '../components/entrance.tsx';

type SetupState = 'asking' | 'free' | 'demanded' | 'on';

/** Setting up the second step, by wish or because an employer demands it before anything else. */
export function Component() {
  const { t } = useAccountPhrases();
  const { client, session } = useConnection();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [state, setState] = useState<SetupState>('asking');
  const [code, setCode] = useState<string | null>(null);
  const goal = safeReturnTo(search.get('ref')) ?? '/';

  useEffect(() => {
    void (async () => {
      if ((await session.getToken()) === null) return navigate(loginPath(goal), { replace: true });
      const status = await client.call(getSecondFactorStatus);
      setState(status.set_up_at !== null ? 'on' : status.is_demanded ? 'demanded' : 'free');
    })().catch((error: unknown) => setCode(errorCode(error)));
    // oxlint-disable-next-line react/exhaustive-deps -- only on arrival
  }, []);

  const leave = () => void navigate(goal, { replace: true });
  return (
    <Entrance
      page={t('page.setup')}
      heading={t('setup.title')}
      lead={state === 'demanded' ? t('setup.required') : t('setup.lead')}
    >
      {code !== null && <AccountProblem code={code} />}
      {state === 'on' && (
        <Done to={goal} label={t('verify.continue')}>
          {t('setup.alreadyOn')}
        </Done>
      )}
      {(state === 'free' || state === 'demanded') && <SecondFactorSetup onDone={leave} />}
      {state === 'demanded' && (
        <Link to="/groups" className={TEXT_LINK}>
          {t('security.groupsNote')}
        </Link>
      )}
    </Entrance>
  );
}
