import { messages as common } from '../../common/messages/en.ts';
export const messages = {
  ...common,
  app: 'Mensana',
  title: ({ page }: { readonly page: string }) => `${page} · Mensana`,
  titleLanding: 'Mensana: notes and training in one private place',
  notFound: 'There is no such page',
  notFoundText: 'The address may be mistyped, or the page may have moved. Nothing of yours is lost.',
  toStart: 'Go to the start page',
  toDashboard: 'Go to your overview',
  failed: 'This page could not be shown',
  failedText: 'What you wrote is safe on this device. Loading the page again usually helps.',
  reload: 'Load again',
  insecure:
    'This address is not encrypted (http), so the app cannot work offline here and keeps nothing on this device. Open it by https to change that.',
};
