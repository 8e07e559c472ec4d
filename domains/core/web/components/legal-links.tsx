import { useCommonPhrases } from '@hearth/i18n/phrases';
import type { LegalLinks as Links } from '../../contract/schemas.ts';

/** The ways to the privacy notice and the imprint of whoever hires; nothing where they have named none. */
export function LegalLinks({ links, className = '' }: { links: Links; className?: string }) {
  const { t } = useCommonPhrases();
  const shown = [
    { href: links.privacy_url, label: t('privacyNotice') },
    { href: links.imprint_url, label: t('imprint') },
  ].filter(({ href }) => href !== null);
  if (shown.length === 0) return null;
  return (
    <ul className={`flex flex-wrap gap-x-5 ${className}`}>
      {shown.map(({ href, label }) => (
        <li key={label}>
          <a
            href={href ?? ''}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-11 items-center underline underline-offset-2 hover:text-ink"
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
