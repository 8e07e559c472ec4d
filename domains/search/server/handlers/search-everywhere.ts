import type { BrandGrant } from '@hearth/kit/access';
import { Failure, FORBIDDEN } from '@hearth/kit/failure';
import type { SearchWindow, WordSearch } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import type { Context } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { kind as kinds } from '../../contract/schemas.ts';
import type { FoundGroups, Kind } from '../../contract/schemas.ts';
import { FIRST_HITS, HITS_PER_PAGE } from '../../rules/limits.ts';
import { parsePhoneTerm } from '../../rules/phone.ts';
import { splitTerm } from '../../rules/term.ts';
import { countHits } from '../../rules/total.ts';
import { SOURCES } from '../kinds.ts';

type SearchContext = Pick<Context<'brand'>, 'db' | 'clock' | 'grantAt'>;
type GrantedKinds = readonly (readonly [Kind, BrandGrant])[];

/** Every word as typed; only when nothing of any kind holds them, words much like them. */
export const searchEverywhere = implement(contract.searchEverywhere, async ({ params, query }, here) => {
  const granted = await findGrantedKinds(here, params.id);
  const words = splitTerm(query.term);
  const phone = parsePhoneTerm(query.term);
  const windowOf = (kind: Kind): SearchWindow => {
    if (query.kind !== undefined && query.kind !== kind) return { offset: 0, limit: 0 };
    return { offset: query.offset ?? 0, limit: query.limit ?? (query.kind === kind ? HITS_PER_PAGE : FIRST_HITS) };
  };
  const exact = await findAll(
    here,
    granted,
    { words, how: 'exact', ...(phone === undefined ? {} : { phone }) },
    windowOf,
  );
  if (countHits(exact) > 0) return { alike: false, groups: exact };
  const alike = await findAll(here, granted, { words, how: 'alike' }, windowOf);
  return { alike: countHits(alike) > 0, groups: alike };
});

/** Finds the kinds that the caller may see, each with its grant. */
async function findGrantedKinds({ grantAt }: SearchContext, brandId: string): Promise<GrantedKinds> {
  const granted: [Kind, BrandGrant][] = [];
  for (const kind of kinds.options) {
    const { permission, condition } = SOURCES[kind];
    const need = { permission, orBelow: true, ...(condition === undefined ? {} : { condition }) };
    const grant = await grantAt(brandId, need).catch((refused: unknown) => {
      if (refused instanceof Failure && refused.kind.code === FORBIDDEN.code) return null;
      throw refused;
    });
    if (grant !== null) granted.push([kind, grant]);
  }
  return granted;
}

/** Searches each kind in turn: they share one connection. One after the other: they share one connection. */
async function findAll(
  { db, clock }: SearchContext,
  granted: GrantedKinds,
  search: WordSearch,
  windowOf: (kind: Kind) => SearchWindow,
): Promise<FoundGroups> {
  const groups: Partial<Record<Kind, unknown>> = {};
  for (const [kind, grant] of granted) {
    const { exactOnly = false, find } = SOURCES[kind];
    groups[kind] =
      exactOnly && search.how === 'alike'
        ? { total: 0, hits: [] }
        : await find(db, grant, search, windowOf(kind), clock.now());
  }
  return groups as FoundGroups;
}
