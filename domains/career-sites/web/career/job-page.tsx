import { AsksList } from '@hearth/domains/profiles/widgets';
import { textDirection } from '@hearth/i18n/languages';
import { useFormat } from '@hearth/i18n/use-format';
import { Icon } from '@hearth/ui/icon';
import { LinkButton } from '@hearth/ui/link-button';
import { ChevronRight, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PublicPlace, PublicJob } from '../../contract/schemas.ts';
import { applyPath, sitePath } from '@hearth/domains/jobs/rules';
import { useAddresses } from './addresses.tsx';
import { Description, Perks, usePayWords } from '@hearth/domains/jobs/widgets';
import { Frame } from './frame.tsx';
import { FurtherPlaces } from './further-places.tsx';
import { Lamps } from './lamps.tsx';
import { Week } from './week.tsx';
import { useFacts, useWords } from './words.ts';

/** Formats a location as street and city, or by name if the street is unknown. */
export function formatPlace({ name, address, city }: PublicPlace): string {
  return [address === '' ? name : address, city]
    .filter((part, index, all) => part !== '' && all.indexOf(part) === index)
    .join(', ');
}

/** The public page of a job: pay, facts, week, description, perks and location. The way to apply is always in sight. */
export function JobPage({ job, address }: { readonly job: PublicJob; readonly address: URL }) {
  const { t } = useWords();
  const { to } = useAddresses();
  return (
    <Frame
      address={address}
      name={job.employer}
      logo={job.site.logo}
      legal={job.site}
      home={sitePath(job.site.slug)}
      share
      hasBottomBar
      hero={<Hero job={job} />}
    >
      <div className="mx-auto grid max-w-280 gap-x-10 px-4 sm:px-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid content-start gap-8">
          <Facts job={job} />
          {job.usual_week.length > 0 && (
            <Section title={t('career.week')}>
              <Week week={job.usual_week} country={job.place.country} />
            </Section>
          )}
          <Section title={t('career.about')}>
            <div lang={job.language} dir={textDirection(job.language)}>
              <Description source={job.description} />
            </div>
          </Section>
          {job.asks.certificates.length + job.asks.languages.length > 0 && (
            <Section title={t('career.asks')}>
              <AsksList asks={job.asks} />
            </Section>
          )}
          {job.perks.length > 0 && (
            <Section title={t('career.perks')}>
              <Perks perks={job.perks} />
            </Section>
          )}
          <Section title={t('career.placeTitle')}>
            <PlaceCard place={job.place} />
          </Section>
          <FurtherPlaces job={job} source={address.searchParams.get('source')} />
          <a
            href={to(sitePath(job.site.slug))}
            className="inline-flex min-h-11 items-center gap-1 justify-self-start font-bold text-accent-ink"
          >
            {t('career.moreAt', { name: job.site.name })}
            <Icon of={ChevronRight} directional />
          </a>
        </div>
        <ApplyBar job={job} source={address.searchParams.get('source')} />
      </div>
    </Frame>
  );
}

function Hero({ job }: { readonly job: PublicJob }) {
  const { t } = useWords();
  const pay = usePayWords();
  return (
    <>
      <Lamps />
      <div className="relative mx-auto max-w-280 px-4 pt-4 pb-16 sm:px-6 sm:pt-8 sm:pb-20">
        <h1 className="max-w-[14ch] text-2xl text-balance sm:max-w-[22ch] sm:text-3xl">
          <bdi lang={job.language}>{job.title}</bdi>
        </h1>
        <p className="mt-1 flex items-center gap-1.5 text-dense">
          <Icon of={MapPin} size={16} />
          <bdi>{formatPlace(job.place)}</bdi>
        </p>
        <p className="mt-4 text-xl font-bold">
          {job.pay === null ? t('career.payHidden') : <bdi>{pay.amount(job.pay)}</bdi>}{' '}
          {job.pay !== null && <span className="text-dense font-normal">{pay.unit(job.pay)}</span>}
        </p>
      </div>
    </>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  );
}

function Facts({ job }: { readonly job: PublicJob }) {
  const facts = useFacts(job);
  return (
    <dl className="relative z-1 -mt-11 grid grid-cols-3 divide-x divide-line rounded-lg border border-line bg-surface py-3 text-center shadow-raised">
      {facts.map(([name, value]) => (
        <div key={name} className="px-1">
          <dt className="text-sm text-ink-2">{name}</dt>
          <dd className="text-lg leading-tight font-bold">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function PlaceCard({ place }: { readonly place: PublicPlace }) {
  const { t } = useWords();
  const { latitude, longitude } = place;
  const map =
    latitude === null || longitude === null
      ? `https://www.openstreetmap.org/search?query=${encodeURIComponent(`${formatPlace(place)} ${place.country}`)}`
      : `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
  return (
    <div className="flex items-center gap-3 rounded-lg border border-line bg-surface p-4">
      <span className="grid size-11 shrink-0 place-items-center rounded-md bg-accent-soft text-accent-ink">
        <Icon of={MapPin} size={20} />
      </span>
      <address className="min-w-0 flex-1 not-italic">
        <b className="block leading-snug">
          <bdi>{place.name}</bdi>
        </b>
        <bdi className="text-dense text-ink-2">{formatPlace(place)}</bdi>
      </address>
      <LinkButton
        href={map}
        target="_blank"
        rel="noopener noreferrer nofollow"
        variant="soft"
        size="lg"
        aria-label={t('career.directionsTo', { place: place.name })}
      >
        {t('career.directions')}
      </LinkButton>
    </div>
  );
}

/** The apply button: a bottom bar on phones, a sticky card on desktops. */
function ApplyBar({ job, source }: { readonly job: PublicJob; readonly source: string | null }) {
  const { t } = useWords();
  const format = useFormat();
  const { to } = useAddresses();
  return (
    <aside className="max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-header max-lg:border-t max-lg:border-line max-lg:bg-surface max-lg:px-4 max-lg:pt-3 max-lg:pb-[max(1rem,env(safe-area-inset-bottom))] lg:sticky lg:top-6 lg:z-1 lg:-mt-11 lg:self-start lg:rounded-lg lg:border lg:border-line lg:bg-surface lg:p-5 lg:shadow-raised">
      <LinkButton href={to(applyPath(job.id, source))} variant="primary" size="xl" wide>
        {t('career.applyNow')}
      </LinkButton>
      <p className="mt-2 text-center text-sm text-ink-2">
        {t('career.applyNote')}
        {job.closes_on !== null && (
          <span className="max-lg:sr-only lg:mt-1 lg:block">
            {t('career.closes', { date: format.date(job.closes_on, 'long') })}
          </span>
        )}
      </p>
    </aside>
  );
}
