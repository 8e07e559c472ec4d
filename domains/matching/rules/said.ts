import type { JobContent } from '@hearth/domains/jobs/schemas';
import type { Applied, LanguageLevel, Spoken } from '@hearth/domains/profiles/schemas';
import type { PersonFacts } from './shares.ts';

type Asking = Pick<JobContent, 'position_name' | 'pay' | 'asks'>;
type Said = Pick<PersonFacts, 'years' | 'travels' | 'languages' | 'certificates' | 'wish'>;

const NOTHING: Said = { years: null, travels: null, languages: null, certificates: null, wish: null };
const RANK: Readonly<Record<LanguageLevel, number>> = { SOME: 1, WORK: 2, FLUENT: 3 };

/** What somebody's profile says to what a post asks for. What they do not name is not known of them. */
export function saidInProfile(post: Asking, profile: Applied | null, today: string): Said {
  if (profile === null) return NOTHING;
  const asked = post.asks ?? { certificates: [], languages: [] };
  const named = asked.certificates.flatMap((kind) => profile.certificates.filter((paper) => paper.kind === kind));
  const holding = named.filter(({ until }) => until === null || until >= today);
  return {
    years: profile.positions.find(({ position }) => folded(position) === folded(post.position_name))?.years ?? null,
    travels: profile.travels_km,
    languages: languagesOf(asked.languages, profile.languages),
    certificates: named.length === 0 ? null : new Set(holding.map(({ kind }) => kind)).size,
    wish: profile.wish !== null && profile.wish.currency === post.pay?.currency ? profile.wish.amount : null,
  };
}

function languagesOf(asked: readonly Spoken[], spoken: readonly Spoken[]): Said['languages'] {
  const shares = asked.map(({ code, level }) => {
    const own = spoken.find((language) => language.code === code);
    return own === undefined ? null : Math.min(1, RANK[own.level] / RANK[level]);
  });
  if (shares.every((share) => share === null)) return null;
  const sum = shares.reduce<number>((total, share) => total + (share ?? 0), 0);
  return { enough: shares.filter((share) => share === 1).length, share: sum / asked.length };
}

function folded(name: string): string {
  return name.trim().toLocaleLowerCase('en');
}
