const hash = 'a'.repeat(64);

/** For each construct beyond CommonMark, a complete example and some incomplete ones. */
export const noteExamples: readonly string[] = [
  '| a | b |\n| - | :-: |\n| 1 | `2` \\| 3 |\n|broken\n',
  '| a |\n|---|\n',
  '- [ ] open\n- [x] done\n- [X] done\n  1. [ ] in a list\n* [ ]\n- [x]no\n',
  '~~struck~~ ~one~ ~~~three~~~ ~~a *b~~ c*\n',
  'www.example.org https://example.org/a_b?c=d&e=(f). ann@example.org http://\n',
  '<title> <style> <em>\n\n<script>\nalert(1)\n</script>\n',
  'a[^1] b[^two][^none]\n\n[^1]: one\n[^two]: two\n\n    more\n\n    - list\n',
  '> [!note]\n> text\n\n> [!tip]- Folded *title*\n> a\n> b\n\n> [!whatever]+\n> > [!danger] x\n> > y\nlazy\n',
  '[[Title]] [[Title#Part]] [[Title|shown]] [[#Part]] ![[Embed]] [[]] [[a\nb]]\n',
  '==marked== == not == #tag/sub #übung #1 #\n',
  `![alt](attachment:${hash}) ![two\nlines](attachment:${hash}) ![](attachment:${hash}) [file](attachment:${hash})\n`,
  '[@Bench press](mensana:exercises/bench-press) [@](mensana:) [@x](mensana:../../x)\n',
  '---\ntitle: a\n---\n# text\n',
  '- a\n\n  b\n\n      code\n  ```js\n  const a = 1;\n  ```\n  > quote\n  > - item\n\t- tab\n1234567890. no\n',
  '```ts title="x"\nlet a: `b`;\n~~~\n\n```\n~~~py\nunclosed\n',
  'Setext\n===\n> Setext\n> ---\n\nback\\\nslash  \nspaces &amp; &#58; \\* \\\\ \n',
  'مرحبا **نص**\n- عنصر\n- [ ] مهمة\n> اقتباس\n',
  '\u200f\u00a0\t \n\n\n# \n#\n######\n> \n>\n-\n- \n1.\n+\t\n***\n',
  '🏋️‍♀️ **👨‍👩‍👧** e\u0301 *e\u0301* \ud83c\udff4\n',
];
