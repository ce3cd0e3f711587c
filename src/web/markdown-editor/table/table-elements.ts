import { endImages } from '../preview/image-widget.ts';

export function newCell(isHeader: boolean): HTMLTableCellElement {
  const cell = document.createElement(isHeader ? 'th' : 'td');
  if (isHeader) cell.scope = 'col';
  cell.dir = 'auto';
  return cell;
}

/** Adds or removes children at the end of an element until it has `count` of them, and returns them. */
export function resized<K extends HTMLElement>(parent: HTMLElement, count: number, make: () => K): readonly K[] {
  while (parent.children.length > count) {
    endImages(parent.lastElementChild);
    parent.lastElementChild?.remove();
  }
  while (parent.children.length < count) parent.append(make());
  return [...parent.children] as unknown as readonly K[];
}

interface Shift<K> {
  readonly at: number;
  readonly make: () => K;
}

/** Inserts `by` children into an element at an index, or removes them if `by` is negative. */
export function shifted<K extends HTMLElement>(parent: HTMLElement, by: number, { at, make }: Shift<K>): void {
  const place = () => parent.children[at] ?? null;
  for (let added = 0; added < by; added += 1) parent.insertBefore(make(), place());
  for (let taken = 0; taken > by; taken -= 1) {
    endImages(place());
    place()?.remove();
  }
}
