import { useBrand } from '@hearth/client/person';
import { useCursorPages } from '@hearth/client/query';
import { useReadAgainOn } from '@hearth/client/use-read-again';
import { ExportMenu } from '@hearth/domains/exports/widgets';
import { Badge } from '@hearth/ui/badge';
import { FilterChips } from '@hearth/ui/chip';
import { EmptyState } from '@hearth/ui/empty-state';
import { Icon } from '@hearth/ui/icon';
import { TEXT_LINK } from '@hearth/ui/link-button';
import { PagedList } from '@hearth/ui/resource';
import { Users } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { SIGNED_STATES } from '../../contract/choices.ts';
import { exportAgreementPeople, listAgreementPeople } from '../../contract/endpoints.ts';
import { AGREEMENT_CHANGED, REQUEST_CHANGED } from '../../contract/events.ts';
import type { Agreement, ListedPerson, SignedState } from '../../contract/schemas.ts';
import { useWords } from '../words.ts';

const TONES = { SIGNED: 'ok', WAITING: 'info', MISSING: 'neutral', REFUSED: 'bad' } as const;

/** Who at the brand in view has signed, who is asked, and who is missing; a file of the same. */
export function People({ agreement }: { readonly agreement: Agreement }) {
  const { t, problem } = useWords();
  const brand = useBrand();
  const [state, setState] = useState<SignedState | undefined>(undefined);
  const params = { id: brand.id, agreement_id: agreement.id };
  const query = state === undefined ? {} : { state };
  const list = useCursorPages(
    listAgreementPeople,
    { params, query },
    { nextOf: (answer) => answer.next_cursor, keepPrevious: true },
  );
  useReadAgainOn([AGREEMENT_CHANGED, REQUEST_CHANGED], [listAgreementPeople]);
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="me-auto text-lg font-bold">{t('people.title')}</h2>
        <ExportMenu
          endpoint={exportAgreementPeople}
          brandId={brand.id}
          filter={{ ...query, agreement_id: agreement.id }}
        />
      </div>
      <FilterChips
        label={t('people.show')}
        chips={SIGNED_STATES.map((id) => ({ id, label: t(`people.${id}`) }))}
        chosen={state === undefined ? [] : [state]}
        onChange={(chosen) => setState(SIGNED_STATES.find((one) => chosen.includes(one) && one !== state))}
      />
      <PagedList
        of={list}
        items={(page): readonly ListedPerson[] => page.people}
        rows={6}
        failed={t('people.failed')}
        problem={problem}
        empty={<EmptyState icon={<Icon of={Users} size={24} />} title={t('people.none')} />}
      >
        {(people) => (
          <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
            {people.map((one) => (
              <Row key={one.employee_id} one={one} />
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  );
}

function Row({ one }: { readonly one: ListedPerson }) {
  const { t, format } = useWords();
  const [search] = useSearchParams();
  const {
    name,
    location_name: location,
    position_name: position,
    state,
    request_id: request,
    at,
    signed_number: signed,
  } = one;
  const to = new URLSearchParams(search);
  if (request !== null) to.set('request', request);
  return (
    <li className="flex flex-wrap items-center gap-2 px-4 py-3">
      <span className="min-w-40 flex-1">
        {request === null ? (
          <bdi className="font-semibold">{name}</bdi>
        ) : (
          <Link className={TEXT_LINK} to={`?${to.toString()}`}>
            <bdi className="font-semibold">{name}</bdi>
          </Link>
        )}
        <span className="block text-sm text-ink-2">
          <bdi>
            {[
              position,
              location,
              state === 'MISSING' && signed !== null ? t('people.before', { number: signed }) : null,
            ]
              .filter(Boolean)
              .join(' · ')}
          </bdi>
        </span>
      </span>
      {at !== null && <span className="text-sm text-ink-2">{format.date(at.slice(0, 10))}</span>}
      <Badge tone={TONES[state]}>{t(`people.${state}`)}</Badge>
    </li>
  );
}
