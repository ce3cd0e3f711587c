import { describe, expect, it, vi } from 'vitest';
import { Emitter } from './emitter.ts';

describe('an emitter', () => {
  it('calls each listener until it unsubscribes', () => {
    const emitter = new Emitter();
    const [first, second] = [vi.fn(), vi.fn()];
    const unsubscribe = emitter.subscribe(first);
    emitter.subscribe(second);
    emitter.emit();
    unsubscribe();
    emitter.emit();
    expect(first).toHaveBeenCalledTimes(1);
    expect(second).toHaveBeenCalledTimes(2);
  });

  it('does not call a listener that an earlier one has removed', () => {
    const emitter = new Emitter();
    const removed = vi.fn();
    emitter.subscribe(() => unsubscribe());
    const unsubscribe = emitter.subscribe(removed);
    emitter.emit();
    expect(removed).not.toHaveBeenCalled();
  });

  it('runs its source from the first listener to the last one, and again after that', () => {
    const log: string[] = [];
    const emitter = new Emitter(() => {
      log.push('start');
      return () => log.push('stop');
    });
    const unsubscribers = [emitter.subscribe(() => {}), emitter.subscribe(() => {})];
    expect(log).toEqual(['start']);
    for (const unsubscribe of unsubscribers) unsubscribe();
    unsubscribers[0]?.(); // has no effect
    expect(log).toEqual(['start', 'stop']);
    emitter.subscribe(() => {});
    expect(log).toEqual(['start', 'stop', 'start']);
  });
});
