import { LANGUAGE_NAMES, LANGUAGES } from '@hearth/i18n/languages';
import { useLanguage } from '@hearth/i18n/phrases';
import { Icon } from '@hearth/ui/icon';
import { Check, Languages, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAddresses } from './addresses.tsx';
import type { LegalLinks } from '@hearth/domains/core/schemas';
import { LegalLinks as LegalLinkList } from '@hearth/domains/core/widgets';
import { useWords } from './words.ts';

const ROUND = 'grid size-11 place-items-center rounded-md hover:bg-header-chip';

/** The layout of a career page: header, content and footer. */
export function Frame(props: {
  readonly address: URL;
  readonly name: string;
  /** The picture beside the name; the name's initials stand where there is none. */
  readonly logo?: string | null | undefined;
  /** Where the privacy notice and the imprint are; null where it is not known whose page it is. */
  readonly legal: LegalLinks | null;
  /** The path of the site at the installation. */
  readonly home: string;
  readonly hero: ReactNode;
  readonly share?: boolean;
  /** Something stays at the bottom of a phone's screen: the foot must stand above it. */
  readonly hasBottomBar?: boolean;
  /** The content is a sheet of paper: the printer gets nothing else. */
  readonly isPaper?: boolean;
  readonly children: ReactNode;
}) {
  const { t } = useWords();
  const { to } = useAddresses();
  const around = props.isPaper === true ? 'print:hidden' : '';
  return (
    <div className={`flex min-h-dvh flex-col ${props.isPaper === true ? 'print:block print:min-h-0' : ''}`}>
      <a
        href="#content"
        className="sr-only z-popover bg-surface p-3 font-bold text-accent-ink focus:not-sr-only focus:fixed focus:start-2 focus:top-2 print:hidden"
      >
        {t('career.skip')}
      </a>
      <header className={`relative overflow-clip bg-header text-on-header ${around}`}>
        <div className="relative mx-auto flex h-(--header-height) max-w-280 items-center gap-2 ps-4 pe-2 sm:px-6">
          <a href={to(props.home)} className="flex min-h-11 min-w-0 flex-1 items-center gap-3">
            {typeof props.logo === 'string' ? (
              <img src={props.logo} alt="" width={36} height={36} className="size-9 shrink-0 rounded-md" />
            ) : (
              <span
                aria-hidden="true"
                className="grid size-9 shrink-0 place-items-center rounded-md bg-header-chip text-sm font-bold"
              >
                {initials(props.name)}
              </span>
            )}
            <b className="truncate text-lg">{props.name}</b>
          </a>
          <LanguageMenu address={props.address} />
          {props.share === true && <ShareButton />}
        </div>
        {props.hero}
      </header>
      <main id="content" className="flex-1">
        {props.children}
      </main>
      <footer
        className={`mx-auto w-full max-w-280 px-4 pt-10 text-sm text-ink-3 sm:px-6 ${around} ${props.hasBottomBar === true ? 'pb-36 lg:pb-8' : 'pb-8'}`}
      >
        {props.legal !== null && <LegalLinkList links={props.legal} className="mb-2" />}
        {t('career.poweredBy')}
      </footer>
    </div>
  );
}

function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /\p{L}|\p{N}/u.test(word));
  return words
    .slice(0, 2)
    .map((word) => Array.from(word)[0] ?? '')
    .join('')
    .toUpperCase();
}

/** The same page in the other languages; each has an address of its own, so no script is needed. */
function LanguageMenu({ address }: { readonly address: URL }) {
  const { t } = useWords();
  const current = useLanguage();
  const { inLanguage } = useAddresses();
  const addresses = LANGUAGES.map((language) => ({ language, href: inLanguage(language, address) }));
  if (addresses.some(({ href }) => href === null)) return null;
  return (
    <details className="group relative" data-menu="">
      <summary className={`${ROUND} list-none [&::-webkit-details-marker]:hidden`}>
        <Icon of={Languages} size={24} label={`${t('career.language')}: ${LANGUAGE_NAMES[current]}`} />
      </summary>
      <ul className="absolute end-0 top-full z-popover mt-1 w-48 rounded-md border border-line bg-surface p-1 text-ink shadow-lifted">
        {addresses.map(({ language, href }) => (
          <li key={language}>
            <a
              href={href ?? ''}
              lang={language}
              hrefLang={language}
              aria-current={language === current ? 'true' : undefined}
              className="flex min-h-11 items-center justify-between rounded-sm px-3 hover:bg-sunken aria-[current]:font-bold"
            >
              {LANGUAGE_NAMES[language]}
              {language === current && <Icon of={Check} size={16} className="text-accent-ink" />}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Shown only with the page's script; browsers share by their own menu without it. */
function ShareButton() {
  const { t } = useWords();
  return (
    <button
      type="button"
      hidden
      data-share=""
      data-copied={t('career.copied')}
      className={`${ROUND} [&[hidden]]:hidden`}
    >
      <Icon of={Share2} size={24} label={t('career.share')} />
    </button>
  );
}
