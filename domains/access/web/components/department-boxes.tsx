import { Checkbox } from '@hearth/ui/checkbox';
import { useDepartments } from '../words.ts';

/** The choice of some departments. */
export function DepartmentBoxes({
  legend,
  chosen,
  onChange,
}: {
  readonly legend: string;
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}) {
  const departments = useDepartments();
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 text-base">{legend}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {departments.map(({ code, name }) => (
          <Checkbox
            key={code}
            label={name}
            checked={chosen.includes(code)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, code] : chosen.filter((one) => one !== code))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
