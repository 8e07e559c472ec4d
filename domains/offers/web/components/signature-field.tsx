import { Button } from '@hearth/ui/button';
import type { PointerEvent } from 'react';
import { useRef, useState } from 'react';
import { useWords } from '../words.ts';
import { SIGNATURE_VIEW_BOX, SignatureLines } from './signature-lines.tsx';

type Strokes = readonly (readonly number[])[];
/** What a call takes at most; who needs more starts over. */
const MOST_LINES = 40;
const MOST_NUMBERS = 600;

/** A field to draw a signature; typing the name is the alternative. Whoever cannot draw types a name instead. */
export function SignatureField({ strokes, onStrokes }: { strokes: Strokes; onStrokes: (strokes: Strokes) => void }) {
  const { t } = useWords();
  const drawing = useRef(false);
  const [line, setLine] = useState<readonly number[]>([]);
  const at = (event: PointerEvent<SVGSVGElement>): readonly number[] => {
    const box = event.currentTarget.getBoundingClientRect();
    const within = (value: number, most: number): number => Math.round(Math.min(Math.max(value, 0), most));
    const scale = 1000 / box.width;
    return [within((event.clientX - box.x) * scale, 1000), within((event.clientY - box.y) * scale, 333)];
  };
  const end = (): void => {
    if (!drawing.current) return;
    drawing.current = false;
    if (line.length > 0 && strokes.length < MOST_LINES) onStrokes([...strokes, line]);
    setLine([]);
  };
  return (
    <div className="grid gap-2">
      <svg
        viewBox={SIGNATURE_VIEW_BOX}
        role="img"
        aria-label={t('sign.field')}
        className="w-full cursor-crosshair touch-none rounded-md border border-line-strong bg-surface text-ink"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          drawing.current = true;
          setLine(at(event));
        }}
        onPointerMove={(event) => {
          if (!drawing.current) return;
          const point = at(event);
          setLine((now) => (now.length < MOST_NUMBERS ? [...now, ...point] : now));
        }}
        onPointerUp={end}
        onPointerCancel={end}
      >
        <SignatureLines strokes={line.length === 0 ? strokes : [...strokes, line]} />
      </svg>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="min-w-0 flex-1 text-sm text-ink-2">{t('sign.field')}</p>
        <Button disabled={strokes.length === 0} onClick={() => onStrokes([])}>
          {t('sign.clear')}
        </Button>
      </div>
    </div>
  );
}
