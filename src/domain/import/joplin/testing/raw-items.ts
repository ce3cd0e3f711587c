/** Returns an id of Joplin: 32 hexadecimal digits. */
export function idOf(number: number): string {
  return number.toString(16).padStart(32, '0');
}

/** Writes a note as Joplin does. */
export function noteText(
  id: string,
  title: string,
  body: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return itemText([title, body], {
    id,
    parent_id: '',
    created_time: '2026-01-02T03:04:05.678Z',
    updated_time: '2026-01-03T03:04:05.678Z',
    is_conflict: 0,
    latitude: '0.00000000',
    longitude: '0.00000000',
    altitude: '0.0000',
    author: '',
    source_url: '',
    is_todo: 0,
    todo_due: 0,
    todo_completed: 0,
    source: 'joplin-desktop',
    source_application: 'net.cozic.joplin-desktop',
    application_data: '',
    order: 0,
    user_created_time: '2025-01-02T03:04:05.678Z',
    user_updated_time: '2025-01-03T03:04:05.678Z',
    encryption_cipher_text: '',
    encryption_applied: 0,
    markup_language: 1,
    is_shared: 0,
    share_id: '',
    conflict_original_id: '',
    master_key_id: '',
    user_data: '',
    deleted_time: 0,
    type_: 1,
    ...values,
  });
}

export function notebookText(id: string, title: string, parent = ''): string {
  return itemText([title], { id, parent_id: parent, icon: '', type_: 2 });
}

export function tagText(id: string, title: string): string {
  return itemText([title], { id, type_: 5 });
}

export function noteTagText(id: string, note: string, tag: string): string {
  return itemText([], { id, note_id: note, tag_id: tag, type_: 6 });
}

export function resourceText(
  id: string,
  title: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return itemText([title], {
    id,
    mime: 'image/png',
    filename: '',
    file_extension: 'png',
    encryption_blob_encrypted: 0,
    size: 3,
    type_: 4,
    ...values,
  });
}

/** @param texts title and body, as far as the item has them */
export function itemText(texts: readonly string[], values: Readonly<Record<string, string | number>>): string {
  const lines = Object.entries(values).map(([key, value]) => `${key}: ${value}`);
  const [title, body] = texts;
  return [...(title === undefined ? [] : [title]), ...(body ? [body] : []), lines.join('\n')].join('\n\n');
}
