import { expect, test } from 'vitest';
import { reportedUrl } from '../../../src/domain/text/reportedUrl.ts';

test.each([
  ['/', '/'],
  ['/e/spring-open?from=chat#top', '/e/spring-open'],
  ['/admin/events?status=active', '/admin/events'],
  ['/admin/events/pipeline', '/admin/events/pipeline'],
  ['/admin/events/upgrade', '/admin/events/upgrade'],
  ['/admin/events/spring-open/participants', '/admin/events/:id/participants'],
  ['/Admin/colleges/purdue/', '/Admin/colleges/:id'],
  ['/Betr/map', '/Betr/map'],
])('analytics is told of %s as %s', (address, reported) => {
  expect(reportedUrl(`https://tour.example${address}`)).toBe(`https://tour.example${reported}`);
});
