import { HistoryFrame, StatesList, type SupersededValue, useHistory, useVersionMoment } from '../../history/index.ts';
import { useMessages } from '../../language/index.ts';
import { noteLink } from '../../links/notes.ts';
import type { RecordEntry } from '../../replica/index.ts';
import { useTimeFormat } from '../../time/index.ts';
import { Text } from '../../ui/text.tsx';
import { useNoteSearch, useNotesRoute } from '../list/index.ts';
import { noteTitle, useFirstLine } from '../model/index.ts';
import { notesMessages } from '../model/messages/index.ts';
import { historyMessages } from './messages/index.ts';
import { titleOrTag } from './note-version.ts';
import { useHistoryLink } from './use-history-link.ts';
import { VersionPane } from './version-pane.tsx';

/** Shows the history of a note: its versions by day, or the selected version. */
export default function HistoryPane({ note }: { readonly note: RecordEntry<'notes'> }) {
  const m = useMessages(historyMessages);
  const { untitled } = useMessages(notesMessages);
  const { wholeDay } = useTimeFormat();
  const title = noteTitle(note.value, wholeDay, useFirstLine(note.id)) ?? untitled;
  const history = useHistory('notes', note.id);
  const { version = null } = useNoteSearch();
  const linkTo = useHistoryLink();
  const { list, sort } = useNotesRoute();
  return (
    <HistoryFrame
      title={title}
      back={{ link: noteLink(note.id, list, sort), label: m.backToNote }}
      listOfVersions={linkTo(note.id)}
      version={version}
      history={history}
    >
      {version === null ? (
        <StatesList
          history={history}
          linkOf={(id) => linkTo(note.id, id)}
          superseded={(state) => (titleOrTag(state) === null ? null : <Superseded state={state} />)}
        />
      ) : (
        <VersionPane key={version} note={note} id={version} history={history} />
      )}
    </HistoryFrame>
  );
}

function Superseded({ state }: { readonly state: SupersededValue }) {
  const m = useMessages(historyMessages);
  const moment = useVersionMoment();
  const changed = titleOrTag(state);
  if (changed === null) return null;
  const say = changed.of === 'title' ? m.supersededTitle : m.supersededTag;
  return (
    <Text size={2} personal>
      {say({ value: changed.value, ...moment(state.replacedAt) })}
    </Text>
  );
}
