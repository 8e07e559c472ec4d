import { Alert } from '@hearth/ui/alert';
import { Badge } from '@hearth/ui/badge';
import { Disclosure } from '@hearth/ui/disclosure';
import type { ReactNode } from 'react';
import type { Scorecard, Scorecards } from '../../../contract/card-schemas.ts';
import { RECOMMENDATIONS, RATING_STEPS } from '../../../contract/cards.ts';
import { ratingSpread } from '../../../rules/cards.ts';
import { EarlierVersions } from './earlier-versions.tsx';
import { RECOMMENDATION_TONES, STEP_TONES } from './tones.ts';
import { useCardWords } from './words.ts';

/** All scorecards by criterion with the spread of ratings, or who has yet to submit. */
export function CardSheet({ cards }: { cards: Scorecards }) {
  const { t, format } = useCardWords();
  const moment = (at: string): string => format.instant(at, cards.time_zone, 'short');
  const missing = cards.panel.filter((person) => person.sent_at === null).map(({ name }) => name);
  const shown = cards.cards ?? [];
  return (
    <div className="grid gap-5">
      {missing.length > 0 && (
        <Alert tone="info" title={t('sheet.missing', { names: format.list(missing) })}>
          {cards.cards === null &&
            (cards.own === null ? t('sheet.opens', { time: moment(cards.opens_at) }) : t('sheet.blind'))}
        </Alert>
      )}
      {shown.length > 0 && (
        <>
          {cards.criteria.map(({ id, name, good }) => {
            const ratings = shown.map((card) => ({
              card,
              rating: card.now.content.ratings.find((one) => one.criterion_id === id),
            }));
            const spread = ratingSpread(
              RATING_STEPS,
              ratings.flatMap(({ rating }) => rating?.step ?? []),
            );
            return (
              <Comparison
                key={id}
                title={<bdi>{name}</bdi>}
                note={good === '' ? undefined : t('good', { text: good })}
                spread={
                  spread === null
                    ? undefined
                    : {
                        isWide: spread.isWide,
                        from: t(`steps.${spread.lowest}`),
                        to: t(`steps.${spread.highest}`),
                      }
                }
              >
                {ratings.map(({ card, rating }) =>
                  rating === undefined ? null : (
                    <Opinion key={card.user_id} card={card} text={rating.note}>
                      <Badge tone={STEP_TONES[rating.step]}>{t(`steps.${rating.step}`)}</Badge>
                    </Opinion>
                  ),
                )}
              </Comparison>
            );
          })}
          <Recommended shown={shown} />
          <EarlierVersions cards={cards} />
        </>
      )}
      {cards.history.length > 0 && (
        <Disclosure plain title={t('sheet.history')}>
          <ul className="grid gap-1 text-sm text-ink-2">
            {cards.history.map(({ user_id: id, name, deed, at }) => (
              <li key={`${id} ${deed} ${at}`}>{t(`deeds.${deed}`, { name, time: moment(at) })}</li>
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  );
}

/** All recommendations, shown last so that the reasons are read first. */
function Recommended({ shown }: { shown: readonly Scorecard[] }) {
  const { t } = useCardWords();
  const spread = ratingSpread(
    RECOMMENDATIONS,
    shown.map((card) => card.now.content.recommendation),
  );
  return (
    <Comparison
      title={t('form.recommendation')}
      spread={
        spread === null
          ? undefined
          : {
              isWide: spread.isWide,
              from: t(`recommendations.${spread.lowest}`),
              to: t(`recommendations.${spread.highest}`),
            }
      }
    >
      {shown.map((card) => {
        const { recommendation, summary } = card.now.content;
        return (
          <Opinion key={card.user_id} card={card} text={summary}>
            <Badge tone={RECOMMENDATION_TONES[recommendation]}>{t(`recommendations.${recommendation}`)}</Badge>
          </Opinion>
        );
      })}
    </Comparison>
  );
}

/** One question with everyone's answer, in columns if there is room. */
function Comparison(props: {
  readonly title: ReactNode;
  readonly note?: string | undefined;
  readonly spread: { readonly isWide: boolean; readonly from: string; readonly to: string } | undefined;
  readonly children: ReactNode;
}) {
  const { t } = useCardWords();
  const { title, note, spread, children } = props;
  return (
    <section className="grid gap-2 border-b border-line pb-5">
      <h3 className="font-bold break-words">{title}</h3>
      {note !== undefined && <p className="text-sm break-words text-ink-2">{note}</p>}
      {spread !== undefined && (
        <p className="flex flex-wrap items-center gap-2 text-sm text-ink-2">
          {spread.from === spread.to ? t('sheet.agree') : t('sheet.spread', { from: spread.from, to: spread.to })}
          {spread.isWide && <Badge tone="warn">{t('sheet.wide')}</Badge>}
        </p>
      )}
      <ul className="grid gap-3 sm:grid-cols-[repeat(auto-fill,minmax(13rem,1fr))]">{children}</ul>
    </section>
  );
}

function Opinion({ card, text, children }: { card: Scorecard; text: string; children: ReactNode }) {
  return (
    <li className="grid min-w-0 content-start gap-1 rounded-md border border-line p-3">
      <p className="flex flex-wrap items-center gap-2">
        <bdi className="min-w-0 break-words">{card.name}</bdi>
        {children}
      </p>
      {text !== '' && (
        <p dir="auto" className="text-sm break-words whitespace-pre-line text-ink-2">
          {text}
        </p>
      )}
    </li>
  );
}
