import { useBrand } from '@hearth/client/person';
import { useFormat } from '@hearth/i18n/use-format';
import { Avatar } from '@hearth/ui/avatar';
import { Icon } from '@hearth/ui/icon';
import { Briefcase, Building2, CalendarDays, MessageSquare, Store } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FoundGroups, Kind } from '../contract/schemas.ts';
import type { HitOf } from '../rules/hit-address.ts';
import { ADDRESSES } from '../rules/hit-address.ts';
import { useWords } from './words.ts';

/** The kinds in the order in which they are shown. */
export const KINDS: readonly Kind[] = ['people', 'applications', 'jobs', 'locations', 'shifts', 'messages'];

/** A search hit as it is displayed: title, details and link. */
export interface HitLine {
  readonly id: string;
  readonly label: string;
  readonly note: string;
  readonly start: ReactNode;
  readonly end?: string;
  readonly href: string;
}

type HitPresenters = { readonly [K in Kind]: (hit: HitOf<K>) => Omit<HitLine, 'id' | 'href'> };

const drawing = (of: LucideIcon): ReactNode => <Icon of={of} size={20} />;
const face = (name: string): ReactNode => <Avatar name={name} size={32} />;
const fullName = ({ first_name: first, last_name: last }: { first_name: string; last_name: string }): string =>
  [first, last].filter((part) => part !== '').join(' ');
const joinFacts = (...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join(' · ');

/** Writes the hits of a kind as lines, in the language of the page and with addresses for the brand in view. */
export function useHitLines(): (groups: FoundGroups, kind: Kind) => readonly HitLine[] {
  const { t } = useWords();
  const format = useFormat();
  const brand = useBrand();
  const lines: HitPresenters = {
    people: (hit) => ({
      label: fullName(hit),
      note: joinFacts(hit.position_name, hit.location_name),
      start: face(fullName(hit)),
      ...(hit.status === 'ENDED' ? { end: t('left') } : {}),
    }),
    applications: (hit) => ({
      label: fullName(hit),
      note: joinFacts(hit.job_title, hit.location_name),
      start: face(fullName(hit)),
      end: t(`stage.${hit.stage}`),
    }),
    jobs: (hit) => ({
      label: hit.title,
      note: hit.location_name,
      start: drawing(Briefcase),
      end: t(`status.${hit.status}`),
    }),
    locations: (hit) => ({
      label: hit.name,
      note: joinFacts(hit.number, hit.city),
      start: drawing(hit.type === 'LOCATION' ? Store : Building2),
    }),
    shifts: (hit) => ({
      label: fullName(hit),
      note: joinFacts(
        format.date(hit.date, 'weekday'),
        format.timeRange(hit.start, hit.end),
        hit.position_name,
        hit.location_name,
      ),
      start: drawing(CalendarDays),
    }),
    messages: (hit) => ({
      label: hit.candidate_name,
      note: hit.excerpt,
      start: drawing(MessageSquare),
      end: format.instantDate(hit.sent_at, brand.timeZone),
    }),
  };
  const write = <K extends Kind>(kind: K, hits: readonly HitOf<K>[]): readonly HitLine[] =>
    hits.map((hit) => ({ id: hit.id, href: ADDRESSES[kind](hit, brand), ...lines[kind](hit) }));
  return (groups, kind) => write(kind, (groups[kind]?.hits ?? []) as readonly HitOf<typeof kind>[]);
}
