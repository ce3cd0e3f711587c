import '../jitless/index.ts';

export { ProfilePage } from './profile-page.tsx';
