import { Button } from '@hearth/ui/button';
import { useRef, useState } from 'react';
import type { PointerEvent } from 'react';
import type { Signing } from '../../contract/schemas.ts';
import { MOST_STROKE_NUMBERS, MOST_STROKES, UNIT } from '../../rules/limits.ts';
import { useWords } from '../words.ts';

type Strokes = Signing['strokes'];

const toPath = (points: readonly number[]): string => {
  const pairs: string[] = [];
  for (let index = 0; index + 1 < points.length; index += 2) pairs.push(`${points[index]},${points[index + 1]}`);
  return pairs.join(' ');
};

/** A place to sign with a finger, a pen or a mouse. The typed name signs as well, so nobody needs it. */
export function DrawPad({
  strokes,
  onChange,
}: {
  readonly strokes: Strokes;
  readonly onChange: (strokes: Strokes) => void;
}) {
  const { t } = useWords();
  const [line, setLine] = useState<readonly number[] | null>(null);
  const box = useRef<SVGSVGElement>(null);
  const isFull =
    strokes.length >= MOST_STROKES || strokes.reduce((sum, one) => sum + one.length, 0) > MOST_STROKE_NUMBERS - 200;
  const pointOf = (event: PointerEvent): readonly [number, number] => {
    const { left, top, width, height } = box.current?.getBoundingClientRect() ?? {
      left: 0,
      top: 0,
      width: 1,
      height: 1,
    };
    const share = (value: number): number => Math.min(UNIT, Math.max(0, Math.round(value * UNIT)));
    return [share((event.clientX - left) / width), share((event.clientY - top) / height)];
  };
  const begin = (event: PointerEvent<SVGSVGElement>): void => {
    if (isFull) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setLine(pointOf(event));
  };
  const go = (event: PointerEvent): void => {
    if (line === null || line.length > 1500) return;
    setLine([...line, ...pointOf(event)]);
  };
  const end = (): void => {
    if (line !== null && line.length > 2) onChange([...strokes, [...line]]);
    setLine(null);
  };
  return (
    <div className="grid gap-1">
      <span className="text-sm font-semibold">{t('sign.draw')}</span>
      <svg
        ref={box}
        viewBox={`0 0 ${UNIT} ${UNIT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t(strokes.length === 0 ? 'sign.drawEmpty' : 'sign.drawDone')}
        className="h-36 w-full touch-none rounded-md border border-line bg-white text-[#0d1a66]"
        onPointerDown={begin}
        onPointerMove={go}
        onPointerUp={end}
        onPointerCancel={end}
      >
        {[...strokes, ...(line === null ? [] : [line])].map((points, index) => (
          <polyline
            key={index}
            points={toPath(points)}
            fill="none"
            stroke="currentColor"
            strokeWidth={2.5}
            strokeLinecap="round"
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
      <div className="flex flex-wrap items-center gap-2">
        <span className="me-auto text-sm text-ink-2">{t('sign.drawHint')}</span>
        {strokes.length > 0 && (
          <Button size="sm" variant="ghost" onClick={() => onChange([])}>
            {t('sign.drawAgain')}
          </Button>
        )}
      </div>
    </div>
  );
}
