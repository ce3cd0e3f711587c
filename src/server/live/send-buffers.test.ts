import { describe, expect, it } from 'vitest';
import { SendBuffers } from './send-buffers.ts';

describe('the send buffers of sockets', () => {
  it('do not cut off a socket below the limits, and count data only until it is sent', () => {
    const { buffers, open, cutOff } = counted();
    const [a, b] = [open('a'), open('b')];
    buffers.update(a, 100);
    buffers.update(b, 150);
    buffers.update(a, 40);
    buffers.update(b, 0);
    expect(buffers.total).toBe(40);
    buffers.remove(a);
    expect([buffers.total, cutOff]).toEqual([0, []]);
  });

  it('SY13f cut off a socket above the limit per socket', () => {
    const { buffers, open, cutOff } = counted();
    const a = open('a');
    buffers.update(a, 200);
    expect(cutOff).toEqual([]);
    buffers.update(a, 201);
    expect([buffers.total, cutOff]).toEqual([0, ['a']]);
  });

  it('SY13f cut off the sockets that have read nothing for the longest time if the total is too large', () => {
    const { buffers, open, cutOff } = counted();
    const [a, b, c] = [open('a'), open('b'), open('c')];
    buffers.update(a, 100);
    buffers.update(b, 90);
    buffers.update(c, 80);
    buffers.update(a, 95); // sent some, so it moves to the end
    buffers.update(b, 160); // buffered more, so it does not
    expect(cutOff).toEqual(['b']);
    expect(buffers.total).toBe(175);
    buffers.update(c, 200);
    buffers.update(open('d'), 10);
    expect(cutOff).toEqual(['b']);
    buffers.update(a, 101);
    expect(cutOff).toEqual(['b', 'c']);
  });

  function counted() {
    const cutOff: string[] = [];
    return {
      buffers: new SendBuffers({ perSocket: 200, total: 310 }),
      open: (name: string) => ({ terminate: () => cutOff.push(name) }),
      cutOff,
    };
  }
});
