import { cleanup, screen, within } from '@hearth/testing/screen';
import { afterEach, expect, test } from 'vitest';
import { aMember, aWeek, aWeekShift } from '../../state/week/week.fixture.ts';
import { showInSchedule } from '../editor/schedule-editor.fixture.tsx';
import AreasDialog from './areas-dialog.tsx';

afterEach(cleanup);

const week = (see_pay: boolean) =>
  aWeek(
    [aMember('ana', { pay: see_pay ? { amount: 1000, currency: 'EUR' } : null })],
    [aWeekShift('one', { employee_id: 'ana', station: 'Counter' })],
    {
      may: { edit: true, publish: true, override: false, see_pay },
      stations: [
        { name: 'Long bar', former_names: ['Counter'], department: 'BAR', cost_centre: '4200', is_archived: false },
      ],
    },
  );

test('each station has its hours and cost centre, under its name of today; wages only for whoever may see them', async () => {
  showInSchedule(<AreasDialog onClose={() => undefined} />, { week: week(false) });
  const dialog = within(await screen.findByRole('dialog', { name: 'Hours by area' }));
  const row = within(dialog.getByRole('row', { name: /Long bar/ }));
  expect(row.getByText('4200')).toBeTruthy();
  expect(row.getAllByRole('cell')).toHaveLength(2);
  expect(dialog.queryByText('Cost')).toBeNull();
});
