// The columns of the export.
import type { Enquiry } from '#contract/enquiries.ts'

export const csvColumns = {
  Received: 'created_at',
  Name: 'name',
  Phone: 'phone',
  'Wants to build': 'plan',
  Message: 'message',
  'Came from': 'topic',
  Status: 'status',
  'Follow-up': 'follow_up_on',
  Notes: 'notes',
} as const satisfies Record<string, keyof Enquiry>
