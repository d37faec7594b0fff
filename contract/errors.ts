// Failure codes and their HTTP status.
export const statusOf = {
  invalid_input: 400,
  not_signed_in: 401,
  not_allowed: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  wrong_type: 415,
  too_many: 429,
  busy: 503,
  disk_full: 507,
} as const

export type FailureCode = keyof typeof statusOf
