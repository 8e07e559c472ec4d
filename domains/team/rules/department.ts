import type { Department, Tint } from '../contract/schemas.ts';

/** The departments of positions; the same codes restrict permissions (POSITION_CATEGORY). */
export const DEPARTMENTS = [
  'KITCHEN',
  'BAR',
  'FLOOR',
  'HOST',
  'FRONT_DESK',
  'HOUSEKEEPING',
  'MANAGEMENT',
  'OTHER',
] as const satisfies readonly Department[];

const TINT_OF: Readonly<Record<Department, Tint>> = {
  KITCHEN: 'kitchen',
  BAR: 'bar',
  FLOOR: 'floor',
  HOST: 'host',
  FRONT_DESK: 'front-desk',
  HOUSEKEEPING: 'host',
  MANAGEMENT: 'front-desk',
  OTHER: 'floor',
};

/** The default tint of a department. */
export function departmentTint(department: Department): Tint {
  return TINT_OF[department];
}

/** Words of positions as lists of employees write them, in the languages of the product that share a stem. */
const WORDS: readonly (readonly [Department, RegExp])[] = [
  [
    'HOUSEKEEPING',
    /housekeep|room attendant|chambermaid|laundry|cleaner|lingerie|gouvernante|femme de chambre|zimmer|camarer[ao] de pisos|pokojow/,
  ],
  [
    'FRONT_DESK',
    /front ?(desk|office)|reception|r[eé]ception|rezeption|recepc|recepcj|concierge|night audit|porter|bell/,
  ],
  ['BAR', /\bbar|sommelier|mixolog|barm[ae]n/],
  ['KITCHEN', /kitchen|cook|chef|commis|dish|pastry|baker|k[uü]che|koch|cuisin|cocin|kuchar|kuchni|plongeur|p[aâ]tiss/],
  ['HOST', /\bhost|greeter|maitre|ma[iî]tre/],
  ['FLOOR', /wait(er|ress|ing)|server|floor|runner|busser|crew|kellner|serv(ice|eu[rs]e?)|camarer|mesero|kelner/],
  ['MANAGEMENT', /manag|director|supervis|leiter|directeur|gerente|kierownik/],
];

/** The department that a position's name suggests, or OTHER. */
export function suggestDepartment(positionName: string): Department {
  const name = positionName.toLocaleLowerCase('en');
  return WORDS.find(([, words]) => words.test(name))?.[0] ?? 'OTHER';
}

/** A department as a file or form wrote it, or what the position's name suggests. */
export function departmentFrom(written: string | null, positionName: string): Department {
  const code = (written ?? '')
    .trim()
    .toUpperCase()
    .replaceAll(/[\s-]+/g, '_');
  return DEPARTMENTS.find((department) => department === code) ?? suggestDepartment(written ?? positionName);
}
