import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

/** Unmounts the components of a test, and fails the test when the console reported an error. */
const errors = vi.spyOn(console, 'error').mockImplementation(() => {});

beforeEach(() => {
  errors.mockClear();
});

afterEach(() => {
  cleanup();
  expect(errors.mock.calls).toEqual([]);
});
