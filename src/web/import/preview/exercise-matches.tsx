import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import type { KnownExercises } from '#domain/exercise/index.ts';
import type { RecordKey } from '#domain/kernel/index.ts';
import { useCatalogue } from '../../exercise/index.ts';
import { useMessages } from '../../language/index.ts';
import { Button } from '../../ui/button.tsx';
import { SecondaryText, SectionHeading, Text } from '../../ui/text.tsx';
import importStyles from '../import.module.css';
import { type ImportMessages, importMessages } from '../messages/index.ts';
import { appName } from '../words/app-names.ts';
import type { ReadFiles } from '../worker/desk-protocol.ts';
import { tableApp } from '../worker/table-app.ts';
import { MatchDialog } from './match-dialog.tsx';
import styles from './preview.module.css';
import type { PreviewProps } from './preview-props.ts';

type MatchedName = ReadFiles['matches'][number];

/** Shows which exercise each name of the import becomes. Those to check come first; the others can be shown. */
export function ExerciseMatches({ state, session }: PreviewProps) {
  const m = useMessages(importMessages);
  const [isWhole, setWhole] = useState(false);
  const [changed, setChanged] = useState<MatchedName | null>(null);
  const { matches } = state.read;
  const { exercises: choices } = state.answers;
  if (matches.length === 0) return null;
  const open = matches.filter(({ match }) => match.kind === 'proposed' || match.kind === 'new');
  const sure = matches.filter((match) => !open.includes(match));
  const choose = (name: string, exercise: RecordKey | 'new') =>
    session.answer({ exercises: [...choices.filter((choice) => choice.name !== name), { name, exercise }] });
  const app = 'app' in state.how ? state.how.app : tableApp;
  const rows = isWhole ? [...open, ...sure] : open;
  return (
    <section className={importStyles.section}>
      <div>
        <SectionHeading>{m.exercisesTitle}</SectionHeading>
        <Text tone="muted">{open.length === 0 ? m.allMatched : m.exercisesText({ count: open.length })}</Text>
      </div>
      {rows.length > 0 && (
        <table className={styles.matches}>
          <thead>
            <tr>
              <th scope="col">{m.nameInApp({ app: appName(app) })}</th>
              <th scope="col">{m.becomes}</th>
              <th scope="col">
                <span className={styles.hidden}>{m.change}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((match) => (
              <MatchRow
                key={match.name}
                match={match}
                choice={choices.find(({ name }) => name === match.name)?.exercise ?? null}
                onChange={() => setChanged(match)}
              />
            ))}
          </tbody>
        </table>
      )}
      {sure.length > 0 && (
        <Button variant="quiet" className={styles.atStart ?? ''} onPress={() => setWhole(!isWhole)}>
          {isWhole ? m.hideMatched({ count: sure.length }) : m.showMatched({ count: sure.length })}
        </Button>
      )}
      {changed !== null && (
        <MatchDialog
          match={changed}
          onClose={() => setChanged(null)}
          onChoose={(exercise) => {
            choose(changed.name, exercise);
            setChanged(null);
          }}
        />
      )}
    </section>
  );
}

interface MatchRowProps {
  readonly match: MatchedName;
  /** The user's choice; null if there is none. */
  readonly choice: RecordKey | 'new' | null;
  readonly onChange: () => void;
}

function MatchRow({ match, choice, onChange }: MatchRowProps) {
  const m = useMessages(importMessages);
  const catalogue = useCatalogue();
  const { name, sets } = match;
  return (
    <tr>
      <th scope="row">
        <span className={styles.stacked}>
          <Text as="span" weight="medium" personal>
            {name}
          </Text>
          <SecondaryText as="span">{m.setCount({ count: sets })}</SecondaryText>
        </span>
      </th>
      <td>
        <ArrowRight className={styles.arrow} aria-hidden="true" />
        <span className={styles.stacked}>
          <Text as="span" personal>
            {matchedName(match, choice, catalogue, m)}
          </Text>
          <SecondaryText as="span">{choice === null ? matchText(match, m) : m.yourChoice}</SecondaryText>
        </span>
      </td>
      <td>
        <Button aria-label={m.changeMatch({ name })} onPress={onChange}>
          {m.change}
        </Button>
      </td>
    </tr>
  );
}

function matchedName(
  { match }: MatchedName,
  choice: RecordKey | 'new' | null,
  catalogue: KnownExercises,
  m: ImportMessages,
): string {
  const key = choice ?? (match.kind === 'new' ? 'new' : match.key);
  return key === 'new' ? m.newExercise : (catalogue.get(key)?.name ?? m.unknownExercise);
}

function matchText({ match }: MatchedName, m: ImportMessages): string {
  switch (match.kind) {
    case 'exact':
      return m.sameName;
    case 'alias':
      return m.alsoCalled;
    case 'remembered':
      return m.remembered;
    case 'proposed':
      return m.proposed({ reason: m.reasons[match.reason] });
    case 'new':
      return newText(match.reason, m);
  }
}

function newText(reason: 'remembered' | 'ambiguous' | 'unknown', m: ImportMessages): string {
  if (reason === 'remembered') return m.remembered;
  return reason === 'ambiguous' ? m.newAmbiguous : m.newUnknown;
}
