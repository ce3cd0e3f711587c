import type { ReactNode } from 'react';
import { useMessages } from '../language/index.ts';
import { Heading, SecondaryText, Text } from '../ui/text.tsx';
import styles from './landing.module.css';
import { landingMessages } from './messages/index.ts';
import { PhonePicture } from './pictures.tsx';

/** Apps whose exports can be imported. Their names are the same in every language. */
const noteApps = [
  ...['Apple Notes', 'Obsidian', 'Notion', 'Evernote', 'Joplin', 'Google Keep', 'Bear', 'Day One', 'Simplenote'],
  ...['Standard Notes', 'Logseq'],
];
const trainingApps = ['Strong', 'Hevy', 'FitNotes', 'JEFIT', 'Liftosaur', 'Strava', 'Garmin', 'Apple Health'];

/** Shows what links between notes and training are good for. */
export function TogetherSection({ dark }: { readonly dark: string }) {
  const m = useMessages(landingMessages);
  return (
    <section className={styles.together}>
      <div className={styles.togetherText}>
        <Intro title={m.together} text={m.togetherText} />
        <Claim title={m.live} text={m.liveText} />
        <Claim title={m.mention} text={m.mentionText} />
        <Claim title={m.find} text={m.findText} />
      </div>
      <div className={styles.phones}>
        <PhonePicture name="day" dark={dark} />
        <PhonePicture name="workout" dark={dark} />
      </div>
    </section>
  );
}

export function PromisesSection() {
  const m = useMessages(landingMessages);
  return (
    <section className={styles.promises} aria-label={m.promises}>
      <Claim level={2} title={m.offline} text={m.offlineText} />
      <Claim level={2} title={m.yours} text={m.yoursText} />
      <Claim level={2} title={m.complete} text={m.completeText} />
    </section>
  );
}

/** Lists the apps from which people can come. */
export function HistorySection() {
  const m = useMessages(landingMessages);
  return (
    <section className={styles.pair}>
      <Intro title={m.history} text={m.historyText} />
      <dl className={styles.apps}>
        <AppNames kind={m.historyNotes} names={[...noteApps, m.historyMarkdown, 'HTML']} accent="mind" />
        <AppNames kind={m.historyTraining} names={[...trainingApps, m.historyTable]} accent="body" />
      </dl>
    </section>
  );
}

interface AppNamesProps {
  readonly kind: string;
  readonly names: readonly string[];
  readonly accent: 'mind' | 'body';
}

function AppNames({ kind, names, accent }: AppNamesProps) {
  return (
    <div>
      <dt className={styles.kind} data-of={accent}>
        {kind}
      </dt>
      {names.map((name) => (
        <dd key={name} className={styles.app}>
          {name}
        </dd>
      ))}
    </div>
  );
}

/** Explains how to run a server. */
export function HostSection() {
  const m = useMessages(landingMessages);
  return (
    <section className={styles.pair}>
      <Intro title={m.host} text={m.hostText} />
      <div className={styles.commands}>
        <Command purpose={m.hostNode} line="npm start" />
        <Command purpose={m.hostNetwork} line="HOST=0.0.0.0 npm start" />
        <Command purpose={m.hostContainer} line="docker compose up -d" />
        <SecondaryText>{m.hostOpen}</SecondaryText>
      </div>
    </section>
  );
}

function Command({ purpose, line }: { readonly purpose: string; readonly line: string }) {
  return (
    <div>
      <SecondaryText>{purpose}</SecondaryText>
      <pre className={styles.command}>
        <code>{line}</code>
      </pre>
    </div>
  );
}

export function QuestionsSection() {
  const m = useMessages(landingMessages);
  return (
    <section className={styles.pair}>
      <Heading level={2} size={6}>
        {m.questions}
      </Heading>
      <div>
        {m.asked.map(({ question, answer }) => (
          <details key={question} className={styles.question}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}

function Intro({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <div className={styles.intro}>
      <Heading level={2} size={6}>
        {title}
      </Heading>
      <p className={styles.introText}>{text}</p>
    </div>
  );
}

interface ClaimProps {
  readonly title: string;
  readonly text: ReactNode;
  readonly level?: 2 | 3;
}

function Claim({ title, text, level = 3 }: ClaimProps) {
  return (
    <div className={styles.claim}>
      <Heading level={level} size={4}>
        {title}
      </Heading>
      <Text tone="muted">{text}</Text>
    </div>
  );
}
