// Updates that wait in this browser.
export const words = {
  unsent: (count: number) =>
    count === 1 ? 'An update is not sent yet. Log out?' : `${count} updates are not sent yet. Log out?`,
  unsentWaits: 'Nothing is lost: it waits in this browser until you log in here again. Nobody else sees it.',
  logOut: 'Log out',
  stay: 'Stay',
}
