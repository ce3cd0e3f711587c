export { expectAccessible } from './accessible.ts';
export { focus } from './focus.ts';
export { inputMethod } from './input-method.ts';
export { keyboard } from './keyboard.ts';
export { type AppDocument, openApp } from './open-app.tsx';
export { paste } from './paste.ts';
export { texts } from './texts.ts';
