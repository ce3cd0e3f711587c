import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '../../language/index.ts';
import { listLink } from '../../links/notes.ts';
import type { RecordEntry } from '../../replica/index.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Row } from '../../ui/layout.tsx';
import { Link } from '../../ui/link.tsx';
import { TagDialog, useNoteActs } from '../list/index.ts';
import { TagSign, useTags } from '../tags/index.ts';
import { noteMessages } from './messages/index.ts';
import styles from './note-tags.module.css';

/**
 * The number of tags shown at first and added by each press, because rendering thousands of links at once would block
 * the page.
 */
const tagsAtOnce = 50;

/** Shows the tags of a note below its title. Each tag links to the list of its notes. Tags can be added and removed. */
export function NoteTags({ note }: { readonly note: RecordEntry<'notes'> }) {
  const m = useMessages(noteMessages);
  const { tagsOf } = useTags();
  const acts = useNoteActs();
  const [isAdding, setAdding] = useState(false);
  const tags = tagsOf(note);
  const [shown, setShown] = useState(tagsAtOnce);
  const left = tags.length - shown;
  if (note.inTrash && tags.length === 0) return null;
  return (
    <Row as="section" gap={2} rowGap={1} align="center" wrap className={styles.field} aria-label={m.tagsOfNote}>
      {tags.slice(0, shown).map(({ tag, name, inText }) => (
        <span key={tag} className={styles.tag}>
          <Link variant="plain" className={styles.link ?? ''} {...listLink({ kind: 'tag', tag })}>
            <TagSign tag={tag} />
            <span dir="auto">{name}</span>
          </Link>
          {!note.inTrash && !inText && (
            <IconButton
              icon={<X />}
              className={styles.take ?? ''}
              data-print="none"
              label={m.removeTagNamed({ tag: name })}
              onPress={() => acts.untag([note.id], tag)}
            />
          )}
        </span>
      ))}
      {left > 0 && (
        <Button
          variant="quiet"
          className={styles.add ?? ''}
          data-print="none"
          onPress={() => setShown(shown + tagsAtOnce)}
        >
          {m.moreOfTags({ count: left })}
        </Button>
      )}
      {!note.inTrash && (
        <Button
          variant="quiet"
          icon={<Plus />}
          className={styles.add ?? ''}
          data-print="none"
          onPress={() => setAdding(true)}
        >
          {m.addTag}
        </Button>
      )}
      {isAdding && (
        <TagDialog
          title={m.addTag}
          notes={null}
          onClose={() => setAdding(false)}
          onPick={(name) => acts.tag([note.id], name)}
        />
      )}
    </Row>
  );
}
