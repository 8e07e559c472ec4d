import { useSearchParams } from 'react-router';
import type { Rule } from '../contract/schemas.ts';
import { RULES } from '../contract/schemas.ts';

/** The chosen filter values; null means all. */
export interface RiskFilterValues {
  readonly rule: Rule | null;
  readonly week: string | null;
  readonly location: string | null;
  readonly page: number;
}

/** The filter of the page and how it changes. */
export interface RiskFilter {
  readonly chosen: RiskFilterValues;
  readonly choose: (name: 'rule' | 'week' | 'location', value: string | null) => void;
  /** Both at once: one step back, and one reading of the list. */
  readonly chooseBoth: (location: string | null, rule: Rule | null) => void;
  readonly turn: (page: number) => void;
}

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const ID = /^[\da-f-]{36}$/;
const validFilter = (value: string | null, shape: RegExp): string | null =>
  value !== null && shape.test(value) ? value : null;

/** The filter stands in the address, so that a list can be shared and found again; a new choice begins at the first page. */
export function useRiskFilter(): RiskFilter {
  const [search, setSearch] = useSearchParams();
  const change = (changed: Readonly<Record<string, string | null>>): void => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(changed)) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  return {
    chosen: {
      rule: RULES.find((rule) => rule === search.get('rule')) ?? null,
      week: validFilter(search.get('week'), DATE),
      location: validFilter(search.get('location'), ID),
      page: Math.max(0, Math.trunc(Number(search.get('page')) || 0)),
    },
    choose: (name, value) => change({ [name]: value, page: null }),
    chooseBoth: (location, rule) => change({ location, rule, page: null }),
    turn: (page) => change({ page: page === 0 ? null : String(page) }),
  };
}
