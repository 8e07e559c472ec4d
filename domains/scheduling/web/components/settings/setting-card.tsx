import { useBrand } from '@hearth/client/person';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { Switch } from '@hearth/ui/switch';
import type { ReactNode } from 'react';
import type { EditedPart, Part } from './use-schedule-settings.ts';
import { useSettingsWords } from './words.ts';

/** One part of the settings: what it is for, where it comes from, its fields, and who may change it further down. */
export function SettingCard<Name extends Part>({
  title,
  note,
  part,
  problem = null,
  children,
}: {
  title: string;
  note: string;
  part: EditedPart<Name>;
  /** Why it cannot be saved as it is written. */
  problem?: string | null;
  children: (isOpen: boolean) => ReactNode;
}) {
  const words = useSettingsWords();
  const { t } = words;
  const { id, type } = useBrand();
  const { from, locked_by: lockedBy, version } = part.held;
  const isOpen = lockedBy === null;
  return (
    <Card title={title}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (problem === null) part.save();
        }}
      >
        <div className="grid gap-1 text-ink-2">
          <p>{note}</p>
          <p className="text-sm">
            {lockedBy !== null
              ? t('locked', { name: lockedBy.name })
              : from === null
                ? t('fromProduct')
                : from.id === id
                  ? t('own')
                  : t('from', { name: from.name })}
          </p>
        </div>
        {part.error !== null && (
          <Alert tone="bad" urgent>
            {words.problem(part.error)}
          </Alert>
        )}
        {children(isOpen)}
        {problem !== null && <p className="text-bad">{problem}</p>}
        {isOpen && (
          <>
            {type !== 'LOCATION' && <Switch label={t('lock')} checked={part.isLocked} onChange={part.setLocked} />}
            <div className="flex flex-wrap gap-2">
              <Button type="submit" variant="primary" busy={part.busy} disabled={!part.isChanged || problem !== null}>
                {t('save')}
              </Button>
              {version > 0 && (
                <Button disabled={part.busy} onClick={part.clear}>
                  {t('clear')}
                </Button>
              )}
            </div>
          </>
        )}
      </form>
    </Card>
  );
}
