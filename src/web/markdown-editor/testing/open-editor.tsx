import '../../ui/ui.css';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { render } from 'vitest-browser-react';
import * as Y from 'yjs';
import { smallestChange } from '../../line-signs/index.ts';
import { editorReady } from '../../testing/index.ts';
import type { EditorHost } from '../editor-host.ts';
import { MarkdownEditor, type MarkdownEditorProps } from '../markdown-editor.tsx';

interface EditorOptions {
  readonly body?: string;
  /** Whether to show the Markdown source, in which each displayed line is a line of the text. */
  readonly isSource?: boolean;
  readonly host?: Partial<EditorHost>;
}

/** Opens an editor without an app around it. The cursor is at the end of the text. */
export async function openEditor({ body = '', isSource = false, host = {} }: EditorOptions = {}) {
  const text = new Y.Doc().getText();
  text.insert(0, body);
  const screen = await render(
    <RouterContextProvider router={createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })}>
      <Suspense>
        <Page text={text} host={{ ...noApp, ...host }} isSourceAtFirst={isSource} />
      </Suspense>
    </RouterContextProvider>,
  );
  await editorReady();
  return {
    screen,
    editor: screen.getByRole('textbox', { name: 'Text', exact: true }),
    text: async () => text.toString(),
    /** Changes the text with the smallest single edit, as if the edit came from another device. */
    writeElsewhere: async (written: string) => {
      const { from, to, insert } = smallestChange(text.toString(), written);
      text.doc?.transact(() => {
        text.delete(from, to - from);
        text.insert(from, insert);
      }, 'elsewhere');
    },
  };
}

type PageProps = Pick<MarkdownEditorProps, 'text' | 'host'> & { readonly isSourceAtFirst: boolean };

function Page({ isSourceAtFirst, ...props }: PageProps) {
  const [isSource, setSource] = useState(isSourceAtFirst);
  return (
    <div style={{ blockSize: '100vh', maxInlineSize: '30rem', overflow: 'auto' }}>
      <MarkdownEditor
        {...props}
        label="Text"
        placeholder=""
        isReadOnly={false}
        takeEarly={() => null}
        isSource={isSource}
        onToggleSource={() => setSource(!isSource)}
        reading={{ font: 'serif', width: 'normal' }}
        onBegin={nothing}
        onFilled={nothing}
        onRefused={nothing}
        onPasted={nothing}
      />
    </div>
  );
}

const nothing = () => {};
const never = () => new Promise<never>(() => {});

const noApp: EditorHost = {
  links: { openNote: nothing, hasNote: () => true, openMention: nothing, isGone: () => false, currentTag: () => null },
  files: { open: nothing, picture: async () => ({ kind: 'absent' }), arrival: never, take: async () => null },
  timeLabel: (day, minutes) => `${day} at ${minutes}`,
  showTraining: () => nothing,
  showAnswer: () => nothing,
  linkTargets: [],
  completions: {
    titles: () => [],
    headings: async () => null,
    tags: () => [],
    formerTags: () => [],
    exercises: () => [],
    training: () => [],
    times: () => [],
    plainTime: () => null,
  },
  reader: null,
  hasDay: false,
  today: () => '2026-11-27',
  now: () => 0,
  dateTask: () => null,
  chooseTemplate: nothing,
  folds: { read: () => [], keep: nothing },
  openPage: nothing,
  hold: () => nothing,
  onClosed: nothing,
};
