import { useFormat } from '@hearth/i18n/use-format';
import { Badge } from '@hearth/ui/badge';
import { Button } from '@hearth/ui/button';
import { Checkbox } from '@hearth/ui/checkbox';
import { SearchField } from '@hearth/ui/search-field';
import { SegmentedControl } from '@hearth/ui/segmented-control';
import { lazy, Suspense, useState } from 'react';
import { PERMISSIONS } from '@hearth/kit/permissions';
import type { Permission } from '@hearth/kit/permissions';
import { LIMITED_BY_DEPARTMENT } from '../../rules/conditions.ts';
import { findDifference, limitPermission, togglePermission } from '../../rules/role-difference.ts';
import type { EditedRights } from '../../rules/role-difference.ts';
import en from '../en.json' with { type: 'json' };
import { useConditionText, usePermissionName, useWords } from '../words.ts';

const LimitDialog = lazy(async () => ({ default: (await import('./limit-dialog.tsx')).LimitDialog }));

const CATEGORIES = Object.keys(en.categories) as (keyof typeof en.categories)[];
const NAMES = Object.keys(PERMISSIONS) as Permission[];
const VIEWS = ['ALL', 'ON', 'DIFFERENT'] as const;
const TONES = { ADDED: 'ok', REMOVED: 'warn', LIMITED: 'info' } as const;

/** Every permission by its area: on or off, for which departments, and how that differs from the role it was made from. */
export function RoleMatrix({
  base,
  rights,
  onChange,
}: {
  /** Null where there is nothing to compare with. */
  readonly base: EditedRights | null;
  readonly rights: EditedRights;
  /** Absent where the role can only be looked at. */
  readonly onChange?: ((rights: EditedRights) => void) | undefined;
}) {
  const { t, language } = useWords();
  const permissionName = usePermissionName();
  const [typed, setTyped] = useState('');
  const [view, setView] = useState<(typeof VIEWS)[number]>('ALL');
  const [limiting, setLimiting] = useState<Permission | null>(null);
  const difference = (name: string) => (base === null ? null : findDifference(base, rights, name));
  const term = typed.trim().toLocaleLowerCase(language);
  const shown = NAMES.filter(
    (name) =>
      (view === 'ALL' || (view === 'ON' ? name in rights : difference(name) !== null)) &&
      permissionName(name).toLocaleLowerCase(language).includes(term),
  );
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <SearchField
          className="min-w-0 flex-[1_1_14rem]"
          label={t('role.search')}
          placeholder={t('role.search')}
          clearLabel={t('people.clear')}
          value={typed}
          onChange={setTyped}
        />
        <SegmentedControl
          label={t('role.filter')}
          value={view}
          onChange={setView}
          segments={VIEWS.filter((value) => value !== 'DIFFERENT' || base !== null).map((value) => ({
            value,
            label: t(`role.only.${value}`),
          }))}
        />
      </div>
      {shown.length === 0 && <p className="text-ink-2">{t('role.nothing')}</p>}
      {CATEGORIES.map((category) => {
        const here = shown.filter((name) => PERMISSIONS[name] === category);
        if (here.length === 0) return null;
        return (
          <fieldset key={category} className="rounded-lg border border-line bg-surface px-4 pb-2">
            <legend className="float-start w-full py-3 text-base font-bold">{t(`categories.${category}`)}</legend>
            {here.map((name) => (
              <PermissionRow
                key={name}
                name={name}
                rights={rights}
                difference={difference(name)}
                onChange={onChange}
                onLimit={() => setLimiting(name)}
              />
            ))}
          </fieldset>
        );
      })}
      {limiting !== null && (
        <Suspense fallback={null}>
          <LimitDialog
            permission={limiting}
            chosen={rights[limiting]?.POSITION_CATEGORY ?? []}
            onChange={(departments) => onChange?.(limitPermission(rights, limiting, departments))}
            onClose={() => setLimiting(null)}
          />
        </Suspense>
      )}
    </div>
  );
}

interface PermissionRowProps {
  readonly name: Permission;
  readonly rights: EditedRights;
  readonly difference: ReturnType<typeof findDifference> | null;
  readonly onChange: ((rights: EditedRights) => void) | undefined;
  /** Opens the choice of departments. */
  readonly onLimit: () => void;
}

/** One permission: whether the role has it, for which departments, and how that differs. */
function PermissionRow({ name, rights, difference, onChange, onLimit }: PermissionRowProps) {
  const { t } = useWords();
  const permissionName = usePermissionName();
  const conditionText = useConditionText();
  const { list } = useFormat();
  const limits = rights[name];
  const texts = limits === undefined ? [] : conditionText(limits);
  return (
    <div className="clear-both flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 border-t border-line py-1.5">
      <Checkbox
        className="min-w-0 flex-[1_1_14rem]"
        label={permissionName(name)}
        checked={limits !== undefined}
        disabled={onChange === undefined}
        onChange={({ target }) => onChange?.(togglePermission(rights, name, target.checked))}
      />
      {difference !== null && <Badge tone={TONES[difference]}>{t(`role.difference.${difference}`)}</Badge>}
      {limits !== undefined &&
        (texts.length > 0 || LIMITED_BY_DEPARTMENT.has(name)) &&
        (onChange === undefined ? (
          texts.map((text) => <Badge key={text}>{text}</Badge>)
        ) : (
          <Button size="sm" variant="ghost" onClick={onLimit}>
            <span aria-hidden="true">{texts.length === 0 ? t('role.allDepartments') : list(texts)}</span>
            <span className="sr-only">{t('role.limit', { permission: permissionName(name) })}</span>
          </Button>
        ))}
    </div>
  );
}
