// What the screens of the admin area are made of. words.ml.ts takes its place in Malayalam.
export const words = {
  documentTitle: (title: string, company: string) => `${title} · ${company} admin`,
  cancel: 'Cancel',
  leaveQuestion: 'Leave without saving?',
  leaveDetail: 'What you changed would be lost.',
  leave: 'Leave',
  stay: 'Stay',
}
