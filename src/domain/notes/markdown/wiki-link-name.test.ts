import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../testing/runs.ts';
import { readNote } from './read-note.ts';
import { plainLinkName, wikiLinkInner } from './wiki-link-name.ts';

describe('a link to a note', () => {
  it.each([
    ['Plan', 'Plan'],
    ['Week #3', 'Week #3'],
    ['C# basics', 'C# basics'],
    ['array[0]', 'array[0]'],
    ['#5', '&num;5|#5'],
    ['a|b', 'a&vert;b|a|b'],
    ['[[x]]', '&lbrack;&lbrack;x&rbrack;&rbrack;|((x))'],
    ['array[0', 'array&lbrack;0|array(0'],
    ['AT&T', 'AT&T'],
    ['&vert; in HTML', '&amp;vert; in HTML|&vert; in HTML'],
  ])('writes %j as %j', (title, inner) => {
    expect(wikiLinkInner({ title })).toBe(inner);
  });

  it.each([
    [{ title: 'Plan', heading: 'Day 1' }, 'Plan#Day 1'],
    [{ title: 'C# basics', heading: 'Strings' }, 'C&num; basics#Strings|C# basics > Strings'],
    [{ title: 'Plan', heading: 'Set #3 | heavy' }, 'Plan#Set &num;3 &vert; heavy|Plan > Set #3 | heavy'],
    [{ title: 'a|b', shown: 'other' }, 'a&vert;b|other'],
    [{ title: 'C:\\', shown: 'disk' }, 'C:&bsol;|disk'],
  ])('writes %j as %j', (place, inner) => {
    expect(wikiLinkInner(place)).toBe(inner);
  });

  it('is one link that names exactly its target, whatever the target contains', () => {
    const text = fc
      .oneof(
        fc.string({ unit: 'grapheme' }),
        fc.string({ unit: fc.constantFrom(...'[]|#&\\ab `*!', '&vert;', '&amp;', 'é') }),
      )
      .map((each) => each.trim().replaceAll(/\s+/g, ' '))
      .filter((each) => each !== '');
    fc.assert(
      fc.property(
        text,
        fc.option(text, { nil: undefined }),
        fc.option(text, { nil: undefined }),
        (title, heading, shown) => {
          const inner = wikiLinkInner({
            title,
            ...(heading !== undefined && { heading }),
            ...(shown !== undefined && { shown }),
          });
          const { links } = readNote(`see [[${inner}]] and`);
          expect(links).toHaveLength(1);
          const [link] = links;
          expect(link).toMatchObject({ from: 4, to: 8 + inner.length });
          if (heading === undefined) expect(plainLinkName(link?.name ?? '')).toBe(title);
          else expect([link?.target ?? '', link?.heading ?? ''].map(plainLinkName)).toEqual([title, heading]);
        },
      ),
      { numRuns: runs(300) },
    );
  });
});
