import { beforeEach, expect, it, vi } from 'vitest';
import { hush, show, toast } from '../../src/lib/announce.svelte';

beforeEach(() => void vi.useFakeTimers());

it('what is shown for a moment can be read before the next takes its place, and goes away', () => {
  const seen: string[] = [];
  show('first');
  vi.advanceTimersByTime(300);
  seen.push(toast());
  show('second');
  vi.advanceTimersByTime(300);
  seen.push(toast());
  show('third');
  vi.advanceTimersByTime(1700);
  seen.push(toast());
  vi.advanceTimersByTime(2000);
  seen.push(toast());
  vi.advanceTimersByTime(4500);
  seen.push(toast());
  expect(seen).toEqual(['first', 'first', 'second', 'third', '']);
});

it('what comes later than that is shown at once', () => {
  show('first');
  vi.advanceTimersByTime(3000);
  show('second');
  vi.advanceTimersByTime(1);
  expect(toast()).toBe('second');
});

it('what no longer matters is not shown any more', () => {
  show('first');
  vi.advanceTimersByTime(1);
  show('second');
  hush();
  expect(toast()).toBe('');
  vi.advanceTimersByTime(10_000);
  expect(toast()).toBe('');
  show('third');
  vi.advanceTimersByTime(1);
  expect(toast()).toBe('third');
});
