/** Returns the text of each element that matches a selector, such as the lines of the editor: `texts('.cm-line')`. */
export function texts(selector: string): readonly string[] {
  return Array.from(document.querySelectorAll(selector), ({ textContent }) => textContent);
}
