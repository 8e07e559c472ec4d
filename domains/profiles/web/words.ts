import { languageName } from '@hearth/i18n/language-name';
import { usePhrases } from '@hearth/i18n/phrases';
import { useFormat } from '@hearth/i18n/use-format';
import { MOST_YEARS } from '../contract/limits.ts';
import type { Certificate, CertificateKind, Experience, LanguageSkill } from '../contract/schemas.ts';
import { CERTIFICATE_KINDS } from './certificate-kinds.ts';
import en from './en.json' with { type: 'json' };

/** Returns the phrases of profiles and formatters for each of their entries. */
export function useProfileWords() {
  const phrases = usePhrases('profiles', en);
  const format = useFormat();
  const { t, language } = phrases;
  const nameOf = (code: string): string => languageName(language, code);
  return {
    ...phrases,
    format,
    nameOf,
    kinds: CERTIFICATE_KINDS,
    spoken: ({ code, level }: LanguageSkill): string =>
      t('spoken', { language: nameOf(code), level: t(`level.${level}`) }),
    kind: (kind: CertificateKind): string => t(`certificate.${kind}`),
    certificate: ({ kind, name, until }: Certificate): string => {
      const title = kind === 'OTHER' && name !== '' ? name : t(`certificate.${kind}`);
      return until === null ? title : t('until', { certificate: title, date: format.date(until) });
    },
    experience: ({ position, years }: Experience): string => {
      if (years === 0) return t('yearsNone', { position });
      return t(years === MOST_YEARS ? 'yearsMost' : 'years', { position, count: years });
    },
  };
}
