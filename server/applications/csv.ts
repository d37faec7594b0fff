// The columns of the export.
import type { Application } from '#contract/applications.ts'

export const csvColumns = {
  Received: 'created_at',
  Job: 'job_title',
  Name: 'name',
  Email: 'email',
  WhatsApp: 'whatsapp',
  Address: 'address',
  Qualification: 'qualification',
  Experience: 'experience',
  CV: 'cv_name',
  Status: 'status',
  Notes: 'notes',
} as const satisfies Record<string, keyof Application>
