import { expect, test } from 'vitest';
import { mayHaveLinks } from './linked-text.tsx';

test('a text may have links if it has a tag, a link to a note, a mention or a web address', () => {
  for (const text of ['left #knee', '[[Knee plan]]', '[@Dip](exercises/dip)', 'https://example.org', '#élan'])
    expect(mayHaveLinks(text), text).toBe(true);
  for (const text of ['', '3 sets, #1 was best', 'narrow [grip]', '80 kg @ 8'])
    expect(mayHaveLinks(text), text).toBe(false);
});
