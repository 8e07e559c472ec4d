import { expect, it } from 'vitest';
import { photoAddress } from './photo-address.ts';

it.each(['profile', '/profile', 'profile/', '/profile/'])(
  'a picture at %j stands at one address, its slashes in order',
  (path) => {
    expect(photoAddress({ path, uuid: '0b8f2f8e-1d5e-4a86-9a7c-0a8f3ad1c001' })).toBe(
      '/media/profile/0b8f2f8e-1d5e-4a86-9a7c-0a8f3ad1c001/240_240.jpeg',
    );
  },
);

it('pictures are shared out among media servers, each always at the same', () => {
  const servers = ['https://a.example', 'https://b.example'];
  const at = (uuid: string) => photoAddress({ path: 'profile', uuid }, servers);
  expect(['0b8f2f8e-1d5e-4a86-9a7c-0a8f3ad1c000', '0b8f2f8e-1d5e-4a86-9a7c-0a8f3ad1c0ff'].map(at)).toEqual([
    'https://a.example/media/profile/0b8f2f8e-1d5e-4a86-9a7c-0a8f3ad1c000/240_240.jpeg',
    'https://b.example/media/profile/0b8f2f8e-1d5e-4a86-9a7c-0a8f3ad1c0ff/240_240.jpeg',
  ]);
});
