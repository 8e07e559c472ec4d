import { Disclosure } from '@hearth/ui/disclosure';
import type { Scorecards } from '../../../contract/card-schemas.ts';
import { useCardWords } from './words.ts';

/** Earlier versions of scorecards and the reasons for changes; nothing if there are none. Nothing where none was. */
export function EarlierVersions({ cards }: { cards: Scorecards }) {
  const { t, format } = useCardWords();
  const changed = cards.cards?.filter(({ before }) => before.length > 0) ?? [];
  const nameOf = (id: string): string => cards.criteria.find((criterion) => criterion.id === id)?.name ?? '';
  return changed.map((card) => (
    <Disclosure key={card.user_id} plain title={t('versions.title', { name: card.name })}>
      <ol className="grid gap-4">
        {[card.now, ...card.before].slice(0, -1).map((version, index) => {
          const earlier = card.before[index];
          return (
            <li key={version.version} className="grid gap-1 text-sm">
              <p className="font-bold">
                {t('versions.changed', { time: format.instant(version.at, cards.time_zone, 'short') })}
              </p>
              <p dir="auto" className="break-words">
                {t('versions.reason', { text: version.reason })}
              </p>
              {earlier !== undefined && (
                <>
                  <p className="text-ink-2">{t('versions.before')}</p>
                  <ul className="grid list-disc gap-1 ps-5 text-ink-2">
                    {earlier.content.ratings.map(({ criterion_id: id, step, note }) => (
                      <li key={id} className="break-words">
                        {t('versions.line', { name: nameOf(id), said: t(`steps.${step}`) })}
                        {note !== '' && (
                          <span dir="auto" className="block whitespace-pre-line">
                            {note}
                          </span>
                        )}
                      </li>
                    ))}
                    <li className="break-words">
                      {t('versions.line', {
                        name: t('form.recommendation'),
                        said: t(`recommendations.${earlier.content.recommendation}`),
                      })}
                      {earlier.content.summary !== '' && (
                        <span dir="auto" className="block whitespace-pre-line">
                          {earlier.content.summary}
                        </span>
                      )}
                    </li>
                  </ul>
                </>
              )}
            </li>
          );
        })}
      </ol>
    </Disclosure>
  ));
}
