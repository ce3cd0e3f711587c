export const messages = {
  copyMarkdown: 'Copy as Markdown',
  saveMarkdown: 'Save as Markdown',
  saveHtml: 'Save as a web page',
  print: 'Print',
  untitled: 'Untitled',
  copied: 'The note is copied as Markdown',
  copyRefused: 'The browser did not let the note be copied. Save it as Markdown instead.',
  failed: 'That did not work, and the note is as it was. Try again.',
  notHere: 'The text of this note is not on this device yet. Try again once there is a connection.',
};
