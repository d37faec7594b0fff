export const words = {
  title: 'Page not found',
  note: 'There is nothing at this address in the admin area.',
  toDashboard: 'Go to the dashboard',
}
