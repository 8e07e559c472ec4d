import { regionName } from '@hearth/i18n/region-name';
import { ExternalLink, MapPinOff, Store } from 'lucide-react';
import { usePerson } from '@hearth/client/person';
import { Badge } from '@hearth/ui/badge';
import { Button } from '@hearth/ui/button';
import { Resource } from '@hearth/ui/resource';
import { Icon } from '@hearth/ui/icon';
import { TEXT_LINK } from '@hearth/ui/link-button';
import { SkeletonText } from '@hearth/ui/skeleton';
import { useFormat } from '@hearth/i18n/use-format';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Location } from '../../contract/schemas.ts';
import { useLocation } from '../api.ts';
import { useWords } from '../words.ts';

const MINUTE_MS = 60_000;

function isSaid(text: string | null | undefined): text is string {
  return text !== null && text !== undefined && text !== '';
}

/** The present minute, kept up to date. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS / 4);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** A location's name, address and local time. */
export function LocationCard({ id }: { id: string }) {
  const { problem } = useWords();
  return (
    <Resource of={useLocation(id)} problem={problem} loading={<SkeletonText lines={8} />} className="p-5">
      {(location) => <Details location={location} />}
    </Resource>
  );
}

function Details({ location }: { location: Location }) {
  const { t, language } = useWords();
  const format = useFormat();
  const now = useNow();
  const { chooseBrand } = usePerson();
  const navigate = useNavigate();
  const [opening, setOpening] = useState(false);
  async function open() {
    setOpening(true);
    await chooseBrand(location.id).finally(() => setOpening(false));
    await navigate('/');
  }
  const country = location.country === null ? null : (regionName(language, location.country) ?? location.country);
  const { latitude, longitude } = location;
  const town = [location.postcode, location.city].filter(isSaid).join(' ');
  const region = location.region === location.city ? null : location.region;
  const address = [location.street, town, [region, country].filter(isSaid).join(', ')].filter(isSaid);
  return (
    <article className="grid gap-5 p-5">
      <header className="flex items-start gap-3">
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-ink">
          <Icon of={Store} size={24} />
        </span>
        <div className="min-w-0">
          <h2 className="text-lg font-bold text-balance">
            <bdi>{location.name}</bdi>
          </h2>
          <p className="flex flex-wrap items-center gap-2 text-sm text-ink-2">
            {location.number !== null && <span className="tabular-nums">{location.number}</span>}
            {location.status !== 'active' && (
              <Badge tone={location.status === 'archived' ? 'neutral' : 'warn'}>{t(`detail.${location.status}`)}</Badge>
            )}
          </p>
        </div>
      </header>
      <div>
        <Button variant="primary" busy={opening} onClick={() => void open()}>
          {t('detail.open')}
        </Button>
      </div>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-3 text-base">
        <Fact name={t('detail.address')}>
          <address className="not-italic" dir="auto">
            {address.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </address>
        </Fact>
        {location.phone !== null && (
          <Fact name={t('detail.phone')}>
            <a href={`tel:${location.phone}`} dir="ltr" className={TEXT_LINK}>
              {location.phone}
            </a>
          </Fact>
        )}
        <Fact name={t('detail.coordinates')}>
          {latitude === null || longitude === null ? (
            <span className="flex items-center gap-2 text-warn">
              <Icon of={MapPinOff} />
              {t('detail.noPin')}
            </span>
          ) : (
            <a
              href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`}
              target="_blank"
              rel="noreferrer"
              className={`inline-flex items-center gap-1.5 tabular-nums ${TEXT_LINK}`}
            >
              <bdi dir="ltr">
                {format.number(latitude, { maximumFractionDigits: 5 })},{' '}
                {format.number(longitude, { maximumFractionDigits: 5 })}
              </bdi>
              <Icon of={ExternalLink} size={14} label={t('detail.map')} />
            </a>
          )}
        </Fact>
        <Fact name={t('detail.timeZone')}>
          <bdi>{location.time_zone}</bdi>
          <span className="block text-sm text-ink-2">
            {t('detail.now', { time: format.instant(now, location.time_zone, 'weekday') })}
          </span>
        </Fact>
        <Fact name={t('detail.currency')}>{location.currency}</Fact>
        {location.ownership !== null && (
          <Fact name={t('detail.ownership')}>{t(`ownership.${location.ownership}`)}</Fact>
        )}
        {location.description !== null && <Fact name={t('detail.description')}>{location.description}</Fact>}
      </dl>
    </article>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-2">{name}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </>
  );
}
