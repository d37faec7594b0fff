// Method and path of each call. The paths are those of the specification, the keys are our names for them.
import { type Call, publicCalls } from './public-calls.ts'

export type { Call }

export const calls = {
  ...publicCalls,

  createJob: { method: 'POST', path: '/admin/jobs' },
  getJob: { method: 'GET', path: '/admin/jobs/:id' },
  updateJob: { method: 'PUT', path: '/admin/jobs/:id' },
  openJob: { method: 'PUT', path: '/admin/jobs/:id/open' },
  deleteJob: { method: 'DELETE', path: '/admin/jobs/:id' },

  listApplications: { method: 'GET', path: '/admin/career', list: true },
  getApplication: { method: 'GET', path: '/admin/career/:id' },
  updateApplication: { method: 'PUT', path: '/admin/career/:id' },
  deleteApplication: { method: 'DELETE', path: '/admin/career/:id' },
  exportApplications: { method: 'GET', path: '/admin/career.csv', file: true },
  openCv: { method: 'GET', path: '/uploads/cv/:name', file: true },
  listCvOpenings: { method: 'GET', path: '/admin/career/:id/cv-openings', list: true },

  createProject: { method: 'POST', path: '/admin/addproduct', upload: true },
  updateProject: { method: 'PUT', path: '/admin/products/:id', upload: true },
  showProject: { method: 'PUT', path: '/admin/products/:id/visibility' },
  reorderProjects: { method: 'PUT', path: '/admin/product-order' },
  deleteProject: { method: 'DELETE', path: '/admin/products/:id' },
  addProjectImage: { method: 'POST', path: '/admin/products/:id/images', upload: true },
  deleteProjectImage: { method: 'DELETE', path: '/admin/products/:id/images' },
  reorderProjectImages: { method: 'PUT', path: '/admin/products/:id/images' },
  chooseMainImage: { method: 'PUT', path: '/admin/products/:id/main-image' },

  createService: { method: 'POST', path: '/admin/add', upload: true },
  updateService: { method: 'PUT', path: '/admin/services/:id', upload: true },
  deleteService: { method: 'DELETE', path: '/admin/services/:id' },
  reorderServices: { method: 'PUT', path: '/admin/service-order' },

  login: { method: 'POST', path: '/admin/login' },
  signup: { method: 'POST', path: '/admin/signup' },
  forgotPassword: { method: 'POST', path: '/admin/forgot-password' },
  resetPassword: { method: 'POST', path: '/admin/reset-password/:token' },
  checkResetLink: { method: 'GET', path: '/admin/reset-password/:token' },
  confirmAddress: { method: 'POST', path: '/admin/confirm/:token' },
  logout: { method: 'POST', path: '/admin/logout' },
  whoAmI: { method: 'GET', path: '/admin/me' },
  changeName: { method: 'PUT', path: '/admin/me' },
  changePassword: { method: 'PUT', path: '/admin/me/password' },
  listSessions: { method: 'GET', path: '/admin/sessions', list: true },
  endSession: { method: 'DELETE', path: '/admin/sessions/:id' },
  listAccounts: { method: 'GET', path: '/admin/users', list: true },
  approveAccount: { method: 'POST', path: '/admin/users/:id/approve' },
  createConfirmationLink: { method: 'POST', path: '/admin/users/:id/confirmation' },
  changeRoles: { method: 'PUT', path: '/admin/users/:id/roles' },
  removeAccount: { method: 'DELETE', path: '/admin/users/:id' },
  createInvitation: { method: 'POST', path: '/admin/invitations' },
  listInvitations: { method: 'GET', path: '/admin/invitations', list: true },
  revokeInvitation: { method: 'DELETE', path: '/admin/invitations/:id' },
  checkInvitation: { method: 'GET', path: '/admin/accept-invitation/:token' },
  acceptInvitation: { method: 'POST', path: '/admin/accept-invitation/:token' },
  getSignup: { method: 'GET', path: '/admin/signup-state' },
  changeSignup: { method: 'PUT', path: '/admin/signup-state' },

  createReview: { method: 'POST', path: '/admin/add-review' },
  getReview: { method: 'GET', path: '/admin/reviews/:id' },
  updateReview: { method: 'PUT', path: '/admin/edit-review/:id' },
  deleteReview: { method: 'DELETE', path: '/admin/delete-review/:id' },

  listTrash: { method: 'GET', path: '/admin/trashed', list: true },
  restoreTrashed: { method: 'POST', path: '/admin/trashed/:id/restore' },
  deleteTrashed: { method: 'DELETE', path: '/admin/trashed/:id' },

  listEnquiries: { method: 'GET', path: '/admin/enquiry', list: true },
  getEnquiry: { method: 'GET', path: '/admin/enquiry/:id' },
  updateEnquiry: { method: 'PUT', path: '/admin/enquiry/:id' },
  deleteEnquiry: { method: 'DELETE', path: '/admin/enquiry/:id' },
  exportEnquiries: { method: 'GET', path: '/admin/enquiry.csv', file: true },

  getMyData: { method: 'GET', path: '/my-data/:token/record' },

  findPerson: { method: 'GET', path: '/admin/people' },
  exportPerson: { method: 'GET', path: '/admin/people/export' },
  erasePerson: { method: 'DELETE', path: '/admin/people' },
  listOpenedCvs: { method: 'GET', path: '/admin/opened-cvs', list: true },

  listDiary: { method: 'GET', path: '/admin/diary-entries', list: true },
  listDiaryPeople: { method: 'GET', path: '/admin/diary-people', list: true },
  exportDiary: { method: 'GET', path: '/admin/diary.csv', file: true },

  listContents: { method: 'GET', path: '/admin/contents', list: true },
  getDraft: { method: 'GET', path: '/admin/contents/:page' },
  saveDraft: { method: 'PUT', path: '/admin/contents/:page' },
  publishContent: { method: 'POST', path: '/admin/contents/:page/publish' },
  discardDraft: { method: 'DELETE', path: '/admin/contents/:page/draft' },
  confirmSamples: { method: 'POST', path: '/admin/contents/:page/confirm' },
  listVersions: { method: 'GET', path: '/admin/contents/:page/versions', list: true },
  restoreVersion: { method: 'POST', path: '/admin/contents/:page/versions/:id/restore' },
  addContentPicture: { method: 'POST', path: '/admin/contents/pictures', upload: true },

  getAttention: { method: 'GET', path: '/admin/attention' },
  getSummary: { method: 'GET', path: '/admin/summary' },
  getStatus: { method: 'GET', path: '/admin/status' },
  getFirstSteps: { method: 'GET', path: '/admin/first-steps' },
  showFirstSteps: { method: 'PUT', path: '/admin/first-steps' },
  getDemo: { method: 'GET', path: '/admin/demo' },
  removeDemo: { method: 'DELETE', path: '/admin/demo' },
  getExport: { method: 'GET', path: '/admin/export' },
  exportEverything: { method: 'GET', path: '/admin/export.zip', file: true },
  sendTestMail: { method: 'POST', path: '/admin/test-mail' },
  listMails: { method: 'GET', path: '/admin/mails', list: true },
  resendMail: { method: 'POST', path: '/admin/mails/:id/resend' },
  deleteMail: { method: 'DELETE', path: '/admin/mails/:id' },
} as const satisfies Record<string, Call>

export type CallName = keyof typeof calls
