import { type NotesSort, notesSorts } from './notes-list.ts';

const key = 'mensana:notes-sort';

/** The order that was last chosen outside a notebook; kept on this device. */
export function keptSort(): NotesSort {
  chosen ??= stored();
  return chosen;
}

export function keepSort(sort: NotesSort): void {
  chosen = sort;
  try {
    localStorage.setItem(key, sort);
  } catch {
    // Where nothing may be kept the choice holds as long as the page.
  }
}

/** The choice as of this page. */
let chosen: NotesSort | undefined;

function stored(): NotesSort {
  try {
    const kept = localStorage.getItem(key);
    return notesSorts.find((sort) => sort === kept) ?? 'edited';
  } catch {
    return 'edited';
  }
}
