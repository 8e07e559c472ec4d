import { usePhrases } from '@hearth/i18n/phrases';
import { knownSource } from '../../../rules/source.ts';
import en from './en.json' with { type: 'json' };

/** Writes where an application came from: in words of the page where the source is one that is known, else as the link names it. */
export function useSourceNames(): (source: string) => string {
  const { t } = usePhrases('applications-source', en);
  return (source) => {
    const known = knownSource(source);
    return known === null ? source : t(known);
  };
}
