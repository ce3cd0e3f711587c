import { HistoryFrame, StatesList, type SupersededValue, useHistory, useVersionMoment } from '../../history/index.ts';
import { useMessages } from '../../language/index.ts';
import type { RecordEntry } from '../../replica/index.ts';
import { useTimeFormat } from '../../time/index.ts';
import { Text } from '../../ui/text.tsx';
import { noteLink } from '../link-targets.ts';
import { notesMessages } from '../messages/index.ts';
import { noteTitle } from '../note-title.ts';
import { noteRoute } from '../routes.ts';
import { useFirstLine } from '../use-first-line.ts';
import { useNotesRoute } from '../use-notes-route.ts';
import { useHistoryLink } from './history-route.ts';
import { historyMessages } from './messages/index.ts';
import { titleOrTag } from './note-version.ts';
import { VersionPane } from './version-pane.tsx';

/** Shows the history of a note: its versions by day, or the selected version. */
export default function HistoryPane({ note }: { readonly note: RecordEntry<'notes'> }) {
  const m = useMessages(historyMessages);
  const { untitled } = useMessages(notesMessages);
  const { wholeDay } = useTimeFormat();
  const title = noteTitle(note.value, wholeDay, useFirstLine(note.id)) ?? untitled;
  const history = useHistory('notes', note.id);
  const { version = null } = noteRoute.useSearch();
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
  const told = titleOrTag(state);
  if (told === null) return null;
  const say = told.of === 'title' ? m.supersededTitle : m.supersededTag;
  return (
    <Text size={2} personal>
      {say({ value: told.value, ...moment(state.replacedAt) })}
    </Text>
  );
}
