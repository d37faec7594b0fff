// The calls that public pages make. Apart from calls.ts, so that visitors do not load the paths of the admin area.
export type Call = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: `/${string}`
  /** Responds with an array, and with the total number of records in `X-Total-Count`. */
  list?: true
  /** Expects multipart/form-data. */
  upload?: true
  /** Responds with a file instead of JSON. */
  file?: true
}

export const publicCalls = {
  listJobs: { method: 'GET', path: '/admin/jobs', list: true },
  createApplication: { method: 'POST', path: '/admin/career', upload: true },
  listProjects: { method: 'GET', path: '/admin/allproduct', list: true },
  getProject: { method: 'GET', path: '/admin/products/:id' },
  listServices: { method: 'GET', path: '/admin/services', list: true },
  getService: { method: 'GET', path: '/admin/services/:slug' },
  listReviews: { method: 'GET', path: '/admin/get-reviews', list: true },
  createEnquiry: { method: 'POST', path: '/admin/enquiry' },
  getContent: { method: 'GET', path: '/contents/:page' },
  openMyCv: { method: 'GET', path: '/my-data/:token/cv', file: true },
  updateMyData: { method: 'POST', path: '/my-data/:token' },
  withdrawMyData: { method: 'POST', path: '/my-data/:token/withdraw' },
} as const satisfies Record<string, Call>
