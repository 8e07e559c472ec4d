import { useConnection } from '@hearth/client/context';
import { useLinkRecord } from '@hearth/client/use-link-record';
import { HouseEntrance } from '@hearth/domains/core/widgets';
import { errorCode, OpeningLink } from '@hearth/domains/identity/widgets';
import { useLanguage } from '@hearth/i18n/phrases';
import { Alert } from '@hearth/ui/alert';
import { useCallback, useState } from 'react';
import { declineByLink, openSigning, openSigningFile, signByLink } from '../../contract/endpoints.ts';
import type { OwnRequest, Signing } from '../../contract/schemas.ts';
import { SigningView } from '../components/signing-view.tsx';
import { useSaveFile } from '../use-file.ts';
import { useWords } from '../words.ts';

type Deed =
  | { readonly kind: 'open' }
  | { readonly kind: 'sign'; readonly sent: Signing }
  | { readonly kind: 'decline'; readonly reason: string; readonly version: number };

/** Where the link of a signer without an account leads. The secret stands behind the `#`, which no server is told. */
export function Component() {
  const { t, problem } = useWords();
  const { client } = useConnection();
  const language = useLanguage();
  const save = useSaveFile();
  const [link] = useState(() => (typeof location === 'undefined' ? '' : location.hash.slice(1)));
  const perform = useCallback(
    (deed: Deed): Promise<OwnRequest> => {
      switch (deed.kind) {
        case 'sign':
          return client.call(signByLink, { body: { link, ...deed.sent } });
        case 'decline':
          return client.call(declineByLink, {
            body: { link, language, signer_version: deed.version, reason: deed.reason },
          });
        default:
          return client.call(openSigning, { body: { link, language } });
      }
    },
    [client, link, language],
  );
  const { opened, busy, error, act } = useLinkRecord<OwnRequest, Deed>(link, perform);
  const loadFile = useCallback(
    async () => (await client.raw(openSigningFile, { body: { link } })).blob(),
    [client, link],
  );
  if (opened === null) {
    const isOver = link === '' || errorCode(error) === 'SIGN_LINK_NOT_VALID';
    return (
      <OpeningLink
        page={t('sign.page')}
        heading={t('sign.page')}
        ended={isOver ? <Alert tone="bad">{problem({ code: 'SIGN_LINK_NOT_VALID' })}</Alert> : null}
        loading={t('loading')}
        rows={6}
        failed={error === null ? null : problem(error)}
        onAgain={() => void act({ kind: 'open' })}
      />
    );
  }
  return (
    <HouseEntrance house={opened.house} page={t('sign.page')} heading={opened.title} lead={opened.employer_name}>
      <SigningView
        own={opened}
        problem={error === null ? null : problem(error)}
        doings={{
          busy,
          sign: (sent) => act({ kind: 'sign', sent }),
          decline: (reason) => act({ kind: 'decline', reason, version: opened.signer_version }),
          loadFile,
          download: () => save(loadFile, `${opened.title}.pdf`),
        }}
      />
    </HouseEntrance>
  );
}
