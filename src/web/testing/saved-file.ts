import { onTestFinished, vi } from 'vitest';

interface SavedFile {
  readonly name: string;
  readonly content: string;
}

/** Resolves with the next file that the app hands to the browser to save. */
export function nextSavedFile(): Promise<SavedFile> {
  return new Promise((resolve) => {
    const spy = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      spy.mockRestore();
      const { download: name, href } = this;
      resolve(fetch(href).then(async (answer) => ({ name, content: await answer.text() })));
    });
    onTestFinished(() => spy.mockRestore());
  });
}
