import { usePermissionName } from '@hearth/domains/access/widgets';
import type { Permission } from '@hearth/kit/permissions';
import { Checkbox } from '@hearth/ui/checkbox';

/** The choice of some permissions. */
export function PermissionBoxes({
  legend,
  offered,
  chosen,
  error,
  onChange,
}: {
  readonly legend: string;
  readonly offered: readonly Permission[];
  readonly chosen: readonly Permission[];
  readonly error: string | undefined;
  readonly onChange: (chosen: readonly Permission[]) => void;
}) {
  const nameOf = usePermissionName();
  return (
    <fieldset className="grid gap-2" aria-invalid={error === undefined ? undefined : true}>
      <legend className="mb-1 font-bold">{legend}</legend>
      {error !== undefined && (
        <p role="alert" className="text-dense text-bad">
          {error}
        </p>
      )}
      <div className="grid gap-2 sm:grid-cols-2">
        {offered.map((permission) => (
          <Checkbox
            key={permission}
            label={nameOf(permission)}
            checked={chosen.includes(permission)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, permission] : chosen.filter((one) => one !== permission))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
