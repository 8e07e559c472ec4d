import type { Profile, ProfilePart } from '../../contract/schemas.ts';
import { useProfileWords } from '../words.ts';

/** Returns a formatter that describes each part of a profile. */
export function usePartWords(): (profile: Profile, part: ProfilePart) => string {
  const { t, format, spoken, certificate, experience } = useProfileWords();
  return ({ languages, positions, certificates, home, travels_km: far, travels_by: by, wish }, part) => {
    if (part === 'LANGUAGES') return format.list(languages.map(spoken));
    if (part === 'POSITIONS') return format.list(positions.map(experience));
    if (part === 'CERTIFICATES') return format.list(certificates.map(certificate));
    if (part === 'WISH') return wish === null ? '' : t('wish', { amount: format.money(wish.amount, wish.currency) });
    return format.list(
      [
        home === null ? '' : t('way.from', { place: home.label === '' ? t('home.here') : home.label }),
        far === null ? '' : t('way.upTo', { km: format.number(far) }),
        by === null ? '' : t(`travel.${by}`),
      ].filter((said) => said !== ''),
    );
  };
}

/** Returns a formatter for the availability of a profile; empty if it has none. */
export function useTimeWords(): (profile: Profile) => string {
  const { t, format } = useProfileWords();
  return ({ hours_per_week: hours, can_start_on: startsOn, availability }) =>
    format.list(
      [
        hours === null ? '' : t('times.hoursLine', { hours: format.number(hours) }),
        startsOn === null ? '' : t('times.startLine', { date: format.date(startsOn, 'weekday') }),
        availability.length === 0 ? '' : t('times.weekLine'),
      ].filter((said) => said !== ''),
    );
}
