import '../jitless.ts';

export { ProfilePage } from './profile-page.tsx';
