import { useBrand } from '@hearth/client/person';
import { useCall } from '@hearth/client/query';
import { ComboBox } from '@hearth/ui/combo-box';
import { useDeferredValue, useState } from 'react';
import { getBasicInfo, searchBrands } from '../../contract/endpoints.ts';

/** The choice of a place of the group: the group itself, or anything below it, found by typing. */
export function PlaceBox({
  label,
  placeholder,
  emptyText,
  value,
  onChange,
  parentsOnly = false,
  error,
  className,
}: {
  readonly label: string;
  readonly placeholder: string;
  /** Where nothing is found. */
  readonly emptyText: string;
  readonly value: string | null;
  readonly onChange: (brandId: string | null) => void;
  /** Only brands that something can be placed below: no locations. */
  readonly parentsOnly?: boolean;
  readonly error?: string | undefined;
  readonly className?: string;
}) {
  const { groupId } = useBrand();
  const [typed, setTyped] = useState('');
  const term = useDeferredValue(typed.trim());
  const found = useCall(
    searchBrands,
    { params: { id: groupId }, body: { term, limit: 20, parents_only: parentsOnly } },
    { keepPrevious: true },
  );
  const group = useCall(getBasicInfo, { params: { id: groupId }, query: {} });
  const chosen = useCall(getBasicInfo, { params: { id: value ?? groupId }, query: {} }, { enabled: value !== null });
  const options = [
    ...(term === '' && group.data !== undefined ? [{ id: groupId, label: group.data.name }] : []),
    ...(found.data?.brands ?? []).map(({ id, name, path }) => ({ id, label: name, note: path.slice(1).join(' › ') })),
  ];
  return (
    <ComboBox
      label={label}
      options={options}
      value={value}
      shownText={value === null ? undefined : chosen.data?.name}
      busy={found.isFetching}
      emptyText={emptyText}
      placeholder={placeholder}
      error={error}
      className={className}
      onSearch={setTyped}
      onChange={onChange}
    />
  );
}
