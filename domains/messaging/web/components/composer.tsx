import { usePhrases } from '@hearth/i18n/phrases';
import { Button, IconButton } from '@hearth/ui/button';
import { checkFiles } from '@hearth/ui/file-limits';
import { Icon } from '@hearth/ui/icon';
import { Paperclip, SendHorizontal, X } from 'lucide-react';
import { lazy, Suspense, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import type { KeyboardEvent } from 'react';
import en from '../en.json' with { type: 'json' };
import { outgoing } from '../outgoing.ts';

const MOST_FILES = 5;
const LARGEST_FILE = 10 * 1024 * 1024;
const LONGEST = 5000;
const FINE_POINTER = '(pointer: fine)';
const ACCEPT = '.pdf,.docx,.odt,.jpg,.jpeg,.png';

/** Saved texts: for the house's side, and not before the page is there. */
const loadTools = () => import('./templates/composer-tools.tsx');
const ComposerTools = lazy(loadTools);
const Unfilled = lazy(async () => ({ default: (await loadTools()).Unfilled }));

/** Where a message is written. What was typed stays when the page is left and comes back. */
export function Composer({
  applicationId,
  name,
  focus,
  house,
  onSend,
}: {
  applicationId: string;
  /** Who reads it. */
  name: string;
  /** Takes the focus, where that opens no keyboard over the page. */
  focus: boolean;
  /** Whether the employer's side writes. */
  house: boolean;
  onSend: () => void;
}) {
  const { t } = usePhrases('messaging', en);
  const draft = useSyncExternalStore(
    outgoing.subscribe,
    () => outgoing.draft(applicationId),
    () => outgoing.draft(applicationId),
  );
  const [problem, setProblem] = useState('');
  const picker = useRef<HTMLInputElement>(null);
  const id = useId();
  // A place of a saved text that nobody has filled: the server refuses it too.
  const unfilled = house && /\{\{[^{}]*\}\}/.test(draft.text);
  const ready = !unfilled && (draft.text.trim() !== '' || draft.files.length > 0);

  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (!focus || !matchMedia(FINE_POINTER).matches) return undefined;
    // After the frame around has given the focus to the page.
    const timer = setTimeout(() => field.current?.focus({ preventScroll: true }));
    return () => clearTimeout(timer);
  }, [focus, applicationId]);

  const send = (): void => {
    if (!ready) return;
    setProblem('');
    onSend();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      send();
    }
  };
  const add = (chosen: readonly File[]): void => {
    const { taken, refused } = checkFiles(chosen, draft.files.length, {
      accept: ACCEPT,
      maxBytes: LARGEST_FILE,
      maxFiles: MOST_FILES,
    });
    const [first] = refused;
    setProblem(
      first === undefined
        ? ''
        : first.reason === 'count'
          ? t('composer.tooMany')
          : t(first.reason === 'size' ? 'composer.tooLarge' : 'composer.wrongKind', { name: first.file.name }),
    );
    outgoing.setDraft(applicationId, { ...draft, files: [...draft.files, ...taken] });
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
        {draft.files.length > 0 && (
          <ul className="flex flex-wrap gap-2">
            {draft.files.map((file, index) => (
              <li
                key={`${file.name}-${index}`}
                className="flex items-center gap-1 rounded-md border border-line ps-3 text-sm"
              >
                <span className="max-w-48 truncate">{file.name}</span>
                <IconButton
                  size="sm"
                  label={t('composer.remove', { name: file.name })}
                  icon={<Icon of={X} size={16} />}
                  onClick={() =>
                    outgoing.setDraft(applicationId, {
                      ...draft,
                      files: draft.files.filter((_file, other) => other !== index),
                    })
                  }
                />
              </li>
            ))}
          </ul>
        )}
        <input
          ref={picker}
          type="file"
          multiple
          accept={ACCEPT}
          className="sr-only"
          tabIndex={-1}
          aria-hidden="true"
          onChange={(event) => {
            add([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
        <div className="flex items-end gap-1.5">
          <IconButton
            label={t('composer.attach')}
            icon={<Icon of={Paperclip} size={20} />}
            onClick={() => picker.current?.click()}
            className="mb-0.5 phone:mb-0"
          />
          {house && (
            <Suspense fallback={<span className="size-10 shrink-0 phone:size-11" />}>
              <ComposerTools
                applicationId={applicationId}
                onText={(text) =>
                  outgoing.setDraft(applicationId, { ...draft, text: [draft.text, text].filter(Boolean).join('\n') })
                }
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
            aria-describedby={unfilled ? `${id}-unfilled` : problem === '' ? undefined : `${id}-problem`}
            onChange={(event) => outgoing.setDraft(applicationId, { ...draft, text: event.target.value })}
            onKeyDown={onKeyDown}
            className="field-sizing-content max-h-40 min-h-11 min-w-0 flex-1 resize-none rounded-lg border border-line-field bg-surface px-3.5 py-2.5 text-base text-ink outline-none placeholder:text-ink-3 focus:border-accent-ink focus:ring-3 focus:ring-accent/25"
          />
          <Button
            type="submit"
            size="lg"
            variant="primary"
            disabled={!ready}
            title={t('composer.hint')}
            icon={<Icon of={SendHorizontal} size={20} directional />}
            className="phone:px-3"
          >
            <span className="phone:sr-only">{t('composer.send')}</span>
          </Button>
        </div>
        {unfilled && (
          <Suspense>
            <Unfilled text={draft.text} id={`${id}-unfilled`} />
          </Suspense>
        )}
        {problem !== '' && (
          <p id={`${id}-problem`} role="alert" className="text-sm font-bold text-bad">
            {problem}
          </p>
        )}
      </form>
    </div>
  );
}
