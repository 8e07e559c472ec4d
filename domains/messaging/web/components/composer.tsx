import { usePhrases } from '@hearth/i18n/phrases';
import { Button } from '@hearth/ui/button';
import { Icon } from '@hearth/ui/icon';
import { chordName } from '@hearth/ui/kbd';
import { SendHorizontal } from 'lucide-react';
import { lazy, Suspense, useEffect, useId, useRef, useSyncExternalStore } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import en from '../en.json' with { type: 'json' };
import { outgoing } from '../outgoing.ts';
import type { Draft } from '../outgoing.ts';
import { BUTTON_PLACE } from './button-place.tsx';

const LONGEST = 5000;
const FINE_POINTER = '(pointer: fine)';

/** What stands beside the field comes after it: one can write already. */
const ComposerFiles = lazy(() => import('./files/composer-files.tsx'));

interface ComposerProps {
  readonly applicationId: string;
  /** Who reads it. */
  readonly name: string;
  /** Takes the focus, where that opens no keyboard over the page. */
  readonly focus: boolean;
  /** What stands beside the field: files, and for the house saved texts. */
  readonly tools: 'house' | 'files' | 'none';
  readonly onSend: () => void;
}

/** The message input. Its draft survives navigation. What was typed stays when the page is left and comes back. */
export function Composer({ applicationId, name, focus, tools, onSend }: ComposerProps) {
  const { t, language } = usePhrases('messaging', en);
  const draft = useSyncExternalStore(
    outgoing.subscribe,
    () => outgoing.draft(applicationId),
    () => outgoing.draft(applicationId),
  );
  const id = useId();
  const house = tools === 'house';
  const toolsId = house ? `${id}-unfilled` : '';
  // A place of a saved text that nobody has filled: the server refuses it too.
  const unfilled = house && /\{\{[^{}]*\}\}/.test(draft.text);
  const ready = !unfilled && (draft.text.trim() !== '' || draft.files.length > 0);

  const field = useFirstFocus(focus, applicationId);
  const change = (part: Partial<Draft>): void => outgoing.setDraft(applicationId, { ...draft, ...part });
  const send = (): void => {
    if (!ready) return;
    onSend();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      send();
    }
  };
  return (
    <div className="shrink-0 border-t border-line bg-surface">
      <form
        className="mx-auto grid w-full max-w-3xl shrink-0 gap-2 p-3 phone:pb-[max(0.75rem,env(safe-area-inset-bottom))]"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <div className="flex flex-wrap items-end gap-1.5">
          {tools !== 'none' && (
            <Suspense fallback={BUTTON_PLACE}>
              <ComposerFiles
                applicationId={applicationId}
                draft={draft}
                onChange={change}
                toolsId={toolsId}
                unfilled={unfilled}
              />
            </Suspense>
          )}
          <label htmlFor={id} className="sr-only">
            {t('composer.label')}
          </label>
          <textarea
            ref={field}
            id={id}
            dir="auto"
            rows={1}
            maxLength={LONGEST}
            value={draft.text}
            placeholder={t('composer.placeholderTo', { name })}
            aria-describedby={unfilled ? toolsId : undefined}
            onChange={(event) => change({ text: event.target.value })}
            onKeyDown={onKeyDown}
            className="field-sizing-content max-h-40 min-h-11 min-w-0 flex-1 resize-none rounded-lg border border-line-field bg-surface px-3.5 py-2.5 text-base text-ink outline-none placeholder:text-ink-3 focus:border-accent-ink focus:ring-3 focus:ring-accent/25"
          />
          <Button
            type="submit"
            size="lg"
            variant="primary"
            disabled={!ready}
            title={t('composer.hint', { keys: chordName(['Ctrl', 'Enter'], language) })}
            icon={<Icon of={SendHorizontal} size={20} directional />}
            className="phone:px-3"
          >
            <span className="phone:sr-only">{t('composer.send')}</span>
          </Button>
        </div>
      </form>
    </div>
  );
}

/** A field that takes the focus when a conversation is opened, where that opens no keyboard over the page. */
function useFirstFocus(focus: boolean, applicationId: string): RefObject<HTMLTextAreaElement | null> {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (!focus || !matchMedia(FINE_POINTER).matches) return undefined;
    // After the frame around has given the focus to the page.
    const timer = setTimeout(() => field.current?.focus({ preventScroll: true }));
    return () => clearTimeout(timer);
  }, [focus, applicationId]);
  return field;
}
