// What the server answers about a field. No page uses it, so the build leaves it out.
import { maxCvBytes, maxOffset, maxPageSize } from './limits.ts'

/** The fields of public forms, as the messages about them name them. */
export const fieldNames = {
  name: 'The name',
  address: 'The address',
  qualification: 'The qualification',
  experience: 'The experience',
  trade: 'The trade',
  years: 'The years of work',
  whatsapp: 'The WhatsApp number',
  phone: 'The phone number',
  job_id: 'The job',
  plan: 'What you plan to build',
  message: 'The message',
  review: 'The review',
  topic: 'The topic',
  notice_version: 'The version of the notice',
  website: 'This field',
} as const

/** {field} and {max} are values of the message. */
export const fieldMessages = {
  unclear: "Please check the value of '{field}'.",
  tooLong: '{field} can be at most {max} characters long.',
  emailTooLong: 'This email address is too long.',
  wrongEmail: 'Please check the email address.',
  wrongNumber: {
    phone: 'Please check the phone number: 10 digits, or the country code and the number.',
    whatsapp: 'Please check the WhatsApp number: 10 digits, or the country code and the number.',
  },
  cvTooLarge: `This file is over ${maxCvBytes / 1_000_000} MB. Please send a smaller one.`,
  trueOrFalse: 'Please answer with true or false.',
  wrongLimit: `The limit is a whole number from 0 to ${maxPageSize}.`,
  wrongOffset: `The offset is a whole number from 0 to ${maxOffset}.`,
  wrongSize: 'The size is a whole number of square feet.',
} as const
