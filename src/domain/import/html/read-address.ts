import type { Element } from 'domhandler';
import { attribute, findElement } from './elements.ts';

/** Returns the address of a link, also in a drawing. Empty if it has none. */
export function linkAddress(element: Element): string {
  return (attribute(element, 'href') ?? attribute(element, 'xlink:href') ?? '').trim();
}

/** Returns the address of an image, which pages that load images late keep elsewhere. Empty if it has none. */
export function imageAddress(image: Element): string {
  const named = ['src', 'data-src', 'data-original', 'data-lazy-src', 'href', 'xlink:href'];
  for (const name of named) {
    const address = attribute(image, name)?.trim() ?? '';
    if (address !== '') return address;
  }
  return firstOfSet(attribute(image, 'srcset') ?? attribute(image, 'data-srcset') ?? '');
}

function firstOfSet(set: string): string {
  return /^\s*([^\s,]\S*?),?(?:\s|$)/.exec(set)?.[1] ?? '';
}

/** Returns the address of a video, audio, frame or embedded object; empty if it has none. */
export function mediaAddress(element: Element): string {
  const own = ['src', 'data', 'data-src', 'archive', 'code'].map((name) => attribute(element, name)?.trim() ?? '');
  const inside = [
    attributeOfFirst(element, 'source', 'src'),
    attributeOfFirst(element, 'embed', 'src'),
    movieOf(element),
  ];
  return [...own, ...inside].find((address) => address !== '') ?? '';
}

function attributeOfFirst(element: Element, name: string, key: string): string {
  const found = findElement(element, (each) => each.name === name && attribute(each, key) !== null);
  return found === null ? '' : (attribute(found, key) ?? '').trim();
}

/** Old pages name what an object displays in a parameter. */
function movieOf(element: Element): string {
  const names = new Set(['movie', 'src', 'filename', 'url']);
  const param = findElement(
    element,
    (each) => each.name === 'param' && names.has((attribute(each, 'name') ?? '').toLowerCase()),
  );
  return param === null ? '' : (attribute(param, 'value') ?? '').trim();
}

/** Returns whether an address leads anywhere, rather than to a place of the same page or to a script. */
export function leadsSomewhere(address: string): boolean {
  return !/^(?:#|$|(?:javascript|vbscript|data|blob|about):)/i.test(address.replaceAll(/[\0-\x20]/g, ''));
}
