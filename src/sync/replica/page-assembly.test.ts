import { describe, expect, it } from 'vitest';
import type { Page } from '../protocol/index.ts';
import { PageAssembly } from './page-assembly.ts';

describe('SY15 a page on its way', () => {
  it('is whole with its last frame', () => {
    const assembly = new PageAssembly();
    expect(assembly.add(frame(0, [1, 2]))).toBeNull();
    expect(assembly.add(frame(2, [3, 4]))).toBeNull();
    expect(assembly.add(frame(4, [5]))).toEqual(Uint8Array.of(1, 2, 3, 4, 5));
  });

  it('keeps its frames over a cut, and goes on at the byte that is missing', () => {
    const assembly = new PageAssembly();
    assembly.add(frame(0, [1, 2]));
    expect(assembly.resumeAt(null)).toEqual({ generation: 7, next: 0, offset: 2 });
    assembly.add(frame(2, [3, 4]));
    expect(assembly.add(frame(4, [5]))).toHaveLength(5);
  });

  it('goes on at the page after those that are stored', () => {
    const assembly = new PageAssembly();
    const stored = { generation: 7, next: 2, of: 4, mark: null };
    expect(assembly.resumeAt(stored)).toEqual({ generation: 7, next: 2, offset: 0 });
    assembly.add({ ...frame(0, [1, 2]), index: 2 });
    expect(assembly.resumeAt(stored)).toEqual({ generation: 7, next: 2, offset: 2 });
    expect(assembly.resumeAt({ ...stored, next: 3 })).toEqual({ generation: 7, next: 3, offset: 0 });
  });

  it('has nothing to go on from at the start, nor after a page was finished or forgotten', () => {
    const assembly = new PageAssembly();
    expect(assembly.resumeAt(null)).toBeNull();
    assembly.add(frame(0, [1, 2, 3, 4, 5]));
    expect(assembly.resumeAt(null)).toBeNull();
    assembly.add(frame(0, [1]));
    assembly.forget();
    expect(assembly.resumeAt(null)).toBeNull();
  });

  it('drops its frames when another generation or page begins', () => {
    const assembly = new PageAssembly();
    assembly.add(frame(0, [1, 2]));
    assembly.add({ ...frame(0, [9]), generation: 8 });
    expect(assembly.resumeAt(null)).toEqual({ generation: 8, next: 0, offset: 1 });
  });

  it('takes no frame twice, none out of turn and none beyond its size', () => {
    const assembly = new PageAssembly();
    assembly.add(frame(0, [1, 2]));
    expect(assembly.add(frame(0, [1, 2]))).toBeNull();
    expect(assembly.add(frame(4, [5]))).toBeNull();
    expect(assembly.add(frame(2, [3, 4, 5, 6]))).toBeNull();
    expect(assembly.resumeAt(null)).toEqual({ generation: 7, next: 0, offset: 2 });
    expect(assembly.add(frame(2, [3, 4, 5]))).toEqual(Uint8Array.of(1, 2, 3, 4, 5));
  });
});

/** A frame of a page of five bytes. */
function frame(offset: number, bytes: readonly number[]): Page {
  const page = { generation: 7, index: 0, of: 4, id: 1, kind: 'heads', size: 5, mark: null } as const;
  return { ...page, offset, bytes: Uint8Array.from(bytes) };
}
