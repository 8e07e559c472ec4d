import { QrCode } from '@hearth/domains/identity/widgets';
import { deviceZone } from '@hearth/i18n/device-zone';
import { useFormat } from '@hearth/i18n/use-format';
import { PRODUCT } from '@hearth/kit/constants';
import type { Card } from '../../../contract/schemas.ts';
import { fullName } from '../../words.ts';
import { useCardWords } from './phrases.ts';

/** One card of A6 size, black on white on any screen: it is paper. */
export function CardFace({ card }: { card: Card }) {
  const { t } = useCardWords();
  const { instantDate } = useFormat();
  return (
    <article
      aria-label={fullName(card)}
      className="flex h-[148mm] w-[105mm] max-w-full flex-col gap-[3mm] overflow-clip border border-dashed border-[#999] bg-[#fff] p-[7mm] text-[#000] print:max-w-none [print-color-adjust:exact]"
    >
      <header className="grid gap-[1mm]">
        <span className="text-[9pt] font-bold">{PRODUCT}</span>
        <h2 className="text-[15pt]/tight font-bold text-balance">
          <bdi>{fullName(card)}</bdi>
        </h2>
        <span className="text-[10pt]">
          <bdi>{card.location_name}</bdi>
        </span>
      </header>
      <QrCode text={card.link} label={t('card.qr')} />
      <ol className="grid list-decimal gap-[0.5mm] ps-[5mm] text-[9.5pt]/snug">
        <li>{t('card.scan')}</li>
        <li>{t('card.typePin')}</li>
        <li>{card.purpose === 'RESET' ? t('card.chooseNew') : t('card.choose')}</li>
      </ol>
      <p className="mt-auto flex flex-wrap items-baseline gap-x-[3mm]">
        <span className="text-[10pt]">{t('card.pin')}</span>
        <strong dir="ltr" className="font-mono text-[18pt] tracking-[0.15em]">
          {`${card.pin.slice(0, 3)} ${card.pin.slice(3)}`}
        </strong>
      </p>
      <p className="text-[8.5pt]/snug">
        {card.username !== null && (
          <span className="block">
            {t('card.username')} <bdi dir="ltr">{card.username}</bdi>
          </span>
        )}
        {t('card.until', { date: instantDate(card.expires_at, deviceZone()) })}
      </p>
    </article>
  );
}
