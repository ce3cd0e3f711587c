import { useMessages } from '../../language/index.ts';
import { Select } from '../../ui/select.tsx';
import styles from '../import.module.css';
import { importMessages } from '../messages/index.ts';
import type { ImportSession } from '../session/import-session.ts';
import { appNames } from '../words/app-names.ts';
import type { HowToRead, OpenedFiles } from '../worker/desk-protocol.ts';
import { tableApp } from '../worker/table-app.ts';

export interface SourceSelectProps {
  readonly opened: OpenedFiles;
  readonly how: HowToRead;
  readonly session: ImportSession;
}

/** Chooses the app that the files are from: one that recognises them, their columns, or another app. */
export function SourceSelect({ opened, how, session }: SourceSelectProps) {
  const m = useMessages(importMessages);
  const recognised = opened.sources.map(({ app, name }) => ({ id: app, label: name, description: m.recognised }));
  const tables = opened.hasTables ? [{ id: tableApp, label: m.byColumns }] : [];
  const known = new Set(['apple-notes', tableApp, ...recognised.map(({ id }) => id)]);
  const others = [...appNames].flatMap(([id, label]) => (known.has(id) ? [] : [{ id, label }]));
  const choose = (app: string) => {
    if (app === tableApp) session.mapColumns(opened);
    else session.readAs(opened, { app });
  };
  return (
    <Select
      label={m.source}
      className={styles.sourceSelect ?? ''}
      options={[...recognised, ...tables, ...others]}
      value={'app' in how ? how.app : tableApp}
      onChange={choose}
    />
  );
}
