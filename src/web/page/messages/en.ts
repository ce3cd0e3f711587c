export const messages = {
  loading: 'Loading…',
  app: 'Mensana',
  titleOf: ({ page }: { readonly page: string }) => `${page} · Mensana`,
  titleLanding: 'Mensana – notes and training in one app',
  notFound: 'Page not found',
  notFoundText: 'The link may be wrong, or the page may have moved.',
  goHome: 'Go to the home page',
  goToOverview: 'Go to Overview',
  failed: 'This page couldn’t be loaded',
  failedText: 'Everything you wrote is safe on this device. Reload the page to try again.',
  reload: 'Reload',
  insecure:
    'This connection isn’t encrypted (http), so Mensana can’t work offline or save anything on this device. Use https to change that.',
};
