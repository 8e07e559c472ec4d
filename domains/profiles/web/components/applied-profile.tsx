import type { ReactNode } from 'react';
import type { ProfileSnapshot } from '../../contract/schemas.ts';
import { useProfileWords } from '../words.ts';

/** Shows the profile that was sent with an application. */
export function AppliedProfile({ profile }: { readonly profile: ProfileSnapshot }) {
  const { t, format, spoken, certificate, experience } = useProfileWords();
  const { languages, positions, certificates, distance_km: km, travels_km: far, travels_by: by, wish } = profile;
  const way = [
    km === null ? null : t('way.distance', { km: format.number(km) }),
    far === null ? null : t('way.upTo', { km: format.number(far) }),
    by === null ? null : t(`travel.${by}`),
  ].filter((part) => part !== null);
  const lines: readonly (readonly [string, ReactNode])[] = [
    [t('part.LANGUAGES'), languages.length > 0 && format.list(languages.map(spoken))],
    [t('part.POSITIONS'), positions.length > 0 && format.list(positions.map(experience))],
    [t('part.CERTIFICATES'), certificates.length > 0 && format.list(certificates.map(certificate))],
    [t('part.WAY'), way.length > 0 && format.list(way)],
    [t('part.WISH'), wish !== null && t('wish', { amount: format.money(wish.amount, wish.currency) })],
  ];
  return (
    <section className="grid gap-2 border-b border-line p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="font-bold">{t('applied.title')}</h3>
        <p className="text-sm text-ink-2">{t('applied.note')}</p>
      </div>
      <dl className="grid gap-1.5">
        {lines.map(
          ([name, said]) =>
            said !== false && (
              <div key={name}>
                <dt className="text-sm text-ink-2">{name}</dt>
                <dd dir="auto" className="break-words">
                  {said}
                </dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}
