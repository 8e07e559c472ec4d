import type { ResolvedSetting } from '@hearth/domains/core/service';
import type { HeldLawSetting, JudgedPack, LawSetting } from '../contract/schemas.ts';
import { showRule } from '../rules/show-rule.ts';
import type { PackVerdict } from '../rules/which-packs.ts';

/** The facts as a place holds them. */
export function presentSetting(held: ResolvedSetting<LawSetting>): HeldLawSetting {
  const { value, from, lockedBy, isLocked, version } = held;
  return { value, from, locked_by: lockedBy, is_locked: isLocked, version };
}

/** A pack with its verdict and the thresholds of the day, or of its newest terms. */
export function presentVerdict({ pack, version, holds, reasons, pin }: PackVerdict): JudgedPack {
  const terms = version ?? pack.versions.at(-1);
  return {
    code: pack.code,
    law: pack.law,
    holds,
    reasons: [...reasons],
    pin,
    currency: pack.currency ?? null,
    rules: terms?.rules.map((rule) => showRule(pack, rule)) ?? [],
    left_out: [...pack.left_out],
  };
}
