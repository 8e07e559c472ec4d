import type { Language } from '@hearth/i18n/languages';
import { regionName } from '@hearth/i18n/region-name';
import type { TreeNode } from '../contract/schemas.ts';

/** A node's display name: a country in the reader's language unless it was renamed. */
export function nodeName(
  language: Language,
  { type, name, country }: Pick<TreeNode, 'type' | 'name' | 'country'>,
): string {
  if (type !== 'COUNTRY' || country === null || (name !== country && name !== regionName('en', country))) return name;
  return regionName(language, country) ?? name;
}
