export const words = {
  opens: 'It opens now. A Word file is saved with your downloads instead.',
  again: 'Open it again',
}
