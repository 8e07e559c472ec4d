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
}

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
  };
}

/** Whether a grant at one of the brands of a file covers what the file holds there. */
export function covers(grant: BrandGrant, { codes, pay }: FileBasis): boolean {
  if (pay && !grant.holds('VIEW_PAY')) return false;
  if (grant.codes === null) return true;
  const { codes: held } = grant;
  return codes !== null && codes.every((code) => held.includes(code));
}
