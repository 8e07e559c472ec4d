import { useMediaQuery } from '@hearth/client/browser/use-media';
import { useEffect } from 'react';
import { ListedSteps } from './line-parts.tsx';
import { ListLines } from './list-lines.tsx';
import { ListTable } from './list-table.tsx';
import type { ListTableData } from './list-table.tsx';
import type { ListViewProps } from './list-view.tsx';

/** As wide as the table needs. */
const WIDE = '(width >= 60rem)';

/** A list as a table, or line by line where there is no room for one; tells who is on it. */
export function DrawnList(props: ListTableData & Pick<ListViewProps, 'onShown'>) {
  const wide = useMediaQuery(WIDE);
  const { lines, onShown } = props;
  useEffect(() => onShown(lines), [onShown, lines]);
  return <ListedSteps value={props.stepsOf}>{wide ? <ListTable {...props} /> : <ListLines {...props} />}</ListedSteps>;
}
