import type { Person } from '@hearth/client/person';

/** Tells if a person has global search: employers whose entry brand is top-level or hires. */
export function canSearch({ user, brand }: Person): boolean {
  if (user.user_employer !== true || brand === null) return false;
  return user.entry_mode?.top_level === true || brand.services.has('SOURCE_HIRE');
}
