import type { JobContent } from '@hearth/domains/job-library/schemas';
import type { ProfileSnapshot, LanguageLevel, LanguageSkill } from '@hearth/domains/profiles/schemas';
import type { PersonFacts } from './shares.ts';

type RequirementSource = Pick<JobContent, 'position_name' | 'pay' | 'asks'>;
type ProfileFacts = Pick<PersonFacts, 'years' | 'travels' | 'languages' | 'certificates' | 'wish'>;

const NOTHING: ProfileFacts = { years: null, travels: null, languages: null, certificates: null, wish: null };
const RANK: Readonly<Record<LanguageLevel, number>> = { SOME: 1, WORK: 2, FLUENT: 3 };

/**
 * Compares a profile with a job's requirements; what it does not mention stays unknown. What they do not name is not
 * known of them.
 */
export function compareProfile(post: RequirementSource, profile: ProfileSnapshot | null, today: string): ProfileFacts {
  if (profile === null) return NOTHING;
  const asked = post.asks ?? { certificates: [], languages: [] };
  const named = asked.certificates.flatMap((kind) => profile.certificates.filter((paper) => paper.kind === kind));
  const holding = named.filter(({ until }) => until === null || until >= today);
  return {
    years: profile.positions.find(({ position }) => foldName(position) === foldName(post.position_name))?.years ?? null,
    travels: profile.travels_km,
    languages: compareLanguages(asked.languages, profile.languages),
    certificates: named.length === 0 ? null : new Set(holding.map(({ kind }) => kind)).size,
    wish: profile.wish !== null && profile.wish.currency === post.pay?.currency ? profile.wish.amount : null,
  };
}

function compareLanguages(
  asked: readonly LanguageSkill[],
  spoken: readonly LanguageSkill[],
): ProfileFacts['languages'] {
  const shares = asked.map(({ code, level }) => {
    const own = spoken.find((language) => language.code === code);
    return own === undefined ? null : Math.min(1, RANK[own.level] / RANK[level]);
  });
  if (shares.every((share) => share === null)) return null;
  const sum = shares.reduce<number>((total, share) => total + (share ?? 0), 0);
  return { enough: shares.filter((share) => share === 1).length, share: sum / asked.length };
}

function foldName(name: string): string {
  return name.trim().toLocaleLowerCase('en');
}
