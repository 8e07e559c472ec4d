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

/** The pattern of names: lower-case words joined by hyphens. */
export const NAME_PATTERN = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

/** The plural of an English noun by the usual rules; exceptions use `--plural`. */
export function pluralize(kebab: string): string {
  if (/[^aeiou]y$/.test(kebab)) return `${kebab.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/.test(kebab) ? `${kebab}es` : `${kebab}s`;
}

/** All spellings of a kebab-case name and of its plural. */
export function spellNames(kebab: string, kebabs = pluralize(kebab)): Names {
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
