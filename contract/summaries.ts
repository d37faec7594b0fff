// For openapi.json: what a call does, where its name does not say it all.
import type { CallName } from './calls.ts'

export const summaries: Partial<Record<CallName, string>> = {
  listJobs: 'List the open jobs; whoever is logged in may ask for all',
  openJob: 'Open or close a job',
  createApplication: 'Apply for a job',
  exportApplications: 'The applications as a file for a spreadsheet',
  openCv: 'The CV of an applicant',
  listCvOpenings: 'Who has opened the CV of this application',
  updateProject: 'Change a project; new gallery images come after the old ones',
  addProjectImage: 'Add one gallery image after the others',
  login: 'Log in: answers with the cookie of a session',
  signup: 'Ask for an account; the first one owns the site, later ones wait for approval',
  forgotPassword: 'Ask for a link to choose a new password',
  resetPassword: 'Choose a new password; ends all sessions of the account',
  confirmAddress: 'Confirm the mail address of an account',
  whoAmI: 'The account that is logged in',
  listSessions: 'Where this account is logged in',
  approveAccount: 'Approve an account; where mails can be sent, it opens when its address is confirmed',
  createConfirmationLink:
    'Mail a new link that confirms the address, or answer with it where no mail can be sent',
  removeAccount: 'Refuse or remove an account; its sessions end',
  createEnquiry: 'Leave a message for the company',
  findPerson: 'Everything stored about one person',
  exportPerson: 'The same as a file to hand over, CVs included',
  erasePerson: 'Erase these applications and enquiries with everything that belongs to them',
  listOpenedCvs: 'Who has opened which CV',
  getSummary: 'What the dashboard shows',
  getStatus: 'How the installation is doing',
  listMails: 'Mails that were not delivered, or others by status',
  resendMail: 'Send a mail again',
}
