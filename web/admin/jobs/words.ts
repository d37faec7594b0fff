// The screen about jobs. words.ml.ts takes its place in Malayalam.
export const words = {
  note: 'A job you add here appears on the Career page at once, and people can apply.',
  title: 'Job openings',
  nouns: ['job', 'jobs'] as [string, string],
  byTitle: 'By title',
  show: 'Show',
  all: 'All jobs',
  open: 'Open',
  closed: 'Closed',
  isClosed: (days: number) =>
    `Job closed. Applications that may not be kept for later jobs are erased ${days} days after closing.`,
  deletion: (applications: string, days: number) =>
    `It will be removed from the Career page. The applications for it stay in ${applications}; those that may not be kept for later jobs are erased ${days} days after the job has ended.`,
  edit: 'Edit',
  applications: 'Applications',
  for: (job: string) => `for ${job}`,
  close: 'Close job',
  reopen: 'Reopen job',
  delete: 'Delete',
  editTitle: 'Edit job',
  jobTitle: 'Title',
  status: 'Status',
  added: 'Added',
  until: (day: string) => `until ${day}`,
  since: (day: string) => `since ${day}`,
  update: 'Update job',
  add: 'Add job',
}
