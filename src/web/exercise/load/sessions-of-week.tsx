import type { TrainingSession } from '#domain/exercise/load/index.ts';
import { useMessages } from '../../language/index.ts';
import { Stack } from '../../ui/layout.tsx';
import { Link } from '../../ui/link.tsx';
import { Table } from '../../ui/table.tsx';
import { SectionHeading } from '../../ui/text.tsx';
import { trainingLoadMessages } from './messages/index.ts';
import { sessionLink } from './session-link.ts';
import { useFigures } from './use-figures.ts';
import { useSessionName } from './use-session-name.ts';

/** The sessions of the last seven days: the load of each, and from what it is computed. */
export function SessionsOfWeek({ sessions }: { readonly sessions: readonly TrainingSession[] }) {
  const m = useMessages(trainingLoadMessages);
  const nameOf = useSessionName();
  const { whole } = useFigures();
  const basis = ({ from, needsMaximum }: TrainingSession) => {
    if (from !== null) return m.sources[from];
    return needsMaximum ? m.maximumUnknown : m.nothingKnown;
  };
  if (sessions.length === 0) return null;
  return (
    <Stack as="section" gap={2} aria-labelledby="sessions-of-week">
      <SectionHeading id="sessions-of-week">{m.sessionsOfWeek}</SectionHeading>
      <Table headings={[m.session, m.basedOn, m.dayLoad]} atEnd="last" numeric touch aria-labelledby="sessions-of-week">
        {sessions.map((session) => (
          <tr key={session.key}>
            <th scope="row">
              <Link variant="quiet" touch {...sessionLink(session.key)}>
                {nameOf(session)}
              </Link>
            </th>
            <td>{basis(session)}</td>
            <td>{session.load === null ? m.unknown : whole(session.load)}</td>
          </tr>
        ))}
      </Table>
    </Stack>
  );
}
