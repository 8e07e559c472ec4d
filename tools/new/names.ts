/** The ways in which code, addresses, tables and pages spell one name. */
export interface Names {
  /** `skill-card` */
  readonly kebab: string;
  /** `skill-cards` */
  readonly kebabs: string;
  /** `skillCard` */
  readonly camel: string;
  readonly camels: string;
  /** `SkillCard` */
  readonly pascal: string;
  readonly pascals: string;
  /** `skill_card` */
  readonly snake: string;
  readonly snakes: string;
  /** `skill card` */
  readonly words: string;
  readonly wordses: string;
  /** `Skill cards` */
  readonly title: string;
}

/** What a name may be: lower-case words joined by hyphens. */
export const NAME = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

/** The plural of an English noun by the usual rules; others are told (`--plural`). */
export function pluralOf(kebab: string): string {
  if (/[^aeiou]y$/.test(kebab)) return `${kebab.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/.test(kebab) ? `${kebab}es` : `${kebab}s`;
}

/** All spellings of a name in kebab-case and of its plural. */
export function namesOf(kebab: string, kebabs = pluralOf(kebab)): Names {
  const pascal = kebab.split('-').map(capital).join('');
  const pascals = kebabs.split('-').map(capital).join('');
  const lowerFirst = (word: string): string => word.slice(0, 1).toLowerCase() + word.slice(1);
  return {
    kebab,
    kebabs,
    camel: lowerFirst(pascal),
    camels: lowerFirst(pascals),
    pascal,
    pascals,
    snake: kebab.replaceAll('-', '_'),
    snakes: kebabs.replaceAll('-', '_'),
    words: kebab.replaceAll('-', ' '),
    wordses: kebabs.replaceAll('-', ' '),
    title: capital(kebabs.replaceAll('-', ' ')),
  };
}
