import { HouseEntrance } from '@hearth/domains/core/widgets';
import { Entrance, NewPasswordField, Problem, useErrorSentence } from '@hearth/domains/identity/widgets';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { linkButtonLook } from '@hearth/ui/link-button';
import { Loading, SkeletonText } from '@hearth/ui/skeleton';
import { TextField } from '@hearth/ui/text-field';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { Link } from 'react-router';
import { keepJoinCode, readJoinCode } from '../components/invitation/kept-code.ts';
import { hasCardSentence, useCardWords } from '../components/invitation/phrases.ts';
import { useJoin } from '../components/invitation/use-join.ts';

type Opened = NonNullable<ReturnType<typeof useJoin>['opened']>;
/** Where signing in and proving an address lead back to. */
const BACK = '?ref=%2Fjoin%2Femail';

/** Where the link of an emailed invitation leads: a first password, or the account that the address has. */
export function Component() {
  const { t } = useCardWords();
  const [code] = useState(readJoinCode);
  const joining = useJoin(code);
  const { opened, problem } = joining;
  if (opened === null)
    return (
      <Entrance page={t('join.page')} heading={t('join.title')}>
        {code === '' ? (
          <Alert tone="info">{t('byMail.noLink')}</Alert>
        ) : problem !== null ? (
          <Refusal code={problem} />
        ) : (
          <Loading label={t('byMail.loading')}>
            <SkeletonText lines={4} />
          </Loading>
        )}
      </Entrance>
    );
  const { first_name: name, employer_name: employer, has_account: hasAccount, address } = opened;
  return (
    <HouseEntrance
      house={opened.house}
      page={t('join.page')}
      heading={t('join.welcome', { name })}
      lead={hasAccount ? t('byMail.hasAccount', { address, employer }) : t('byMail.lead', { employer })}
    >
      {hasAccount ? (
        <WithAccount code={code} opened={opened} joining={joining} />
      ) : (
        <WithPassword opened={opened} joining={joining} />
      )}
    </HouseEntrance>
  );
}

function WithPassword({ opened, joining }: { opened: Opened; joining: ReturnType<typeof useJoin> }) {
  const { t } = useCardWords();
  const words = useErrorSentence();
  const [password, setPassword] = useState('');
  const { busy, problem, accept } = joining;
  const atPassword = problem !== null && problem.includes('PASSWORD');
  function submit(event: FormEvent) {
    event.preventDefault();
    void accept(password);
  }
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      <TextField
        size="xl"
        label={t('byMail.email')}
        help={t('byMail.emailHelp')}
        type="email"
        autoComplete="username"
        dir="ltr"
        value={opened.address}
        readOnly
      />
      <NewPasswordField
        value={password}
        error={atPassword ? words(problem) : undefined}
        onChange={setPassword}
        onBlur={() => undefined}
      />
      {problem !== null && !atPassword && <Refusal code={problem} />}
      <Button type="submit" variant="primary" size="xl" wide busy={busy}>
        {t('byMail.join')}
      </Button>
    </form>
  );
}

function WithAccount({
  code,
  opened: { address },
  joining,
}: {
  code: string;
  opened: Opened;
  joining: ReturnType<typeof useJoin>;
}) {
  const { t } = useCardWords();
  const { reader, busy, problem, join, leaveAccount } = joining;
  const keep = (): void => keepJoinCode(code);
  return (
    <div className="grid gap-4">
      {problem === 'ADDRESS_NOT_PROVEN' ? (
        <Link to={`/user/verify${BACK}`} className={linkButtonLook('soft', 'xl', true)} onClick={keep}>
          {t('byMail.prove')}
        </Link>
      ) : (
        problem !== null && <Refusal code={problem} />
      )}
      {reader === null ? (
        <Link to={`/user/login${BACK}`} className={linkButtonLook('primary', 'xl', true)} onClick={keep}>
          {t('byMail.signIn')}
        </Link>
      ) : reader === address ? (
        <Button variant="primary" size="xl" wide busy={busy} onClick={() => void join()}>
          {t('byMail.join')}
        </Button>
      ) : (
        <>
          <Alert tone="warn">{t('byMail.otherAccount', { email: reader, address })}</Alert>
          <Button size="xl" wide onClick={() => void leaveAccount()}>
            {t('byMail.switch')}
          </Button>
        </>
      )}
    </div>
  );
}

function Refusal({ code }: { code: string }) {
  const { problem } = useCardWords();
  return hasCardSentence(code) ? <Alert tone="bad">{problem({ code })}</Alert> : <Problem code={code} />;
}
