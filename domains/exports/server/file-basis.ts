import type { BrandGrant } from '@hearth/kit/access';
import type { ConditionType, Permission } from '@hearth/kit/permissions';
import type { AccessRequirement } from '@hearth/platform/access/sources';

/** What a person could see when a file was written for them. */
export interface FileBasis {
  readonly need: Omit<AccessRequirement, 'orBelow'>;
  /** The topmost brands whose rows it holds. */
  readonly nodes: readonly string[];
  /** The codes that the permission was narrowed to; null if it was not. */
  readonly codes: readonly string[] | null;
  readonly pay: boolean;
  /** The permissions for restricted papers that the person held; none in files of before there were any. */
  readonly papers?: readonly Permission[];
}

const PAPERS = ['VIEW_IDENTITY', 'VIEW_IMMIGRATION', 'VIEW_MEDICAL'] as const satisfies readonly Permission[];

/** The access of a list's endpoint. */
interface ListAccess {
  readonly permission?: Permission;
  readonly condition?: ConditionType;
  readonly services?: readonly string[];
}

/** What a grant lets its holder see of a list. */
export function basisOf({ permission, condition, services }: ListAccess, grant: BrandGrant): FileBasis {
  return {
    need: {
      ...(permission === undefined ? {} : { permission }),
      ...(condition === undefined ? {} : { condition }),
      ...(services === undefined ? {} : { services }),
    },
    nodes: grant.nodes,
    codes: grant.codes,
    pay: grant.holds('VIEW_PAY'),
    papers: PAPERS.filter((permission) => grant.holds(permission)),
  };
}

/** Whether a grant at one of the brands of a file covers what the file holds there. */
export function covers(grant: BrandGrant, { codes, pay, papers = [] }: FileBasis): boolean {
  if (pay && !grant.holds('VIEW_PAY')) return false;
  if (!papers.every((permission) => grant.holds(permission))) return false;
  if (grant.codes === null) return true;
  const { codes: held } = grant;
  return codes !== null && codes.every((code) => held.includes(code));
}
