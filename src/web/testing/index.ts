export { keyboard } from './keyboard.ts';
export { type AppDocument, openApp } from './open-app.tsx';
