export { LoginPage } from './login-page.tsx';
export { nextPath } from './next-path.ts';
