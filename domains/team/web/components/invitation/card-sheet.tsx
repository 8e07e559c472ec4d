import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Icon } from '@hearth/ui/icon';
import { PRINTED, usePrintOnly } from '@hearth/ui/print-only';
import { SegmentedControl } from '@hearth/ui/segmented-control';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { Card } from '../../../contract/schemas.ts';
import { CardFace } from './card-face.tsx';
import { useCardWords } from './phrases.ts';

/** The paper size of printed cards. */
type Paper = 'A4' | 'A6';

/** The cards as they will be printed: each on a page of its own, or four on a sheet to be cut. */
export function CardSheet({ cards }: { cards: readonly Card[] }) {
  const { t } = useCardWords();
  const [paper, setPaper] = useState<Paper>(cards.length > 1 ? 'A4' : 'A6');
  return (
    <>
      <Alert tone="warn">{t('sheet.once')}</Alert>
      <div className="flex flex-wrap items-center gap-3">
        <SegmentedControl
          label={t('sheet.paper')}
          value={paper}
          onChange={setPaper}
          size="lg"
          segments={[
            { value: 'A6', label: t('sheet.a6') },
            { value: 'A4', label: t('sheet.a4') },
          ]}
        />
        <Button variant="primary" size="lg" icon={<Icon of={Printer} />} onClick={() => window.print()}>
          {t('sheet.print')}
        </Button>
      </div>
      <ul aria-label={t('sheet.title')} className="flex flex-wrap gap-4">
        {cards.map((card) => (
          <li key={card.employee_id} className="max-w-full">
            <CardFace card={card} />
          </li>
        ))}
      </ul>
      <PrintLayout cards={cards} paper={paper} />
    </>
  );
}

/** The printed cards, outside the application's layout so that nothing cuts or shifts them. */
function PrintLayout({ cards, paper }: { cards: readonly Card[]; paper: Paper }) {
  usePrintOnly(`size: ${paper}; margin: 0`);
  return createPortal(
    <div {...PRINTED} className="hidden print:block">
      <div className={paper === 'A4' ? 'grid w-[210mm] grid-cols-2' : 'grid w-[105mm]'}>
        {cards.map((card) => (
          <div key={card.employee_id} className="break-inside-avoid">
            <CardFace card={card} />
          </div>
        ))}
      </div>
    </div>,
    document.body,
  );
}
