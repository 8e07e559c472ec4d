import { useEffect, useRef } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import type { PlacedField } from '../../contract/schemas.ts';
import { UNIT } from '../../rules/limits.ts';
import { fitField, steer } from '../field-draft.ts';
import { useWords } from '../words.ts';

interface BoxProps {
  readonly field: PlacedField;
  readonly number: number;
  readonly isChosen: boolean;
  readonly isWrong: boolean;
  readonly onChoose: () => void;
  readonly onChange: (field: PlacedField) => void;
  readonly onRemove: () => void;
}

const LOOK = {
  EMPLOYEE: 'border-[#1d4ed8] bg-[#1d4ed8]/15 text-[#172554]',
  MANAGER: 'border-[#b45309] bg-[#b45309]/15 text-[#451a03]',
  GUARDIAN: 'border-[#15803d] bg-[#15803d]/15 text-[#052e16]',
} as const;

/** Brings what is chosen into view. */
function useInView(isChosen: boolean) {
  const face = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isChosen) face.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  return face;
}

/** A field on its page: dragged by its face, resized by its corner, or moved by arrow keys and resized by Shift with them. */
export function PlacedBox({ field, number, isChosen, isWrong, onChoose, onChange, onRemove }: BoxProps) {
  const { t } = useWords();
  const grip = useRef<{
    readonly x: number;
    readonly y: number;
    readonly of: PlacedField;
    readonly sizing: boolean;
  } | null>(null);
  const begin = (event: PointerEvent<HTMLElement>, sizing: boolean): void => {
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    grip.current = { x: event.clientX, y: event.clientY, of: field, sizing };
    onChoose();
  };
  const go = (event: PointerEvent<HTMLElement>): void => {
    const page = event.currentTarget.closest('li')?.getBoundingClientRect();
    if (grip.current === null || page === undefined) return;
    const { x, y, of, sizing } = grip.current;
    const right = ((event.clientX - x) / page.width) * UNIT;
    const down = ((event.clientY - y) / page.height) * UNIT;
    onChange(
      fitField(
        sizing
          ? { ...of, width: of.width + right, height: of.height + down }
          : { ...of, x: of.x + right, y: of.y + down },
      ),
    );
  };
  const end = (): void => {
    grip.current = null;
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      onRemove();
      return;
    }
    const moved = steer(field, event.key, event.shiftKey);
    if (moved === undefined) return;
    event.preventDefault();
    onChange(moved);
  };
  const face = useInView(isChosen);
  const label = field.label === '' ? t(`kind.${field.kind}`) : field.label;
  return (
    <div
      className={`absolute touch-none rounded-sm border-2 ${LOOK[field.role]} ${isChosen ? 'outline-2 outline-offset-1 outline-brand' : ''} ${isWrong ? 'border-dashed' : ''}`}
      style={{
        insetInlineStart: `${field.x / 100}%`,
        top: `${field.y / 100}%`,
        width: `${field.width / 100}%`,
        height: `${field.height / 100}%`,
      }}
    >
      <button
        ref={face}
        type="button"
        aria-label={t('fields.box', { number, kind: t(`kind.${field.kind}`), role: t(`role.${field.role}`) })}
        className="block h-full w-full cursor-move overflow-hidden text-[0.65rem] leading-none font-semibold"
        onPointerDown={(event) => begin(event, false)}
        onPointerMove={go}
        onPointerUp={end}
        onPointerCancel={end}
        onFocus={onChoose}
        onKeyDown={press}
      >
        <bdi>{`${number} ${label}`}</bdi>
      </button>
      <span
        aria-hidden="true"
        className="absolute -end-1.5 -bottom-1.5 size-4 cursor-nwse-resize rounded-full border-2 border-current bg-white"
        onPointerDown={(event) => begin(event, true)}
        onPointerMove={go}
        onPointerUp={end}
        onPointerCancel={end}
      />
    </div>
  );
}
