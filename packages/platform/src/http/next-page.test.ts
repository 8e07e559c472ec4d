import { expect, test } from 'vitest';
import { nextPageLink } from './next-page.ts';

test.each([
  ['/v1/people', { next_cursor: 'abc' }, '</v1/people?cursor=abc>; rel="next"'],
  [
    '/v1/people?limit=2&cursor=old&tag=a&tag=b',
    { next_cursor: 'n/w+=' },
    '</v1/people?limit=2&cursor=n%2Fw%2B%3D&tag=a&tag=b>; rel="next"',
  ],
  ['/v1/people?name=%3E%22<>"', { next_cursor: 'x' }, '</v1/people?name=%3E%22%3C%3E%22&cursor=x>; rel="next"'],
  ['//elsewhere.example/v1?limit=1', { next_cursor: 'x' }, '</v1?limit=1&cursor=x>; rel="next"'],
  ['/v1/people', { next_cursor: null }, undefined],
  ['/v1/people', { people: [] }, undefined],
  ['/v1/people', [], undefined],
  ['/v1/people', null, undefined],
])('from %s with %j on: %s', (url, data, link) => expect(nextPageLink(url, data)).toBe(link));
