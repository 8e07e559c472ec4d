import { useConnection } from '@hearth/client/context';
import { usePhrases } from '@hearth/i18n/phrases';
import { SUPPORT_EMAIL } from '@hearth/kit/constants';
import { Button } from '@hearth/ui/button';
import { LinkButton } from '@hearth/ui/link-button';
import { PageTitle } from '@hearth/ui/page-title';
import { ColdHearth } from '../shell/cold-hearth.tsx';
import en from './phrases/en.json';
import { leave } from '../shell/leave.ts';

/** The page that employers of a suspended account see: nothing is lost, whom to contact, sign-out. */
export function Component() {
  const { t } = usePhrases('pages', en);
  const { session } = useConnection();
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
          <LinkButton variant="primary" size="xl" href={`mailto:${SUPPORT_EMAIL}`}>
            {t('suspended.write')}
          </LinkButton>
          <Button size="xl" onClick={() => void leave(session)}>
            {t('suspended.signOut')}
          </Button>
        </div>
      </div>
    </main>
  );
}
