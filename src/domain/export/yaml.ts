import type { Instant } from '../kernel/index.ts';

export type YamlValue = string | number | boolean | readonly string[] | { readonly at: Instant };

/** Prints a property of front matter with its line ends. */
export function yamlProperty(name: string, value: YamlValue): string {
  const key = yamlName(name);
  if (Array.isArray(value)) return `${key}:\n${value.map((each) => `  - ${yamlText(each)}\n`).join('')}`;
  return `${key}: ${printed(value as Exclude<YamlValue, readonly string[]>)}\n`;
}

/** Readers of front matter look for the closing quote of a name without regard to escapes, so no name contains one. */
function yamlName(name: string): string {
  return yamlText(name.replaceAll('"', "'"));
}

function printed(value: Exclude<YamlValue, readonly string[]>): string {
  if (typeof value === 'string') return yamlText(value);
  return typeof value === 'object' ? new Date(value.at).toISOString() : String(value);
}

/** Texts that could be read as another type, or as markup, are quoted. A text in JSON is one in YAML too. */
function yamlText(text: string): string {
  const isPlain = /^\p{L}[\p{L}\p{N} _/()-]*$/u.test(text) && !text.endsWith(' ') && !otherTypes.test(text);
  return isPlain ? text : JSON.stringify(text.toWellFormed()).replaceAll(/[\u0085\u2028\u2029\ufeff]/g, escaped);
}

const otherTypes = /^(?:true|false|yes|no|on|off|y|n|null|inf|nan)$/i;

function escaped(sign: string): string {
  return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
