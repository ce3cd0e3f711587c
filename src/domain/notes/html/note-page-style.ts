/** The stylesheet of a page with one note, for screen and print. */
export const notePageStyle = `
:root { color-scheme: light dark; }
body { margin: 0; font: 1.0625rem/1.6 Georgia, "Noto Serif", serif; }
main { max-width: 42rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; overflow-wrap: anywhere; }
h1, h2, h3, h4, h5, h6, table, .title, .tags { font-family: system-ui, sans-serif; line-height: 1.25; }
h1, h2, h3, h4, h5, h6, .title { break-after: avoid; }
pre, code { font-family: ui-monospace, monospace; font-size: 0.9em; }
pre { padding: 0.75rem 1rem; border: 1px solid #8888; border-radius: 0.375rem; white-space: pre-wrap; }
.properties { font-size: 0.8125rem; opacity: 0.75; }
blockquote { margin: 1rem 0; padding-inline-start: 1rem; border-inline-start: 3px solid #8888; }
.callout { padding: 0.25rem 1rem; border: 1px solid #8888; border-inline-start-width: 3px; border-radius: 0.375rem; }
.title { font-weight: 600; }
img { max-width: 100%; vertical-align: middle; }
img:not([height]) { height: auto; }
table { border-collapse: collapse; margin: 1rem 0; font-size: 0.95rem; }
th, td { padding: 0.375rem 0.75rem; border: 1px solid #8888; text-align: start; vertical-align: top; }
.left { text-align: left; } .center { text-align: center; } .right { text-align: right; }
li { unicode-bidi: plaintext; }
tr, pre, blockquote, li, img { break-inside: avoid; }
.tags { display: flex; flex-wrap: wrap; gap: 0.25rem 0.75rem; padding: 0; list-style: none; font-size: 0.875rem; }
kbd { padding: 0.1em 0.4em; border: 1px solid #8888; border-radius: 0.25rem; font-family: system-ui, sans-serif; font-size: 0.85em; }
sub, sup { line-height: 0; }
details { margin: 1rem 0; }
summary { font-family: system-ui, sans-serif; font-weight: 600; }
.task { list-style: none; }
.wiki, .tag { font-style: italic; }
.footnotes { margin-top: 2rem; border-top: 1px solid #8888; font-size: 0.9rem; }
@media print { :root { color-scheme: light; } main { max-width: none; padding: 0; } a { color: inherit; } img { max-height: 90vh; } }
@media print {
details::details-content { content-visibility: visible; block-size: auto; }
table:has(th:nth-child(5)) { font-size: 0.8125rem; }
table:has(th:nth-child(9)) { font-size: 0.625rem; }
table:has(th:nth-child(5)) :is(th, td) { padding: 0.25rem 0.375rem; hyphens: auto; }
}
`;

/** The digest of the stylesheet for the Content Security Policy of the page. A test checks that they match. */
export const notePageStyleHash = 'sha256-tbnGbI2VdTJSWIfYMAnjU8PQIRZiX4rbt5rquDAhd5M=';
