import { getBasicInfo, searchBrands } from '@hearth/domains/core/contract';
import { mockCalls } from '@hearth/testing/mock-calls';
import { cleanup, LOCATION, screen, showPart, waitFor } from '@hearth/testing/screen';
import { afterEach, expect, test, vi } from 'vitest';
import { createWebhook } from '../../contract/endpoints.ts';
import { ADDRESS_REFUSED } from '../../contract/failures.ts';
import { CreateWebhook } from './create-webhook.tsx';

afterEach(cleanup);

function open() {
  const calls = mockCalls([searchBrands, getBasicInfo, createWebhook]);
  return { calls, ...showPart(<CreateWebhook onClose={vi.fn()} />, { calls }) };
}
const submit = (): HTMLElement => screen.getByRole('button', { name: 'Create webhook' });

test('asks for a name, an address and an event before anything is sent', async () => {
  const { calls, user } = open();
  await user.click(submit());
  await screen.findByText('Enter a name.');
  screen.getByText('Enter an address.');
  screen.getByText('Select at least one event.');
  expect(calls.sent.filter(({ path }) => path.endsWith('/webhooks'))).toEqual([]);
});

async function fill(user: ReturnType<typeof open>['user']) {
  await user.type(screen.getByRole('textbox', { name: /^Name/ }), ' Payroll ');
  await user.type(screen.getByRole('textbox', { name: /^Endpoint address/ }), 'https://example.com/hooks');
  await user.click(screen.getByRole('checkbox', { name: /^Someone applies/ }));
  await user.click(submit());
}

test('sends what was chosen for the whole group, and shows the secret', async () => {
  const { calls, user } = open();
  await fill(user);
  await screen.findByText('Copy the secret now', { exact: false });
  const [sent] = calls.sent.filter(({ path }) => path.endsWith('/webhooks'));
  expect(sent?.body).toEqual({
    name: 'Payroll',
    address: 'https://example.com/hooks',
    brand_id: LOCATION.groupId,
    events: ['application.received'],
  });
});

test('says at its field that an address is refused, and keeps what was typed', async () => {
  const { calls, user } = open();
  calls.refuse(createWebhook, ADDRESS_REFUSED);
  await fill(user);
  const field = screen.getByRole('textbox', { name: /^Endpoint address/ });
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  screen.getByText('Enter a public https address without a username or password.');
  expect((field as HTMLInputElement).value).toBe('https://example.com/hooks');
});
