export const words = {
  opens: 'You are logged in and can open it now. A Word file is saved with your downloads instead.',
  open: 'Open it',
}
